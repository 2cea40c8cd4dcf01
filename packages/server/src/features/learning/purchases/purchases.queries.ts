import { and, asc, count, desc, eq, inArray, min, type SQL, sql } from 'drizzle-orm'
import type { Language } from '@oktant/contract/http/http.ts'
import { purchaseStates, purchaseWays } from '@oktant/contract/learning/purchases.ts'
import { containsLocal, containsText } from '../../../db/query/containing.ts'
import type { Db } from '../../../db/engine/db.ts'
import { prepared, preparedRows } from '../../../db/engine/prepared.ts'
import { type Page, totalOf } from '../../../http/answer/paging.ts'
import { containers } from '../courses/courses.tables.ts'
import { nameOf } from '../../../db/query/names.ts'
import { users } from '../../people/people/people.tables.ts'
import { invoiceNumbers, paymentEvents, purchases } from './purchases.tables.ts'

export type PurchaseRow = typeof purchases.$inferSelect
export type NewPurchase = typeof purchases.$inferInsert
type PersonKey = { companyId: number; userId: number }

const given = sql.placeholder

export const open = ['asked', 'paying', 'bought'] as const

/** Nothing where this person has one of this course that is open or done. */
export async function insertPurchase(db: Db, values: NewPurchase): Promise<PurchaseRow | undefined> {
  const [row] = await db.insert(purchases).values(values).onConflictDoNothing().returning()
  return row
}

/** What somebody has asked for or bought of a course, locked until the transaction ends. */
export async function holdOpen(db: Db, { companyId, userId }: PersonKey, containerId: number) {
  const [row] = await db
    .select()
    .from(purchases)
    .where(
      and(
        eq(purchases.companyId, companyId),
        eq(purchases.userId, userId),
        eq(purchases.containerId, containerId),
        inArray(purchases.state, [...open]),
      ),
    )
    .for('update')
  return row
}

export async function holdPurchase(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select()
    .from(purchases)
    .where(and(eq(purchases.companyId, companyId), eq(purchases.id, id)))
    .for('update')
  return row
}

export async function writePurchase(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  change: Partial<NewPurchase>,
): Promise<PurchaseRow> {
  const [row] = await db
    .update(purchases)
    .set(change)
    .where(and(eq(purchases.companyId, companyId), eq(purchases.id, id)))
    .returning()
  if (!row) throw new Error('no such purchase')
  return row
}

/** How many invoices wait to be confirmed, and since when the first of them. */
export async function findAsked(db: Db, companyId: number) {
  const [row] = await db
    .select({ count: count(), since: min(purchases.askedAt) })
    .from(purchases)
    .where(and(eq(purchases.companyId, companyId), eq(purchases.state, 'asked')))
  return row
}

/** The next number of a year; whoever else wants one waits until this transaction is over. */
export async function takeNumber(db: Db, companyId: number, year: number) {
  const [row] = await db
    .insert(invoiceNumbers)
    .values({ companyId, year, last: 1 })
    .onConflictDoUpdate({
      target: [invoiceNumbers.companyId, invoiceNumbers.year],
      set: { last: sql`${invoiceNumbers.last} + 1` },
    })
    .returning({ last: invoiceNumbers.last })
  return row?.last ?? 1
}

/** False where the same message has come before. */
export async function noteEvent(db: Db, values: typeof paymentEvents.$inferInsert) {
  const noted = await db.insert(paymentEvents).values(values).onConflictDoNothing().returning()
  return noted.length > 0
}

/** Free courses that somebody has begun are theirs, unless they bought them. */
const freeTaken = preparedRows<{ id: number }>(
  'purchases_free_taken',
  () => sql`insert into purchases
      (company_id, user_id, container_id, state, way, cents, currency, title, asked_at, decided_at)
    select begun."companyId", begun."userId", container.id, 'bought', 'free', 0, 'ZAR', container.title, begun.at,
      begun.at
    from jsonb_to_recordset(${given('begun')}::jsonb)
      as begun("companyId" int, "userId" int, "containerId" int, at timestamptz)
    join containers container on container.company_id = begun."companyId" and container.id = begun."containerId"
    left join container_editions edition
      on edition.company_id = container.company_id and edition.id = container.edition_id
    where coalesce(edition.price_cents, 0) = 0
    on conflict (company_id, user_id, container_id) where state in ('asked', 'paying', 'bought') do nothing
    returning id`,
)

export const insertFree = (db: Db, begun: readonly (PersonKey & { containerId: number; at: string })[]) =>
  freeTaken(db, { begun: JSON.stringify(begun) })

