import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { licences } from '../../packages/web/licences.ts'

const packageOf = (name: string) =>
  JSON.parse(readFileSync(resolve(import.meta.dirname, '../../packages', name, 'package.json'), 'utf8'))

test('every library that the product stands on is listed with its licence', () => {
  const found = new Map(licences().map((one) => [one.name, one]))
  const direct = ['runtime', 'server', 'web'].flatMap((name) =>
    Object.keys(packageOf(name).dependencies ?? {}),
  )
  const listed = direct.filter((name) => !name.startsWith('@oktant/'))
  expect(listed.length).toBeGreaterThan(20)
  expect(listed.filter((name) => !found.has(name))).toEqual([])
  expect([...found.values()].filter(({ licence }) => !licence).map(({ name }) => name)).toEqual([])
})

test('what only builds and tests it is not', () => {
  const names = licences().map(({ name }) => name)
  expect(names.filter((name) => ['vitest', 'oxlint', 'lighthouse'].includes(name))).toEqual([])
})

test('most bring the words of their licence along', () => {
  const all = licences()
  const worded = all.filter(({ text }) => text.length > 100)
  expect(worded.length / all.length).toBeGreaterThan(0.8)
})
