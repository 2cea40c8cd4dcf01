import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../../../config.ts'
import type { ContentPage } from '../../../feature.ts'
import { builtFolder } from '../../../http/answer/application.ts'
import { strictTransport } from '../../../http/guard/headers.ts'
import { readMeetingMark } from './meeting-address.ts'

const page = /^\/meeting\/([\w.-]+)\/room\.html$/
const script = '/meeting/meeting.js'

/** On the host of contents: the page in which a meeting takes place, and the script that asks its service for it. */
export const answerMeeting: ContentPage = async (kit, { request, response, path }) => {
  if (path !== script && !page.test(path)) return false
  const { status, headers, body } =
    path === script ? await scriptFile(kit.config) : roomPage(kit.config, readMeetingMark(kit, markOf(path)))
  response.writeHead(status, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
  return true
}

const markOf = (path: string) => page.exec(path)?.[1] ?? ''

function headersOf(config: Config, policy: string): Record<string, string> {
  const strict = strictTransport(config)
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
    ...(strict && { 'strict-transport-security': `max-age=${strict.maxAge}; includeSubDomains` }),
  }
}

const nothing = "default-src 'none'; frame-ancestors 'none'"

async function scriptFile(config: Config) {
  const file = join(builtFolder('meeting') ?? '', 'meeting', 'meeting.js')
  if (!existsSync(file)) return { status: 404, headers: headersOf(config, nothing), body: '' }
  const headers = {
    ...headersOf(config, nothing),
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
  }
  return { status: 200, headers, body: await readFile(file) }
}

const inAttribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')

/** NOTE: framed by the application alone; nothing runs in it but its own script and the one of the company's service. */
function roomPage(config: Config, service: string | null) {
  if (service === null) return { status: 404, headers: headersOf(config, nothing), body: '' }
  const { origin } = new URL(config.publicUrl)
  const policy = [
    "default-src 'none'",
    `script-src 'self' ${service}`,
    `frame-src ${service}`,
    "style-src 'unsafe-inline'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${origin}`,
  ].join('; ')
  const headers = {
    ...headersOf(config, policy),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
  }
  const body = `<!doctype html>
<html lang="en" data-application="${inAttribute(origin)}" data-service="${inAttribute(service)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Oktant</title>
</head>
<body>
<script type="module" src="${script}"></script>
</body>
</html>
`
  return { status: 200, headers, body }
}
