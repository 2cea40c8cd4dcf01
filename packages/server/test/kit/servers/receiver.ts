import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll } from 'vitest'

type Message = {
  id: string
  event: string
  companyId: number
  happenedAt: string
  data: Record<string, unknown>
}
type Arrived = { path: string; headers: IncomingHttpHeaders; body: string; message: Message }

/** A real program on loopback that is told of events; it can go away and come back at the same address. */
export async function receiver() {
  const arrived: Arrived[] = []
  const behaviour: { answer: (response: ServerResponse) => void } = {
    answer: (response) => response.end('ok'),
  }
  let server: Server | undefined
  let port = 0

  async function open() {
    server = createServer((request, response) => {
      buffer(request)
        .then((bytes) => {
          const body = bytes.toString()
          arrived.push({ path: request.url ?? '', headers: request.headers, body, message: JSON.parse(body) })
          behaviour.answer(response)
        })
        .catch(() => response.destroy())
    })
    await new Promise<void>((resolve) => server?.listen(port, '127.0.0.1', resolve))
    port = (server.address() as AddressInfo).port
  }

  async function close() {
    server?.closeAllConnections()
    await new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve()))
  }

  await open()
  afterAll(close)
  return { host: `127.0.0.1:${port}`, arrived, behaviour, open, close }
}

/** As the documentation says: is the message whole, from somebody who knows the secret, and fresh? */
export function isGenuine({ headers, body }: Pick<Arrived, 'headers' | 'body'>, secret: string, now: Date) {
  const [id, timestamp, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name] ?? ''),
  )
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > 300) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest()
  return (signatures ?? '').split(' ').some((one) => {
    const given = Buffer.from(one.replace('v1,', ''), 'base64')
    return given.length === expected.length && timingSafeEqual(given, expected)
  })
}
