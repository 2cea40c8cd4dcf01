import { expect, test } from 'vitest'
import { hashOfToken, isApiToken, isTokenSecret, makeTokenSecret, prefixOfToken } from './token-secrets.ts'

const random = 'abcdefghijABCDEFGHIJ0123456789abcdefghij'
const secret = `oktant_${random}`

test('a secret is its mark, 40 random letters and digits, and six that check them', () => {
  const made = Array.from({ length: 50 }, makeTokenSecret)
  for (const one of made) {
    expect(one).toMatch(/^oktant_[0-9A-Za-z]{46}$/)
    expect(isTokenSecret(one)).toBe(true)
  }
  expect(new Set(made).size).toBe(50)
})

test('each letter and digit is as likely as any other', () => {
  const counts = new Map<string, number>()
  for (const letter of Array.from({ length: 1500 }, () => makeTokenSecret().slice(7, 47)).join(''))
    counts.set(letter, (counts.get(letter) ?? 0) + 1)
  expect(counts.size).toBe(62)
  // NOTE: of 60,000 letters each comes about 968 times, give or take 31; seven times that never happens by chance.
  for (const count of counts.values()) expect(Math.abs(count - 968)).toBeLessThan(217)
})

// NOTE: reckoned by another program; scanners of other houses check a token in the same way.
test.for([
  [random, '39RsEl'],
  ['0'.repeat(40), '2kaqcA'],
  ['z'.repeat(40), '2x81PZ'],
  ['iQmFEXbRaG00p9nUjmxy9xuuM4zcxsFZftZ98P8d', '0043HA'],
] as const)('“%s” is checked by %s', ([letters, check]) => {
  expect(isTokenSecret(`oktant_${letters}${check}`)).toBe(true)
})

const check = '39RsEl'
test.for([
  ['with a wrong check', `oktant_${random}39RsEm`],
  ['with a letter mistyped', `oktant_b${random.slice(1)}${check}`],
  ['with two letters swapped', `oktant_ba${random.slice(2)}${check}`],
  ['with a letter too few', `oktant_${random.slice(1)}${check}`],
  ['with a letter too many', `oktant_${random}0${check}`],
  ['with another mark', `oktane_${random}${check}`],
  ['without a mark', `${random}${check}`],
  ['with something before it', ` oktant_${random}${check}`],
  ['with something after it', `oktant_${random}${check} `],
  ['of other signs, though its check fits', `oktant_${'-'.repeat(40)}1UxFsv`],
  ['of nothing', ''],
] as const)('a secret %s is none', ([, text]) => {
  expect(isTokenSecret(text)).toBe(false)
})

test('of a secret its hash is kept, and what shows which it is', () => {
  expect(hashOfToken(secret + check)).toBe('VF4S6WWo-qbMyKzJKXJ3a6wUiNKtvRfdLGn4RxrlY9M')
  expect(prefixOfToken(secret + check)).toBe('oktant_abcdef')
})

test.for([
  [`Bearer ${secret}`, true],
  ['Bearer oktant_', true],
  ['Bearer eyJhbGciOi.a.b', false],
  [`bearer ${secret}`, false],
  [secret, false],
  [`Basic ${secret}`, false],
  ['', false],
] as const)('“%s” is meant as a program’s: %s', ([authorization, expected]) => {
  expect(isApiToken(authorization)).toBe(expected)
})
