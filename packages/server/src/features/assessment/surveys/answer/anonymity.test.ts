import { answerSurvey, readSurvey } from '@oktant/contract/assessment/surveys/surveys.ts'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testServer } from '../../../../../test/kit/server.ts'
import { answersOf, makeAsked, makeSurvey } from '../../../../../test/kit/content/surveys.ts'
import { rowsOf } from '../../../../db/engine/db.ts'

const server = await testServer()
const { call, send, db } = server

const tableNames = async () =>
  (
    await rowsOf<{ name: string }>(
      db,
      sql`select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema') and n.nspname = 'public'
        order by 1`,
    )
  ).map(({ name }) => name)

type Held = { text: string; xmin: string }
const rowsIn = (name: string) =>
  rowsOf<Held>(
    db,
    sql`select row_to_json(held)::text as text, held.xmin::text as xmin from ${sql.identifier(name)} held`,
  )

/** Every row of every table, as words. */
async function everything() {
  const all = new Map<string, Held[]>()
  for (const name of await tableNames()) all.set(name, await rowsIn(name))
  return all
}

test('after an anonymous answer no row of any table can be joined to its giver', async () => {
  const { author, people } = await makeAsked(server, 4)
  const { id } = await makeSurvey(server, author, people)
  const before = await everything()
  for (const [index, as] of people.entries()) {
    const form = await call(readSurvey, { as, params: { id } })
    const body = { answers: answersOf(form, index, `secret-words-${index}`) }
    // NOTE: with a key, as the application sends it; nothing must be kept under it either.
    await send(answerSurvey, {
      as,
      params: { id },
      body,
      headers: { 'idempotency-key': crypto.randomUUID() },
    })
  }
  const after = await everything()
  const fresh = [...after].flatMap(([name, rows]) => {
    const known = new Set(before.get(name)?.map(({ text }) => text))
    return rows.filter(({ text }) => !known.has(text)).map((row) => ({ name, ...row }))
  })
  const ofSurvey = fresh.filter(
    ({ name, text }) => name.startsWith('survey') || text.includes('secret-words'),
  )
  expect(new Set(ofSurvey.map(({ name }) => name))).toEqual(new Set(['survey_answers', 'survey_invitations']))
  expect(new Set(fresh.map(({ name }) => name))).not.toContain('audit_entries')
  expect(fresh.filter(({ name, text }) => name === 'repeats' && text.includes('answer'))).toEqual([])

  const answers = ofSurvey.filter(({ name }) => name === 'survey_answers')
  expect(answers).toHaveLength(4)
  for (const { text } of answers) {
    const row: Record<string, unknown> = JSON.parse(text)
    expect(row).toMatchObject({ invitation_id: null, answered_on: null, is_anonymous: true, relation: null })
    expect(String(row['id'])).toMatch(/^[0-9a-f-]{36}$/)
    expect(text).not.toMatch(/\d\d:\d\d/)
    for (const key of Object.keys(row)) expect(key).not.toMatch(/user|person|token|address|login|_at$/)
  }
  for (const { name, text } of fresh.filter((row) => row.name !== 'survey_answers'))
    for (const index of people.keys()) expect(`${name} ${text}`).not.toContain(`secret-words-${index}`)
})

test('the transaction that wrote an answer joins it to everybody who has answered, and to nobody alone', async () => {
  const { author, people } = await makeAsked(server, 6)
  const { id } = await makeSurvey(server, author, people, { leastAnswers: 4 })
  for (const [index, as] of people.entries()) {
    const form = await call(readSurvey, { as, params: { id } })
    await call(answerSurvey, { as, params: { id }, body: { answers: answersOf(form, index) } })
    const count = index + 1
    const groups = (table: string, more: ReturnType<typeof sql>) =>
      rowsOf<{ count: number }>(
        db,
        sql`select count(*)::int as count from ${sql.identifier(table)} held
          where survey_id = ${id} ${more} group by held.xmin`,
      )
    expect(await groups('survey_answers', sql``)).toEqual([{ count }])
    expect(await groups('survey_invitations', sql`and has_answered`)).toEqual([{ count }])
  }
})

test('the database itself refuses an anonymous answer that names an invitation or a day', async () => {
  const { author, people } = await makeAsked(server, 1)
  const { id } = await makeSurvey(server, author, people)
  const insert = (columns: string, values: string, isAnonymous = true) =>
    db.execute(
      sql.raw(`insert into survey_answers (company_id, survey_id, is_anonymous, answers, ${columns})
        values (${author.companyId}, ${id}, ${isAnonymous}, '{}', ${values})`),
    )
  const by = (constraint: string) => ({ cause: { message: expect.stringContaining(constraint) } })
  const invitation = `(select id from survey_invitations where survey_id = ${id})`
  await expect(insert('invitation_id', invitation)).rejects.toMatchObject(by('survey_answers_nameless'))
  await expect(insert('answered_on', `'2026-01-01'`)).rejects.toMatchObject(by('survey_answers_nameless'))
  // NOTE: nor can it be called a named one, since the survey is not.
  await expect(insert('invitation_id', invitation, false)).rejects.toMatchObject(by('survey_answers_kind_fk'))
})
