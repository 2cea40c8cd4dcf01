import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { numbersOfPlatform, shownElsewhere } from '../../../../../test/kit/packages/cmi5-numbers.ts'

const files = [
  './launched.requirements.test.ts',
  './launched.test.ts',
  '../../packages/manifest/cmi5-structure.test.ts',
  '../../packages/packages.test.ts',
  '../../../../../test/kit/packages/cmi5-requirements.ts',
]
const number = /(\d+\.\d+\.\d+\.\d+)-(\d+)( \(d\d?\))?(?: to (\d+)(?![\d.])( \(d\d?\))?)?/g

/** The numbers that stand in a text, of ranges each. */
function numbersIn(text: string) {
  return [...text.matchAll(number)].flatMap(([, section, first, derived = '', last, lastDerived = '']) => {
    const count = last === undefined ? 0 : Number(last) - Number(first)
    const range = Array.from({ length: count + 1 }, (_, place) => `${section}-${Number(first) + place}`)
    return [`${section}-${first}${derived}`, ...range, ...(last ? [`${section}-${last}${lastDerived}`] : [])]
  })
}

/** NOTE: what is derived from a requirement is another wording of it, so that either is the name of the other’s test. */
const stem = (one: string) => one.replace(/ \(d\d?\)$/, '')

test('every requirement of cmi5 for a learning platform has a test that is called by it', () => {
  const texts = files.map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  const shown = new Set([...texts.flatMap(numbersIn), ...Object.keys(shownElsewhere)].map(stem))
  expect(numbersOfPlatform.filter((one) => !shown.has(one))).toEqual([])
})
