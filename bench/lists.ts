import { count, type SQL, sql } from 'drizzle-orm'
import { type Db, type Engine, rowsOf } from '@oktant/server/db/engine/db.ts'
import { migrate } from '@oktant/server/db/migrate/migrate.ts'
import { listEntries } from '@oktant/server/features/organisation/audit/audit.queries.ts'
import { users } from '@oktant/server/features/people/people/people.tables.ts'
import { listPeople, matching } from '@oktant/server/features/people/users/list/users-list.queries.ts'
import { loadPeople } from '../tools/kit/load/load-people.ts'
import { median as middleOf, onBoth } from './kit/engines.ts'

// A list of 100,000 people against the bare count of the same filter, and a million audit entries.
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
}

const median = (work: () => Promise<unknown>) => middleOf(work, rounds)

/** A field that everybody has filled in: one word for all, the dearest to filter by, or many to lay in order. */
async function addField(db: Db, companyId: number, name: string, value: SQL, options = 0) {
  await db.execute(sql`insert into custom_fields
    (company_id, clazz, name, label, description, input_type, position)
    values (${companyId}, 'User', ${name}, '{"en":"Bench","de":"Bank"}', '{"en":"","de":""}', 'normal', 1)`)
  await db.execute(sql`insert into custom_field_options (company_id, field_id, value, position)
    select field.company_id, field.id, '{"en":"One","de":"Eins"}', -n from custom_fields field,
      generate_series(1, ${options}::integer) n where field.company_id = ${companyId} and field.name = ${name}`)
  await db.execute(sql`insert into user_field_values (company_id, user_id, field_id, value)
    select person.company_id, person.id, field.id, ${value} from users person
    join custom_fields field on field.company_id = person.company_id and field.name = ${name}
    where person.company_id = ${companyId}`)
  const [field] = await rowsOf<{ id: number }>(
    db,
    sql`select id from custom_fields where company_id = ${companyId} and name = ${name}`,
  )
  return field?.id ?? 0
}

async function measure(engine: Engine) {
  await migrate(engine)
  const { db } = engine
  const companyId = await db.transaction((tx) =>
    loadPeople(tx, { code: 'load', people, passwordHash: 'none' }),
  )
  const same = await addField(db, companyId, 'bench', sql`'blue'`)
  const many = await addField(db, companyId, 'order', sql`'Ö' || person.id * 7919 % 9973`)
  const option = sql`(select min(id) + person.id % 5 from custom_field_options)`
  const choice = await addField(db, companyId, 'choice', option, 5)
  await db.execute(sql`insert into audit_entries (company_id, kind, object, object_id, before, after)
    select ${companyId}::integer, 'update', 'user', 1 + n % ${people}::integer, '{"a":1}', '{"a":2}'
    from generate_series(1, ${entries}::integer) n`)
  await db.execute(sql`analyze`)
  const filter = { ...list, customFields: [{ id: same, value: 'blue' }] }
  const page = (number: number, field = 'surname') => ({
    ...filter,
    sort: { field, descending: false },
    number,
    offset: number * list.limit,
  })
  const bare = await median(() =>
    db.select({ count: count() }).from(users).where(matching(companyId, filter)),
  )
  const told = (name: string, ms: number) =>
    `  ${name.padEnd(24)}${ms.toFixed(1).padStart(9)} ms  ${(ms / bare).toFixed(2)} times the bare count${ms / bare > most ? ' ✗' : ''}`
  const first = (field?: string) => median(() => listPeople(db, companyId, page(0, field)))
  const far = (field?: string) => median(() => listPeople(db, companyId, page(4_999, field)))
  const lines = [
    `  ${'bare count'.padEnd(24)}${bare.toFixed(1).padStart(9)} ms`,
    told('people, page 1', await first()),
    told('people, page 5,000', await far()),
    told('by the field, page 1', await first(`cf_${many}`)),
    told('by the field, page 5,000', await far(`cf_${many}`)),
    told('by a selection, page 1', await first(`cf_${choice}`)),
    told('… page 5,000', await far(`cf_${choice}`)),
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
