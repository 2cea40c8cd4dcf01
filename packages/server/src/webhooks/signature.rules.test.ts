import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeMessageId, makeSigningSecret, signatureOf } from './signature.rules.ts'

test('a secret is 32 random bytes after its mark', () => {
  const secret = makeSigningSecret()
  expect(secret).toMatch(/^whsec_/)
  expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(32)
  expect(makeSigningSecret()).not.toBe(secret)
})

test('the number of a message fits an address, and is no other’s', () => {
  expect(makeMessageId()).toMatch(/^msg_[\w-]{24}$/)
  expect(makeMessageId()).not.toBe(makeMessageId())
})

// NOTE: the example of the Standard Webhooks specification, by which its libraries are tested.
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'
const message = { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek', timestamp: 1_614_265_330, body: '{"test": 2432232314}' }
const signature = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE='

test('a message is signed as the specification does it', () => {
  expect(signatureOf([secret], message)).toBe(signature)
})

test('a message is signed by each secret, with a space between', () => {
  const other = `whsec_${Buffer.from('another secret').toString('base64')}`
  const second = createHmac('sha256', 'another secret')
    .update(`${message.id}.${message.timestamp}.${message.body}`)
    .digest('base64')
  expect(signatureOf([secret, other], message)).toBe(`${signature} v1,${second}`)
  expect(signatureOf([], message)).toBe('')
})

test.for([{ id: 'msg_other' }, { timestamp: message.timestamp + 1 }, { body: '{"test": 2432232315}' }])(
  'a message with %j is signed otherwise',
  (own) => expect(signatureOf([secret], { ...message, ...own })).not.toBe(signature),
)
