import { daysAfter } from '@oktant/contract/kit/days.ts'
import { and, asc, desc, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { AuditKind } from '@oktant/contract/organisation/audit.ts'
import { auditEntries as entries } from '../../../audit/audit.tables.ts'
import { containingFolded, containsText } from '../../../db/query/containing.ts'
import type { Db } from '../../../db/engine/db.ts'
import { apiTokens } from '../api-tokens/api-tokens.tables.ts'
import { nameOf } from '../../../db/query/names.ts'
import { users } from '../../people/people/people.tables.ts'

export type Which = {
  kind?: AuditKind
  object?: string
  number?: number
  person?: string
  from?: string
  to?: string
}
type Reader = { companyId: number; timezone: string }
type Step = { limit: number; before?: number; after?: number }

const doers = alias(users, 'doers')
const shownAs = alias(users, 'shown_as')
const people = alias(users, 'people')
const nameIfAny = (who: typeof doers | typeof shownAs | typeof people) =>
  sql<string | null>`nullif(${nameOf(who)}, '')`

/**
 * A page of entries by their numbers, newest first, however far back it is. Whoever looks after all companies acts in
 * this one too, and is named there although they belong to another.
 */
export async function listEntries(db: Db, reader: Reader, which: Which, { limit, before, after }: Step) {
  const page = db
    .select({ id: entries.id })
    .from(entries)
    .where(
      and(
        matches(db, reader, which),
        before ? lt(entries.id, before) : undefined,
        after ? gt(entries.id, after) : undefined,
      ),
    )
    // NOTE: towards newer ones the nearest come first, and are turned round below.
    .orderBy(after ? asc(entries.id) : desc(entries.id))
    .limit(limit)
    .as('page')
  return db
    .select({
      id: entries.id,
      createdAt: entries.createdAt,
      kind: entries.kind,
      object: entries.object,
      objectId: entries.objectId,
      before: entries.before,
      after: entries.after,
      userId: entries.userId,
      userName: nameIfAny(doers),
      onBehalfOf: entries.onBehalfOf,
      onBehalfOfName: nameIfAny(shownAs),
      tokenId: entries.tokenId,
      tokenName: apiTokens.name,
      personName: nameIfAny(people),
    })
    .from(page)
    .innerJoin(entries, eq(entries.id, page.id))
    .leftJoin(doers, eq(doers.id, entries.userId))
    .leftJoin(shownAs, ofCompany(shownAs, entries.onBehalfOf))
    .leftJoin(apiTokens, and(eq(apiTokens.companyId, entries.companyId), eq(apiTokens.id, entries.tokenId)))
    .leftJoin(people, and(eq(entries.object, 'user'), ofCompany(people, entries.objectId)))
    .orderBy(desc(entries.id))
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

type Named = typeof doers | typeof shownAs | typeof people
const ofCompany = (
  who: Named,
  id: typeof entries.userId | typeof entries.onBehalfOf | typeof entries.objectId,
) => and(eq(who.companyId, entries.companyId), eq(who.id, id))

const startOf = (day: string, zone: string) => sql`(${day}::date::timestamp at time zone ${zone})`
// NOTE: by the day and not by 24 hours, as there are days of 23 and of 25.
const endOf = (day: string, zone: string) => startOf(daysAfter(day, 1), zone)

function matches(db: Db, { companyId, timezone }: Reader, which: Which): SQL | undefined {
  const { kind, object, number, person, from, to } = which
  return and(
    eq(entries.companyId, companyId),
    kind ? eq(entries.kind, kind) : undefined,
    object ? eq(entries.object, object) : undefined,
    number ? eq(entries.objectId, number) : undefined,
    person ? inArray(entries.userId, peopleLike(db, companyId, person)) : undefined,
    from ? sql`${entries.createdAt} >= ${startOf(from, timezone)}` : undefined,
    to ? sql`${entries.createdAt} < ${endOf(to, timezone)}` : undefined,
  )
}

function peopleLike(db: Db, companyId: number, text: string) {
  return db
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        eq(users.companyId, companyId),
        or(
          sql`${users.firstNameFolded} || ' ' || ${users.surnameFolded} like ${containingFolded(text)}`,
          containsText(users.login, text),
          containsText(users.emailAddress, text),
        ),
      ),
    )
}

/** What entries are about; steps from one name to the next in the index, so a million entries cost a few looks. */
export async function listObjects(db: Db, companyId: number): Promise<string[]> {
  const found = await db.execute(sql`
    with recursive names (object) as (
      select min(object) from ${entries} where company_id = ${companyId}
      union all
      select (select min(next.object) from ${entries} next
        where next.company_id = ${companyId} and next.object > names.object)
      from names where names.object is not null)
    select object from names where object is not null`)
  // NOTE: both engines answer rows like this.
  return (found as unknown as { rows: { object: string }[] }).rows.map(({ object }) => object)
}
