import type { IncomingMessage, ServerResponse } from 'node:http'

/** Hands what a package said while its tab was closed to the call that keeps commits. */
export type HeedLastWords = (words: { id: string; body: string; remoteAddress: string }) => Promise<unknown>

const path = /^\/player\/last-words\/(\d{1,10})$/
/** No request that outlives its page is longer. */
const mostBytes = 65_536

/** NOTE: the page that sent it is gone, so nobody reads the answer; the call itself says who may and what is valid. */
export async function answerLastWords(
  heed: HeedLastWords,
  asked: string,
  { request, response }: { request: IncomingMessage; response: ServerResponse },
) {
  const [, id] = path.exec(asked) ?? []
  if (id === undefined) return 405
  const body = await bodyOf(request)
  if (body === null) return 413
  await heed({ id, body, remoteAddress: request.socket.remoteAddress ?? '' })
  response.writeHead(204, { 'cache-control': 'no-store' }).end()
  return null
}

async function bodyOf(request: IncomingMessage) {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request) {
    const chunk = Buffer.from(part)
    bytes += chunk.length
    if (bytes > mostBytes) return null
    parts.push(chunk)
  }
  return Buffer.concat(parts).toString('utf8')
}
