import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import type { ContentCall as Call, ContentPage } from '../../../feature.ts'
import type { Kit } from '../../../kit.ts'
import { readContentMark } from './content/content-address.ts'
import { contentHeaders, rangeOf, typeOf } from './content/content-answers.ts'
import { answerLastWords, type HeedLastWords } from './content/last-words.ts'
import { findAsset } from './packages.queries.ts'
import { answerShell, isOfShell } from './content/player-shell.ts'

type Needs = Pick<Kit, 'config' | 'engine' | 'files' | 'log' | 'now'>

type Host = { heed: HeedLastWords; pages?: readonly ContentPage[] }

/** The host on which packages run: their files, what the player and others add, and nothing of the application. */
export function makeContentServer(kit: Needs, { heed, pages = [] }: Host): Server {
  return createServer((request, response) => {
    answer({ kit, heed, pages }, request, response).catch((error: unknown) => {
      kit.log.warn(error, 'content')
      if (response.headersSent) return response.destroy()
      return refuse(kit, response, 503)
    })
  })
}

async function answer(
  { kit, heed, pages }: Required<Host> & { kit: Needs },
  request: IncomingMessage,
  response: ServerResponse,
) {
  if (request.method === 'POST') {
    const refused = await answerLastWords(heed, request.url ?? '/', { request, response })
    return refused === null ? undefined : refuse(kit, response, refused)
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(kit, response, 405)
  // NOTE: a worker would stay after its package, and between all that comes from this host.
  if (request.headers['service-worker'] !== undefined) return refuse(kit, response, 403)
  const path = pathOf(request.url ?? '/')
  if (path === null) return refuse(kit, response, 404)
  const call = { request, response, path, host: request.headers.host ?? '' }
  if (isOfShell(path)) return answerShell(kit.config, path, call)
  for (const page of pages) if (await page(kit, call)) return
  return answerAsset(kit, call)
}

/** NOTE: decoded once, so that nothing is taken for something else in the end. */
function pathOf(url: string) {
  try {
    return decodeURIComponent(url.replace(/[?#].*$/s, '')).normalize('NFC')
  } catch {
    return null
  }
}

function refuse(kit: Needs, response: ServerResponse, status: number) {
  response.writeHead(status, { ...contentHeaders(kit.config), 'cache-control': 'no-store' })
  response.end()
}

async function answerAsset(kit: Needs, { request, response, path, host }: Call) {
  const [, mark = '', file = ''] = /^\/p\/([^/]+)\/(.+)$/s.exec(path) ?? []
  const claim = readContentMark(kit, mark, host)
  const asset = claim && (await findAsset(kit.engine.db, { ...claim, path: file }))
  if (!claim || !asset) return refuse(kit, response, 404)
  const etag = `"${asset.name}"`
  const headers = {
    ...contentHeaders(kit.config),
    'content-type': typeOf(file),
    'cache-control': `private, max-age=${claim.secondsLeft}`,
    'accept-ranges': 'bytes',
    etag,
  }
  if (request.headers['if-none-match'] === etag) return void response.writeHead(304, headers).end()
  const isSame = (request.headers['if-range'] ?? etag) === etag
  const range = isSame ? rangeOf(request.headers.range, asset.bytes) : null
  if (range === 'outside')
    return void response.writeHead(416, { ...headers, 'content-range': `bytes */${asset.bytes}` }).end()
  const length = range ? range.end - range.start + 1 : asset.bytes
  response.writeHead(range ? 206 : 200, {
    ...headers,
    'content-length': length,
    ...(range && { 'content-range': `bytes ${range.start}-${range.end}/${asset.bytes}` }),
  })
  if (request.method === 'HEAD' || length === 0) return void response.end()
  const source = await kit.files.read(asset.name, range ?? undefined)
  if (!source) throw new Error('a file of a package is not in the store')
  return pipeline(source, response)
}

/** Begins to answer at the port that is kept for packages. */
export async function listenForContent(server: Server, { contentPort, host }: Kit['config']) {
  server.listen(contentPort, host)
  await once(server, 'listening')
}

/** NOTE: a film that is being watched is not waited for; its browser asks for the rest of another process. */
export function closeContent(server: Server) {
  server.close()
  server.closeAllConnections()
}
