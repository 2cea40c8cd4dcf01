import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { at, root } from '../kit/place.mjs'
import { filesIn, hashOf, isFresh, stampWith } from '../kit/stamp.mjs'

mkdirSync(at('node_modules/.cache'), { recursive: true })
const folder = mkdtempSync(at('node_modules/.cache/stamp-'))
const stamp = join(folder, 'dist', 'stamp')
const write = (name: string, text: string) => writeFileSync(join(folder, name), text)
const hash = () => hashOf(filesIn([relative(root, folder)]))
afterAll(() => rmSync(folder, { recursive: true }))

beforeEach(() => {
  write('a.ts', 'one')
  stampWith(stamp, hash())
})

test('what was built stays built while nothing changes', () => {
  expect(isFresh(stamp, hash())).toBe(true)
  write('a.ts', 'one')
  expect(isFresh(stamp, hash())).toBe(true)
})

test.for<[string, () => void]>([
  ['a changed line', () => write('a.ts', 'two')],
  ['a new file', () => write('b.ts', '')],
  ['a renamed file', () => (rmSync(join(folder, 'a.ts')), write('c.ts', 'one'))],
])('%s makes it stale', ([, change]) => {
  change()
  expect(isFresh(stamp, hash())).toBe(false)
  for (const name of ['b.ts', 'c.ts']) rmSync(join(folder, name), { force: true })
})

test('a changed test does not', () => {
  write('a.test.ts', 'anything')
  expect(isFresh(stamp, hash())).toBe(true)
})
