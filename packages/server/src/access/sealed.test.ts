import { expect, test } from 'vitest'
import { seal, type SealedBy, unseal } from './sealed.ts'

const by: SealedBy = { secret: 'a secret of the tests', purpose: 'mail' }
const text = 'Pässe für 3 Personen 🪢'

test.for<[string, SealedBy]>([
  ['without a salt', by],
  ['with a salt', { ...by, salt: 'seven' }],
])('what was sealed %s comes out as it went in', ([, own]) => {
  expect(unseal(own, seal(own, text))).toBe(text)
  expect(unseal(own, seal(own, ''))).toBe('')
})

test('the same text is never sealed the same way, and cannot be read', () => {
  expect(seal(by, text)).not.toBe(seal(by, text))
  const bytes = Buffer.from(seal(by, text), 'base64')
  expect(bytes).toHaveLength(12 + 16 + Buffer.byteLength(text))
  expect(bytes.includes('Personen')).toBe(false)
})

// NOTE: what an installation has sealed must be opened by every later version.
test.for([
  [by, 'MDEyMzQ1Njc4OWFipDoNetFvIb54aeqoWOA4tadsVrfNsOt1ZE45akqz+g=='],
  [{ ...by, salt: 'seven' }, 'MDEyMzQ1Njc4OWFiW+hM3e8rPKTZPqspMhZ2lIyprI5OLC3NwmdDYut84g=='],
] as const)('what was sealed by %j before is still opened', ([own, sealed]) => {
  expect(unseal(own, sealed)).toBe('Half hitch 🪢')
})

test.for<[string, SealedBy]>([
  ['with another secret', { ...by, secret: 'another secret' }],
  ['for another purpose', { ...by, purpose: 'webhook' }],
  ['with a salt', { ...by, salt: 'seven' }],
])('what was sealed is not opened %s', ([, other]) => {
  expect(() => unseal(other, seal(by, text))).toThrow(/authenticate/)
})

test.for([0, 11, 12, 27, 28, 40])('a change to byte %s of what was sealed is noticed', (place) => {
  const bytes = Buffer.from(seal(by, text), 'base64')
  bytes[place] = (bytes[place] ?? 0) ^ 1
  expect(() => unseal(by, bytes.toString('base64'))).toThrow(/authenticate/)
})

test.for(['', 'AAAA', 'no base64'])('“%s” was never sealed', (sealed) => {
  expect(() => unseal(by, sealed)).toThrow(Error)
})
