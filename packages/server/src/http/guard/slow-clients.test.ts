import { expect, test } from 'vitest'
import { slowClientsServer } from '../../../test/kit/servers/slow-clients.ts'

// NOTE: the real times are proved whole by `npm run prove`.
const server = slowClientsServer({ headersMs: 400, requestMs: 3000, lookEveryMs: 50 })

test('who dribbles the headers is told so and cut when their time is over', async () => {
  const { dribbleHeaders } = await server
  const { afterMs, said } = await dribbleHeaders()
  expect(afterMs).toBeGreaterThanOrEqual(400)
  expect(afterMs).toBeLessThan(3000)
  expect(said).toMatch(/^HTTP\/1\.1 408 .*"code":"timeout"/s)
})

test('who dribbles the body is told so and cut when their time is over', async () => {
  const { dribbleBody } = await server
  const { afterMs, said } = await dribbleBody()
  expect(afterMs).toBeGreaterThanOrEqual(3000)
  expect(afterMs).toBeLessThan(20_000)
  expect(said).toMatch(/^HTTP\/1\.1 408 .*"code":"timeout"/s)
})

test('who asks at once may listen for longer: a live stream is not cut', async () => {
  const { listenFor } = await server
  expect(await listenFor(4500)).toBe('still open')
})

test('what is no request is refused in our own words', async () => {
  const { sayAndHear } = await server
  expect(await sayAndHear('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 .*"code":"invalid_input"/s)
  const long = `GET /healthz HTTP/1.1\r\nhost: x\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`
  expect(await sayAndHear(long)).toMatch(/^HTTP\/1\.1 413 .*"code":"too_large"/s)
})
