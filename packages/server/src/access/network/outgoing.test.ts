import { expect, test } from 'vitest'
import { makeOutgoing } from './outgoing.ts'

const outgoing = makeOutgoing({ named: ['127.0.0.1:2025', 'post.inside:25'], ports: [25, 465, 587] })

test.each([
  ['127.0.0.1', 25],
  ['localhost', 25],
  ['10.1.2.3', 587],
  ['169.254.169.254', 25],
  ['192.168.0.1', 465],
  ['[::1]', 25],
  ['::1', 25],
  ['::ffff:127.0.0.1', 25],
  ['fd00::1', 25],
  ['2130706433', 25],
  ['0x7f.1', 25],
  ['0.0.0.0', 25],
  ['9.9.9.9', 80],
  ['127.0.0.1', 2026],
])('%s at port %s is not reached', async (host, port) => {
  await expect(outgoing(host, port)).rejects.toThrow(/not (reached|known)/)
})

test('an address of the open internet is reached, and what the installation names', async () => {
  expect(await outgoing('9.9.9.9', 25)).toBe('9.9.9.9')
  expect(await outgoing('127.0.0.1', 2025)).toBe('127.0.0.1')
})

test.each([
  ['127.0.0.1', 25, 'inside', '127.0.0.1 is not reached from here'],
  ['9.9.9.9', 80, 'inside', '9.9.9.9 is not reached from here'],
])('%s at port %s is refused with the reason', async (host, port, why, message) => {
  const refusal = { name: 'OutgoingRefused', why, message }
  await expect(outgoing(host, port)).rejects.toMatchObject(refusal)
})

test('a name that the installation allows is allowed in any letters', async () => {
  const allowed = makeOutgoing({ named: ['localhost:2025'], ports: [] })
  expect(await allowed('LocalHost', 2025)).toMatch(/^(127\.0\.0\.1|::1)$/)
})
