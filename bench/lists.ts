import { count, sql } from 'drizzle-orm'
import type { Db, Engine } from '@oktant/server/db/db.ts'
import { migrate } from '@oktant/server/db/migrate.ts'
import { listEntries } from '@oktant/server/features/audit/audit.queries.ts'
import { users } from '@oktant/server/features/people/people.tables.ts'
import { listPeople, matching } from '@oktant/server/features/users/users-list.queries.ts'
import { loadPeople } from '../tools/kit/load-people.ts'
import { median as middleOf, onBoth } from './kit/engines.ts'

// Issue 3 §2: a list of 100,000 people against the bare count of the same filter, and a million audit entries.
const people = 100_000
const entries = 1_000_000
const most = 2
const rounds = 9

const list = {
  filters: [
    { field: 'login', value: 'person' },
    { field: 'userStatus.name', value: 'Active' },
  ],
  limit: 10,
  sort: { field: 'surname', descending: false },
}

const median = (work: () => Promise<unknown>) => middleOf(work, rounds)

/** A field that everybody has filled in: the dearest to filter by. */
async function addField(db: Db, companyId: number) {
  await db.execute(sql`insert into custom_fields
    (company_id, clazz, name, label, description, input_type, position)
    values (${companyId}, 'User', 'bench', '{"en":"Bench","de":"Bank"}', '{"en":"","de":""}', 'normal', 1)`)
  await db.execute(sql`insert into user_field_values (company_id, user_id, field_id, value)
    select person.company_id, person.id, field.id, 'blue' from users person
    join custom_fields field on field.company_id = person.company_id and field.name = 'bench'
    where person.company_id = ${companyId}`)
}

async function measure(engine: Engine) {
  await migrate(engine)
  const { db } = engine
  const companyId = await db.transaction((tx) =>
    loadPeople(tx, { code: 'load', people, passwordHash: 'none' }),
  )
  await addField(db, companyId)
  await db.execute(sql`insert into audit_entries (company_id, kind, object, object_id, before, after)
    select ${companyId}::integer, 'update', 'user', 1 + n % ${people}::integer, '{"a":1}', '{"a":2}'
    from generate_series(1, ${entries}::integer) n`)
  await db.execute(sql`analyze`)
  const [field] = await engine.query("select id from custom_fields where name = 'bench'")
  const filter = { ...list, customFields: [{ id: Number(field?.id), value: 'blue' }] }
  const page = (number: number) => ({ ...filter, number, offset: number * list.limit })
  const bare = await median(() =>
    db.select({ count: count() }).from(users).where(matching(companyId, filter)),
  )
  const told = (name: string, ms: number) =>
    `  ${name.padEnd(24)}${ms.toFixed(1).padStart(9)} ms  ${(ms / bare).toFixed(2)} times the bare count${ms / bare > most ? ' ✗' : ''}`
  const lines = [
    `  ${'bare count'.padEnd(24)}${bare.toFixed(1).padStart(9)} ms`,
    told('people, page 1', await median(() => listPeople(db, companyId, page(0)))),
    told('people, page 5,000', await median(() => listPeople(db, companyId, page(4_999)))),
  ]
  return [...lines, ...(await measureAudit(engine, companyId))]
}

async function measureAudit({ db, query }: Engine, companyId: number) {
  const [ends] = await query('select min(id)::int as low, max(id)::int as high from audit_entries')
  const [low, high] = [Number(ends?.low), Number(ends?.high)]
  const at = async (name: string, before?: number) => {
    const step = { limit: 11, ...(before && { before }) }
    const reader = { companyId, timezone: 'Europe/Berlin' }
    return `  ${name.padEnd(24)}${(await median(() => listEntries(db, reader, {}, step))).toFixed(1).padStart(9)} ms`
  }
  return [
    await at('audit, first page'),
    await at('audit, middle', Math.floor((low + high) / 2)),
    await at('audit, last page', low + 10),
  ]
}

await onBoth(`${people} people, ${entries} audit entries`, measure)
