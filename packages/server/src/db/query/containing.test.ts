import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { testEngine } from '../../../test/kit/run/engine.ts'
import { containing, folded, foldedSql } from './containing.ts'
import { rowsOf } from '../engine/db.ts'

test.each([
  ['Müller', 'muller'],
  ['MÜLLER', 'muller'],
  ['Özdemir', 'ozdemir'],
  ['Weiß', 'weiss'],
  ['Yılmaz', 'yilmaz'],
  ['Çelik', 'celik'],
  ['Zielińska', 'zielinska'],
  ['Łukasz', 'lukasz'],
  ['Ødegaard', 'odegaard'],
  ['Åkesson', 'akesson'],
  ['Nguyễn Thị', 'nguyen thi'],
  ['Chloé', 'chloe'],
  ['Æsop', 'aesop'],
  ['Mu\u0308ller', 'muller'],
  ['O’Neil', 'o’neil'],
  ['Иван', 'иван'],
  ['ΑΘΗΝΑ', 'αθηνα'],
])('%s is searched as %s', (text, plain) => {
  expect(folded(text)).toBe(plain)
})

test('the database folds every letter as we do', async () => {
  const engine = await testEngine()
  // NOTE: Latin letters with all that is added to them, and some of other scripts.
  const letters = Array.from({ length: 0x24f - 0x20 }, (_, index) => String.fromCodePoint(index + 0x20))
  const more = Array.from({ length: 0xff }, (_, index) => String.fromCodePoint(index + 0x1e00))
  const other = ['Ж', 'ё', 'あ', 'が', '王', 'ß', 'ẞ', '👩', 'e\u0301']
  const all = [...letters, ...more, ...other]
  const rows = await rowsOf<{ letter: string; plain: string }>(
    engine.db,
    sql`select letter, ${sql.raw(foldedSql('letter'))} plain
      from jsonb_array_elements_text(${JSON.stringify(all)}::jsonb) given(letter)`,
  )
  expect(rows.filter(({ letter, plain }) => plain !== folded(letter))).toEqual([])
  expect(rows).toHaveLength(all.length)
  await engine.close()
})

test('a wildcard that somebody types is a letter like others', () => {
  expect(containing('100 %_\\')).toBe('%100 \\%\\_\\\\%')
})

test('no query asks the database’s own rules what a small letter is', () => {
  const sources = join(import.meta.dirname, '../..')
  const asking = readdirSync(sources, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .filter((name) => /\bilike\b/i.test(readFileSync(join(sources, name), 'utf8')))
  expect(asking).toEqual([])
})
