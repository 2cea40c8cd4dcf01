import { count, sql } from 'drizzle-orm'
import type { Rule } from '@oktant/contract/people/learning-groups.ts'
import type { Db, Engine } from '@oktant/server/db/engine/db.ts'
import { migrate } from '@oktant/server/db/migrate/migrate.ts'
import { askingOf } from '@oktant/server/features/people/learning-groups/rule/asking.ts'
import { preview } from '@oktant/server/features/people/learning-groups/rule/rule.queries.ts'
import { settleStays } from '@oktant/server/features/people/learning-groups/stays/stays.ts'
import { users } from '@oktant/server/features/people/people/people.tables.ts'
import { loadPeople } from '../tools/kit/load/load-people.ts'
import { median, onBoth } from './kit/engines.ts'

// The rule of a learning group over 100,000 people, previewed and settled by one statement each.
const people = 100_000
const rounds = 5

const asked = { field: null, ids: [], value: '' }

const ruleOf = (fieldId: number, projectId: number): Rule => ({
  match: 'all',
  sets: [
    {
      match: 'all',
      negated: false,
      conditions: [
        { ...asked, about: 'status', operator: 'is', value: 'Active' },
        { ...asked, about: 'project', operator: 'in', ids: [projectId] },
        { ...asked, about: 'field', field: fieldId, operator: 'contains', value: 'lu' },
      ],
    },
    {
      match: 'any',
      negated: true,
      conditions: [
        { ...asked, about: 'language', operator: 'is', value: 'de' },
        { ...asked, about: 'locality', operator: 'filled' },
      ],
    },
  ],
})

async function prepare({ db, query }: Engine) {
  const companyId = await db.transaction((tx) =>
    loadPeople(tx, { code: 'load', people, passwordHash: 'none' }),
  )
  await db.execute(sql`insert into custom_fields
    (company_id, clazz, name, label, description, input_type, position)
    values (${companyId}, 'User', 'bench', '{"en":"Bench","de":"Bank"}', '{"en":"","de":""}', 'normal', 1)`)
  await db.execute(sql`insert into user_field_values (company_id, user_id, field_id, value)
    select person.company_id, person.id, field.id, 'blue' from users person
    join custom_fields field on field.company_id = person.company_id and field.name = 'bench'`)
  await db.execute(sql`analyze`)
  const [row] = await query(
    'select (select min(id) from custom_fields) as field, (select min(id) from projects) as project',
  )
  return { companyId, rule: ruleOf(Number(row?.field), Number(row?.project)) }
}

async function insertGroup(db: Db, companyId: number, rule: Rule) {
  const name = JSON.stringify({ en: 'Bench', de: 'Bank' })
  await db.execute(sql`insert into learning_groups (company_id, name, description, rule)
    values (${companyId}, ${name}::jsonb, ${name}::jsonb, ${JSON.stringify(rule)}::jsonb)`)
}

async function once(work: () => Promise<unknown>) {
  return median(work, 1)
}

async function measure(engine: Engine) {
  await migrate(engine)
  const { db } = engine
  const { companyId, rule } = await prepare(engine)
  const settle = (userIds: number[] | null = null) =>
    db.transaction((tx) => settleStays(tx, { companyId, userIds, now: new Date() }))
  const told = (name: string, ms: number) => `  ${name.padEnd(34)}${ms.toFixed(1).padStart(9)} ms`
  const lines = [
    told('bare count of everybody', await median(() => db.select({ count: count() }).from(users), rounds)),
    told(
      'preview',
      await median(async () => preview(db, await askingOf(db, companyId, new Date()), null, rule), rounds),
    ),
  ]
  await insertGroup(db, companyId, rule)
  lines.push(told('settle, everybody comes in', await once(() => settle())))
  lines.push(told('settle, nobody moves', await median(() => settle(), rounds)))
  lines.push(told('settle, one person', await median(() => settle([1]), rounds)))
  lines.push(told('settle, 5,000 people', await median(() => settle(firstPeople), rounds)))
  await db.execute(sql`update users set language = 'de'`)
  lines.push(told('settle, everybody leaves', await once(() => settle())))
  return lines
}

const firstPeople = Array.from({ length: 5000 }, (_, place) => place + 1)

await onBoth(`${people} people, a rule of five conditions`, measure)
