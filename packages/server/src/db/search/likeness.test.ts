import fc from 'fast-check'
import { expect, test } from 'vitest'
import { testServer } from '../../../test/kit/server.ts'
import { likenessAmong } from './likeness.ts'

const known =
  'negotiation negotiations leadership leader hygiene einsteiger fuhrung verhandlung schweissen budgeting forecasting self-study e-mail excel haushaltsplanung banana pineapple'.split(
    ' ',
  )
const all = known.length

test('the words that are nearly what was typed are those that the database calls so, in its order', async () => {
  const { engine } = await testServer()
  const byDatabase = async (typed: string) => {
    const rows = await engine.query(
      `select word from (
        select word, word_similarity($1, word) as nearness from unnest($2::text[]) word where word %> $1
        union all
        select word, similarity($1, word) from unnest($2::text[]) word where word % $1) found
      group by word order by max(nearness) desc, word collate "C"`,
      [typed, known],
    )
    return rows.map((row) => row['word'])
  }
  const alikeTo = likenessAmong(known, all)
  const typing = fc
    .tuple(fc.constantFrom(...known), fc.nat(20), fc.nat(20), fc.constantFrom('', 'x', 'e', 'ss'))
    .map(([word, from, to, letters]) => {
      const [first, second] = [from % word.length, to % word.length].toSorted((one, other) => one - other)
      return word.slice(0, first) + letters + word.slice(second)
    })
    .filter((typed) => typed.length >= 4)
  await fc.assert(
    fc.asyncProperty(typing, async (typed) => {
      expect([typed, alikeTo(typed)]).toEqual([typed, await byDatabase(typed)])
    }),
    { numRuns: 300 },
  )
})

test('two letters that changed places are forgiven, and no more words are named than are wanted', () => {
  expect(likenessAmong(known, all)('hygeine')).toContain('hygiene')
  expect(likenessAmong(known, 1)('negosiation')).toEqual(['negotiation'])
  expect(likenessAmong([...known, 'banana'], all)('bananna')).toEqual(['banana'])
  expect(likenessAmong([], all)('anything')).toEqual([])
})
