import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll } from 'vitest'

type AskedCall = { path: string; key: string; authorization: string; form: URLSearchParams }

/** A real program on loopback that speaks the card provider's interface: checkouts, refunds, signed messages. */
export async function cardServer() {
  const asked: AskedCall[] = []
  const secrets = { secretKey: 'sk_test_of_the_tests', webhookSecret: 'whsec_of_the_tests' }
  const behaviour = { status: 200, body: null as string | null, waitMs: 0 }
  const made = new Map<string, string>()
  const server: Server = createServer((request, response) => {
    text(request)
      .then(async (body) => {
        const { authorization = '', 'idempotency-key': key = '' } = request.headers
        asked.push({
          path: request.url ?? '',
          key: String(key),
          authorization,
          form: new URLSearchParams(body),
        })
        if (behaviour.waitMs) await new Promise((resolve) => setTimeout(resolve, behaviour.waitMs))
        const isKnown = authorization === `Bearer ${secrets.secretKey}`
        response.writeHead(isKnown ? behaviour.status : 401, { 'content-type': 'application/json' })
        response.end(behaviour.body ?? JSON.stringify(answer(request.url ?? '', String(key))))
      })
      .catch(() => response.destroy())
  })
  /** The same key is the same checkout. */
  function answer(path: string, key: string) {
    const id = made.get(key) ?? `${path.includes('refunds') ? 're' : 'cs'}_${made.size + 1}`
    made.set(key, id)
    return { id, object: 'checkout.session', url: `${url}/pay/${id}` }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

  /** A message as the provider sends it, signed at a moment. */
  function message(event: object, at: Date, secret = secrets.webhookSecret) {
    const payload = JSON.stringify(event)
    const timestamp = Math.floor(at.getTime() / 1000)
    const mark = createHmac('sha256', secret).update(`${timestamp}.${payload}`).digest('hex')
    return { payload, signature: `t=${timestamp},v1=${mark}` }
  }
  return { url, asked, behaviour, message, ...secrets }
}
