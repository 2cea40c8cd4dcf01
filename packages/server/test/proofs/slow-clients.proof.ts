import { expect, test } from 'vitest'
import { slowClientsServer } from '../kit/servers/slow-clients.ts'
import { isWhole } from './size.ts'

// NOTE: in a tenth of the time there is nothing to prove; src/http/guard/slow-clients.test.ts shows the same in seconds.
const server = isWhole ? slowClientsServer({}) : undefined

test.runIf(isWhole)('who dribbles is cut: the headers after 30 seconds, the body after 120', async () => {
  if (!server) return
  const { dribbleHeaders, dribbleBody, listenFor } = await server
  const [headers, body, live] = await Promise.all([dribbleHeaders(), dribbleBody(), listenFor(125_000)])
  expect(headers.afterMs).toBeGreaterThanOrEqual(30_000)
  expect(headers.afterMs).toBeLessThan(35_000)
  expect(body.afterMs).toBeGreaterThanOrEqual(120_000)
  expect(body.afterMs).toBeLessThan(125_000)
  expect([headers.said, body.said].every((said) => said.includes('408'))).toBe(true)
  expect(live).toBe('still open')
  console.log(`slow clients: cut after ${headers.afterMs.toFixed(0)} and ${body.afterMs.toFixed(0)} ms`)
})
