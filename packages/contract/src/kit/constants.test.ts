import { expect, test } from 'vitest'
import list from '../../test/constants.tsv?raw'
import * as constants from './constants.ts'
import * as developmentLimits from './development-limits.ts'
import { containerType } from '../learning/segments.ts'
import * as statuses from './statuses.ts'

type Line = { source: string; words: string; name: string; value: unknown }

const printed: Line[] = list
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => {
    const [source = '', words = '', name = '', value = ''] = line.split('\t')
    return { source, words, name, value: JSON.parse(value) }
  })

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function flatten(value: unknown, path: string[] = []): [string, unknown][] {
  if (!isTable(value)) return [[path.join('.'), value]]
  return Object.entries(value).flatMap(([name, part]) => flatten(part, [...path, name]))
}

const ours = new Map(flatten({ ...constants, ...developmentLimits, ...statuses, containerType }))

test.each(printed)('$source: $words', ({ name, value }) => {
  expect(ours.get(name)).toEqual(value)
})

test('every constant stands in the list copied by hand', () => {
  const listed = new Set(printed.map((line) => line.name))
  expect([...ours.keys()].filter((name) => !listed.has(name))).toEqual([])
  expect(listed.size).toBe(printed.length)
})
