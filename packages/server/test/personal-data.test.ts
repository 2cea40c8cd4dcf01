import { expect, test } from 'vitest'
import { register } from '../src/register.ts'
import { archiveCodes } from '../src/features/people/privacy/archive/archive.codes.ts'
import { columnWords } from '../src/features/people/privacy/archive/archive.words.ts'
import { rowsOf } from '../src/db/engine/db.ts'
import { sql } from 'drizzle-orm'
import { testServer } from './kit/server.ts'
import { notPersonal } from './not-personal.ts'

/** Columns that point to a person, and those that by their name hold one's number. */
async function columnsOfPeople() {
  const { engine } = await testServer()
  const pointing = await engine.query(`
    select cl.relname || '.' || att.attname as name
    from pg_constraint con
    join pg_class cl on cl.oid = con.conrelid
    join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any(con.conkey)
    where con.contype = 'f' and con.confrelid = 'users'::regclass and att.attname <> 'company_id'`)
  const named = await engine.query(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('integer', 'bigint') and column_name ~
      '(^|_)(user|person|viewer|subject|manager|author|owner|learner|other|member|recipient|trainer|deputy)_id$|_by$|^on_behalf_of$'`)
  return [...new Set([...pointing, ...named].map(({ name }) => String(name)))].sort()
}

const personalData = register.flatMap((feature) => feature.personalData ?? [])
const covered = personalData.flatMap(({ covers }) => covers)

test('every column with somebody’s number is in their archive, or excused in writing', async () => {
  const columns = await columnsOfPeople()
  const known = new Set([...covered, ...Object.keys(notPersonal)])
  expect(columns.filter((name) => !known.has(name))).toEqual([])
  expect([...known].filter((name) => !columns.includes(name))).toEqual([])
})

test('each part has a name of its own, and a title in both languages', () => {
  const names = personalData.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const { name, title } of personalData) {
    expect(name).toMatch(/^[a-z]+(-[a-z]+)*$/)
    expect([title.en, title.de].every(Boolean)).toBe(true)
  }
})

test('each part can be read, shows no secret, and has headings in both languages', async () => {
  const { db, kit } = await testServer()
  const columns = new Set<string>()
  for (const part of personalData) {
    const described = (await db.execute(
      sql`select * from (${part.rows({ companyId: 1, id: 1 })}) part limit 0`,
    )) as unknown as { fields: { name: string }[] }
    const names = described.fields.map(({ name }) => name)
    expect(names.filter((name) => !(name in columnWords))).toEqual([])
    for (const name of names) columns.add(`${part.name} ${name}`)
    expect(names.filter((name) => /hash|secret|token|password|auth|p256dh|endpoint/i.test(name))).toEqual([])
    expect(await rowsOf(db, part.rows({ companyId: -1, id: -1 }))).toEqual([])
  }
  // NOTE: words for codes of a column that is not there any more would hide that it has a new name.
  expect(Object.keys(archiveCodes(kit.objects)).filter((name) => !columns.has(name))).toEqual([])
})
