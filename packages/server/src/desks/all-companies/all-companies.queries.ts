import { and, asc, count, desc, eq, isNotNull, isNull, max, or, type SQL, sql } from 'drizzle-orm'
import { containsText } from '../../db/query/containing.ts'
import type { Db } from '../../db/engine/db.ts'
import { files } from '../../files/files.tables.ts'
import type { Page } from '../../http/answer/paging.ts'
import { companies } from '../../features/organisation/companies/companies.tables.ts'
import { users } from '../../features/people/people/people.tables.ts'
import { sessions } from '../../features/people/sessions/sessions.tables.ts'

/** How many days before its end a licence is looked after. */
const endsSoon = 60

const peopleOf = (db: Db) =>
  db
    .select({
      companyId: users.companyId,
      active: sql<number>`(count(*) filter (where ${users.status} = 'Active'))::int`.as('active'),
      every: count().as('every'),
    })
    .from(users)
    .groupBy(users.companyId)
    .as('people')

const filesOf = (db: Db) =>
  db
    .select({
      companyId: files.companyId,
      bytes: sql<number>`sum(${files.bytes})::float8`.as('bytes'),
      many: count().as('many'),
    })
    .from(files)
    .groupBy(files.companyId)
    .as('kept')

const states: Record<string, SQL | undefined> = {
  confirmed: and(eq(companies.state, 'confirmed'), isNull(companies.removedAt)),
  suspended: and(eq(companies.state, 'suspended'), isNull(companies.removedAt)),
  unconfirmed: eq(companies.state, 'unconfirmed'),
  removed: isNotNull(companies.removedAt),
}
const inSight = isNull(companies.removedAt)

const licences = (active: SQL, now: Date): Record<string, SQL | undefined> => {
  const today = sql`day_in(${now.toISOString()}::timestamptz, ${companies.timezone})`
  return {
    ending: sql`${companies.licenceValidUntil} between ${today} and ${today} + ${endsSoon}::int`,
    over: sql`${companies.licenceValidUntil} < ${today}`,
    full: sql`${active} >= ${companies.licenceSeats}`,
  }
}

/** NOTE: a word that is none of these finds nothing, as a name that nobody has. */
function wanted({ filters }: Page, active: SQL, now: Date) {
  const none = sql`false`
  const name = (value: string) =>
    or(
      containsText(companies.name, value),
      containsText(companies.code, value),
      containsText(companies.emailAddress, value),
    )
  const asked: Record<string, (value: string) => SQL | undefined> = {
    name,
    state: (value) => states[value] ?? none,
    licence: (value) => licences(active, now)[value] ?? none,
  }
  const isStateAsked = filters.some(({ field, value }) => field === 'state' && value)
  return and(
    isStateAsked ? undefined : inSight,
    ...filters.filter(({ value }) => value).map(({ field, value }) => asked[field]?.(value)),
  )
}

/** Every company that matches, with what it uses; the counts are made once for all of them. */
export async function findCompanies(db: Db, page: Page, now: Date) {
  const [people, kept] = [peopleOf(db), filesOf(db)]
  const active = sql<number>`coalesce(${people.active}, 0)`
  const bytes = sql<number>`coalesce(${kept.bytes}, 0)`
  const sorts: Record<string, SQL> = {
    name: sql`${companies.name} collate "und-x-icu"`,
    people: active,
    licenceValidUntil: sql`${companies.licenceValidUntil}`,
    fileBytes: bytes,
    createdAt: sql`${companies.createdAt}`,
  }
  const { sort, limit, offset } = page
  const column = sorts[sort?.field ?? 'name'] ?? sql`${companies.id}`
  const rows = await db
    .select({ company: companies, active, bytes, total: sql<number>`(count(*) over ())::int` })
    .from(companies)
    .leftJoin(people, eq(people.companyId, companies.id))
    .leftJoin(kept, eq(kept.companyId, companies.id))
    .where(wanted(page, active, now))
    .orderBy(
      sort?.descending ? sql`${column} desc nulls last` : sql`${column} asc nulls last`,
      asc(companies.id),
    )
    .limit(limit)
    .offset(offset)
  const total = rows[0]?.total ?? (offset ? await countCompanies(db, page, now) : 0)
  return { rows, total }
}

export type CompanyListRow = Awaited<ReturnType<typeof findCompanies>>['rows'][number]

/** NOTE: a page beyond the last has no row that could tell how many there are. */
async function countCompanies(db: Db, page: Page, now: Date) {
  const people = peopleOf(db)
  const [row] = await db
    .select({ count: count() })
    .from(companies)
    .leftJoin(people, eq(people.companyId, companies.id))
    .where(wanted(page, sql`coalesce(${people.active}, 0)`, now))
  return row?.count ?? 0
}

/** What one company has: people, files, and when somebody signed in last. */
export async function countUse(db: Db, companyId: number) {
  const [[people], [kept]] = await Promise.all([
    db
      .select({
        active: sql<number>`(count(*) filter (where ${users.status} = 'Active'))::int`,
        every: count(),
        lastSignInAt: max(users.lastLoggedInAt),
      })
      .from(users)
      .where(eq(users.companyId, companyId)),
    db
      .select({ bytes: sql<number>`coalesce(sum(${files.bytes}), 0)::float8`, many: count() })
      .from(files)
      .where(eq(files.companyId, companyId)),
  ])
  return {
    active: people?.active ?? 0,
    every: people?.every ?? 0,
    lastSignInAt: people?.lastSignInAt ?? null,
    bytes: kept?.bytes ?? 0,
    files: kept?.many ?? 0,
  }
}

const mostExamples = 5

/** The open sessions of a company, and whose the latest are. */
export async function countSessions(db: Db, companyId: number) {
  const open = and(eq(sessions.companyId, companyId), isNull(sessions.endedAt))
  const [[total], latest] = await Promise.all([
    db.select({ count: count() }).from(sessions).where(open),
    db
      .select({ name: sql<string>`${users.firstName} || ' ' || ${users.surname}` })
      .from(sessions)
      .innerJoin(users, and(eq(users.companyId, sessions.companyId), eq(users.id, sessions.userId)))
      .where(open)
      .groupBy(users.id, users.firstName, users.surname)
      .orderBy(desc(max(sessions.lastSeenAt)))
      .limit(mostExamples),
  ])
  return { count: total?.count ?? 0, names: latest.map(({ name }) => name) }
}
