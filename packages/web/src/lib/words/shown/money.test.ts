import { expect, test } from 'vitest'
import { centsFrom, moneyIn, typedFrom } from './money.ts'

const spaced = (text: string) => text.replace(/\s/g, ' ')

test.each([
  ['en', { cents: 45_000, currency: 'ZAR' }, 'R 450.00'],
  ['de', { cents: 45_000, currency: 'ZAR' }, '450,00 R'],
  ['en', { cents: 123_456, currency: 'EUR' }, '€1,234.56'],
  ['de', { cents: 123_456, currency: 'EUR' }, '1.234,56 €'],
] as const)('in %s %o is written %s', (language, amount, words) => {
  expect(spaced(moneyIn(language, amount)).replace(/^R(\d)/, 'R $1')).toBe(words)
})

test.each([
  ['450', 45_000],
  ['450,5', 45_050],
  ['0.07', 7],
  [' 12.30 ', 1230],
  ['19.99', 1999],
  ['', undefined],
  ['1.234,56', undefined],
  ['-3', undefined],
  ['3.999', undefined],
  ['zehn', undefined],
])('what is typed as %o is %o cents', (typed, cents) => {
  expect(centsFrom(typed)).toBe(cents)
})

test('an amount is typed as it is meant', () => {
  const typed = (language: 'en' | 'de') => [450_000, 1999, 7].map((cents) => typedFrom(cents, language))
  expect(typed('en')).toEqual(['4500', '19.99', '0.07'])
  expect(typed('de')).toEqual(['4500', '19,99', '0,07'])
})
