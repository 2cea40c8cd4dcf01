import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { entries } from '@oktant/contract/all.ts'
import { canonical } from '../src/http/guard/door.ts'

type Row = { method: string; printed: string; meant: string }

const fill = (path: string) => path.replaceAll('{owner}', 'event').replaceAll(/\{\w+\}/g, '7')
const pattern = (path: string) => path.replaceAll(/\{\w+\}|:\w+/g, ':')

function readRows(name: string): Row[] {
  return readFileSync(new URL(name, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, method = '', printed = '', meant = ''] = line.split('\t')
      return { method, printed, meant }
    })
}

const every = readRows('./every-printed-path.tsv')
const served = readRows('./printed-paths.tsv')

const spellings = ({ printed }: Row) => {
  const bare = printed.replace(/^\/rest\b/, '').replace(/\/$/, '')
  return [printed, bare, `${bare}/`, `/rest${bare}`, `/rest${bare}/`, `${bare}?_page=0`]
}

test('the lists hold what both specifications print', () => {
  expect(every.length).toBe(245)
  const printed = new Set(every.map(({ method, meant }) => `${method} ${meant}`))
  expect(served.filter(({ method, meant }) => !printed.has(`${method} ${meant}`))).toEqual([])
})

test.each(every)('$method $printed means $meant, with and without the root and the last slash', (row) => {
  const meant = fill(row.meant)
  expect(canonical(meant)).toBe(meant)
  for (const spelling of spellings(row)) expect(canonical(fill(spelling)).replace(/\?.*$/, '')).toBe(meant)
})

test.each(served)('$method $printed is in the contract', ({ method, meant }) => {
  const ours = [...entries.values()].map((entry) => `${entry.method} /rest${pattern(entry.path)}`)
  expect(ours).toContain(`${method} ${pattern(meant)}`)
})
