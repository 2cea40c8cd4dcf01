import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const standard = readFileSync(join(root, 'docs/security-standard.md'), 'utf8')

type Row = { requirement: string; state: string; where: string; test: string }

const rows: Row[] = standard
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => {
    const [requirement = '', , , state = '', where = '', name = ''] = line
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    return { requirement, state, where, test: name }
  })

const isTest = (path: string) => /\.(test|spec|proof)\.tsx?$/.test(path)
const places = ['packages', 'e2e', 'tools'].map((folder) => join(root, folder)).filter(existsSync)
const tests = places
  .flatMap((place) =>
    readdirSync(place, { recursive: true, encoding: 'utf8' }).map((path) => join(place, path)),
  )
  .filter((path) => isTest(path) && !path.includes('node_modules') && path !== import.meta.filename)
  .map((path) => readFileSync(path, 'utf8'))
  .join('\n')

const met = rows.filter(({ state }) => state === 'met')
const named = (where: string) => [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
const quoted = (cell: string) => [...cell.matchAll(/“([^”]+)”/g)].map(([, name = '']) => name)

test('the table speaks of each requirement once, in one of three states', () => {
  expect(rows.length).toBeGreaterThan(200)
  expect(new Set(rows.map(({ requirement }) => requirement)).size).toBe(rows.length)
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['met', 'not applicable', 'not met yet']))
})

test('the sum of each state is said before the table', () => {
  const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length
  const said = `${count('met')} met, ${count('not applicable')} not applicable, ${count('not met yet')} not met yet.`
  expect(standard).toContain(`\n${said}\n`)
})

test.each(rows)('$requirement says where, or why', ({ where }) => {
  expect(where.length).toBeGreaterThan(5)
})

test.each(met)('$requirement is met by files that are there', ({ where }) => {
  expect(named(where).length).toBeGreaterThan(0)
  expect(named(where).filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test.each(met)(
  '$requirement is shown by tests that are there, or is a matter of words',
  ({ where, test: cell }) => {
    expect(quoted(cell).filter((name) => !tests.includes(name))).toEqual([])
    if (quoted(cell).length === 0) expect(named(where).some((path) => path.endsWith('.md'))).toBe(true)
  },
)

test('what was found open names tests that are there', () => {
  const files = named(readFileSync(join(root, 'docs/findings.md'), 'utf8'))
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !isTest(file) || !existsSync(join(root, file)))).toEqual([])
})
