import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '@oktant/server/db/engine/db.ts'
import { relationKinds } from '@oktant/server/features/learning/record-store/statements/relations.rules.ts'

/** Whom and what the loaded statements name: so many of each. */
const many = { people: 997, lessons: 211, verbs: 7, registrations: 5000 } as const

export const verbOf = (number: number) => `http://adlnet.gov/expapi/verbs/did-${number % many.verbs}`
export const lessonOf = (number: number) => `https://example.org/lesson/${number % many.lessons}`
export const agentOf = (number: number) => ({
  objectType: 'Agent',
  mbox: `mailto:person-${number % many.people}@example.org`,
})
export const registrationOf = (number: number) =>
  `00000000-0000-4000-8000-${String(number % many.registrations).padStart(12, '0')}`
/** When the statement of this number was stored, one each second. */
export const storedOf = (number: number) => new Date(Date.UTC(2026, 0, 1) + number * 1000).toISOString()

const hash = (text: SQL) => sql`left(encode(sha256(convert_to(${text}, 'UTF8')), 'hex'), 32)`
const inSql = {
  verb: sql.raw(`'http://adlnet.gov/expapi/verbs/did-' || (n % ${many.verbs})`),
  lesson: sql.raw(`'https://example.org/lesson/' || (n % ${many.lessons})`),
  mbox: sql.raw(`'mailto:person-' || (n % ${many.people}) || '@example.org'`),
  registration: sql.raw(
    `('00000000-0000-4000-8000-' || lpad((n % ${many.registrations})::text, 12, '0'))::uuid`,
  ),
}

/** Statements as the door would have kept them, with whom and what they name. */
export async function loadStatements(db: Db, companyId: number, count: number) {
  await db.transaction(async (tx) => {
    // NOTE: a million of them take longer than any call may.
    await tx.execute(sql`set local statement_timeout = 0`)
    await tx.execute(sql`insert into record_statements
        (company_id, statement_id, statement, verb, registration, stored_at)
      select ${companyId}::integer, gen_random_uuid(), json_build_object(
        'actor', json_build_object('objectType', 'Agent', 'mbox', ${inSql.mbox}),
        'verb', json_build_object('id', ${inSql.verb}),
        'object', json_build_object('objectType', 'Activity', 'id', ${inSql.lesson}),
        'context', json_build_object('registration', ${inSql.registration}),
        'stored', '2026-01-01T00:00:00.000Z', 'timestamp', '2026-01-01T00:00:00.000Z', 'n', n),
        ${hash(inSql.verb)}, ${inSql.registration}, '2026-01-01'::timestamptz + n * interval '1 second'
      from generate_series(1, ${count}::integer) n`)
    await tx.execute(sql`insert into record_relations (company_id, key, kind, statement_id)
      select company_id, named.key, named.kind::smallint, id
      from (select *, (statement ->> 'n')::integer as n from record_statements
        where company_id = ${companyId} and statement ->> 'n' is not null) said
      cross join lateral (values
        (${hash(sql`'mbox|' || ${inSql.mbox}`)}, ${relationKinds.agent}::int),
        (${hash(inSql.lesson)}, ${relationKinds.activity}::int)) named(key, kind)`)
  })
  // NOTE: as a server does by itself while they come: what nobody changes any more is read in an index alone.
  await db.execute(sql`vacuum (analyze) record_statements, record_relations`)
}
