import { expect, test } from 'vitest'
import { permissions } from './permissions.ts'

const rows = Object.entries(permissions)

test('a permission is named by an area and what one may do there', () => {
  expect(rows.map(([name]) => name).filter((name) => !/^[a-z][A-Za-z]+\.[a-z][A-Za-z]+$/.test(name))).toEqual(
    [],
  )
})

test('no two permissions have one label, in either language', () => {
  expect(new Set(rows.map(([, { en }]) => en)).size).toBe(rows.length)
  expect(new Set(rows.map(([, { de }]) => de)).size).toBe(rows.length)
})

test.each(rows)('%s is labelled and explained in both languages', (_, { en, de, about }) => {
  for (const text of [en, de]) expect(text).toMatch(/^\p{Lu}.*[^.]$/u)
  for (const text of [about.en, about.de]) expect(text).toMatch(/^\p{Lu}.*\.$/u)
  expect(de).not.toBe(en)
  expect(about.de).not.toBe(about.en)
})

test('one permission was spelled out for each report of the specification', () => {
  const reports = rows.filter(([name]) => name.startsWith('reports.') && name !== 'reports.administer')
  expect(reports).toHaveLength(14)
})
