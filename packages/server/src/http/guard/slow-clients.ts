import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { requestLimits } from '@oktant/contract/kit/constants.ts'
import type { ErrorCode } from '@oktant/contract/http/errors.ts'
import { fail } from '../fail.ts'

/** How long a client may take to send what it wants, in milliseconds; 30 s for the headers and 120 s for all of it. */
export type Patience = { headersMs?: number; requestMs?: number; lookEveryMs?: number }

/** What Fastify and the server below it are told, so that whoever dribbles holds a connection no longer than that. */
export function patienceOf({
  headersMs = requestLimits.headersSeconds * 1000,
  requestMs = requestLimits.bodySeconds * 1000,
  lookEveryMs = 1000,
}: Patience) {
  return {
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookEveryMs },
    clientErrorHandler: refuseConnection,
  }
}

const codes: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'timeout',
  HPE_HEADER_OVERFLOW: 'too_large',
}

/** Says what was wrong with what is no request, as far as anybody listens, and ends the connection. */
function refuseConnection({ code }: Error & { code?: string }, socket: Socket) {
  if (code === 'ECONNRESET' || socket.destroyed) return
  const refusal = fail(codes[code ?? ''] ?? 'invalid_input')
  const body = JSON.stringify({ code: refusal.code, message: refusal.message })
  const lines = [
    `HTTP/1.1 ${refusal.statusCode} ${STATUS_CODES[refusal.statusCode]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ]
  if (socket.writable) socket.write(`${lines.join('\r\n')}\r\n\r\n${body}`)
  socket.destroySoon()
}
