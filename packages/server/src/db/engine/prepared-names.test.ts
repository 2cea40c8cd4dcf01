import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'

const src = resolve(import.meta.dirname, '../..')
const named = /(?:preparedRows(?:<[^(]*>)?\(\s*|\.prepare\()'(\w+)'/g

test('no two statements have one name, as a connection keeps but one of each', () => {
  const names = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(resolve(src, file), 'utf8').matchAll(named)].map(([, name]) => name))
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})
