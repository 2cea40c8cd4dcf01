import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../../../../config.ts'
import { builtFolder } from '../../../../http/answer/application.ts'
import { contentHeaders } from './content-answers.ts'

type Call = { request: IncomingMessage; response: ServerResponse }

const page = '/player/loading.html'
const script = /^\/player\/([\w.-]+\.js)$/

/** Does the host of packages serve this beside their files: the shell in which one is played? */
export const isOfShell = (path: string) => path === page || script.test(path)

export function answerShell(config: Config, path: string, call: Call) {
  return path === page ? answerPage(config, call) : answerScript(config, path, call)
}

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** NOTE: framed by the application alone, not even by a package; and nothing runs in it but its own script. */
function policyOf(origin: string) {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' https:",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origin}`,
  ].join('; ')
}

function answerPage(config: Config, { request, response }: Call) {
  const { origin } = new URL(config.publicUrl)
  response.writeHead(200, {
    ...contentHeaders(config),
    'content-security-policy': policyOf(origin),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  })
  if (request.method === 'HEAD') return void response.end()
  response.end(`<!doctype html>
<html lang="en" data-application="${inAttribute(origin)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Oktant</title>
</head>
<body>
<script type="module" src="shell.js"></script>
</body>
</html>
`)
}

async function answerScript(config: Config, path: string, { request, response }: Call) {
  const [, name = ''] = script.exec(path) ?? []
  const folder = builtFolder('package-player')
  const file = join(folder ?? '', 'package-player', name)
  const isThere = folder !== null && existsSync(file)
  const headers = {
    ...contentHeaders(config),
    'content-type': 'text/javascript; charset=utf-8',
    // NOTE: the parts carry a hash of their content in their names; what loads them does not.
    'cache-control': name === 'shell.js' ? 'no-cache' : 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
  }
  if (!isThere) return void response.writeHead(404, { ...headers, 'cache-control': 'no-store' }).end()
  const isPacked = /\bgzip\b/.test(String(request.headers['accept-encoding'])) && existsSync(`${file}.gz`)
  const content = await readFile(isPacked ? `${file}.gz` : file)
  response.writeHead(200, {
    ...headers,
    'content-length': content.length,
    ...(isPacked && { 'content-encoding': 'gzip' }),
  })
  response.end(request.method === 'HEAD' ? undefined : content)
}