const nameIn = (language: Language) => {
  const other = language === 'en' ? 'de' : 'en'
  return sql`coalesce(nullif(${purchases.title}->>${language}::text, ''), ${purchases.title}->>${other}::text)
    collate "und-x-icu"`
}
export const fullName = nameOf(users)
const numberOf = (value: string) => (/^\d{1,9}$/.test(value) ? Number(value) : 0)
const states = (value: string) =>
  value.split(',').flatMap((name) => purchaseStates.find((one) => one === name) ?? [])

const ways = (value: string) =>
  value.split(',').flatMap((name) => purchaseWays.find((one) => one === name) ?? [])

const filters: Record<string, (value: string) => SQL | undefined> = {
  state: (value) => (states(value).length ? inArray(purchases.state, states(value)) : sql`false`),
  way: (value) => (ways(value).length ? inArray(purchases.way, ways(value)) : sql`false`),
  name: (value) => containsLocal(purchases.title, value),
  person: (value) => containsText(sql`(${fullName})`, value),
  invoiceNumber: (value) => containsText(purchases.invoiceNumber, value),
  containerId: (value) => eq(purchases.containerId, numberOf(value)),
}

export const listedBy = (wanted: Page['filters']) => wanted.map(({ field, value }) => filters[field]?.(value))

export const isPerson = and(eq(users.companyId, purchases.companyId), eq(users.id, purchases.userId))
const isCourse = and(eq(containers.companyId, purchases.companyId), eq(containers.id, purchases.containerId))
const decider = sql<
  string | null
>`(select concat_ws(' ', decider.first_name, decider.surname) from ${users} decider
  where decider.company_id = "purchases"."company_id" and decider.id = "purchases"."decided_by")`
const columns = {
  purchase: purchases,
  containerTypeId: containers.typeId,
  fullName,
  decider,
}

const selectPurchases = (db: Db) =>
  db.select(columns).from(purchases).innerJoin(users, isPerson).innerJoin(containers, isCourse)

/** What people have bought and asked for: everybody's, or one's own. */
export async function findPurchases(
  db: Db,
  { companyId, userId, language }: { companyId: number; userId: number | null; language: Language },
  page: Page,
) {
  const wanted = and(
    eq(purchases.companyId, companyId),
    userId === null ? undefined : eq(purchases.userId, userId),
    ...listedBy(page.filters),
  )
  const sorts: Record<string, SQL> = {
    askedAt: sql`${purchases.askedAt}`,
    name: nameIn(language),
    person: sql`${users.surname} collate "und-x-icu"`,
    cents: sql`${purchases.cents}`,
    state: sql`${purchases.state}`,
    invoiceNumber: sql`${purchases.invoiceNumber}`,
  }
  const column = sorts[page.sort?.field ?? 'askedAt'] ?? sql`${purchases.askedAt}`
  const direction = page.sort && !page.sort.descending ? asc : desc
  const rows = await selectPurchases(db)
    .where(wanted)
    .orderBy(direction(column), direction(purchases.id))
    .limit(page.limit)
    .offset(page.offset)
  const counted = () => db.select({ count: count() }).from(purchases).innerJoin(users, isPerson).where(wanted)
  return { rows, total: await totalOf(page, rows, counted) }
}

const isOwnByWay = and(
  eq(purchases.companyId, given('companyId')),
  eq(purchases.userId, given('userId')),
  sql`${purchases.way} = any(${given('ways')}::text[])`,
)
const ownByWay = prepared((db) =>
  selectPurchases(db)
    .where(isOwnByWay)
    .orderBy(desc(purchases.askedAt), desc(purchases.id))
    .limit(given('limit'))
    .offset(given('offset'))
    .prepare('purchases_own'),
)
const ownCounted = prepared((db) =>
  db.select({ count: count() }).from(purchases).where(isOwnByWay).prepare('purchases_own_counted'),
)

/** What somebody has bought and asked for in some ways, the latest first, as their own screens show it. */
export async function findOwnByWay(db: Db, whose: PersonKey, way: string, page: Page) {
  const values = { ...whose, ways: ways(way) }
  const rows = await ownByWay(db).execute({ ...values, limit: page.limit, offset: page.offset })
  return { rows, total: await totalOf(page, rows, () => ownCounted(db).execute(values)) }
}

export async function findPurchase(db: Db, companyId: number, id: number) {
  const [row] = await selectPurchases(db).where(and(eq(purchases.companyId, companyId), eq(purchases.id, id)))
  return row
}
export type PurchaseSeen = NonNullable<Awaited<ReturnType<typeof findPurchase>>>

/** What is left of somebody who was taken out: the amounts and the numbers of invoices. */
export async function forgetBilling(db: Db, { companyId, userId }: PersonKey) {
  await db
    .update(purchases)
    .set({ billing: null, note: '' })
    .where(and(eq(purchases.companyId, companyId), eq(purchases.userId, userId)))
}
