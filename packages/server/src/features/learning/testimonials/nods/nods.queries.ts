import { and, asc, count, desc, eq, inArray, isNull, min, type Placeholder, type SQL, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { thumbs } from '@oktant/contract/kit/constants.ts'
import { type TestimonialNod, testimonialNods } from '@oktant/contract/learning/testimonials.ts'
import { containsText } from '../../../../db/query/containing.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { nameOf } from '../../../../db/query/names.ts'
import { jobRoles, users } from '../../../people/people/people.tables.ts'
import { columns, isAuthor, isRole } from '../testimonials.queries.ts'
import { testimonials } from '../testimonials.tables.ts'

const canBeShown = (companyId: number | Placeholder) =>
  and(
    eq(testimonials.companyId, companyId),
    // NOTE: said as in the index, which is used for the same words alone.
    sql`${testimonials.isShared} and ${testimonials.removedAt} is null and ${testimonials.about} = 'product'`,
    eq(users.status, 'Active'),
  )

const mostShown = 12

export type ShownRow = {
  id: number
  rating: number
  comment: string
  firstName: string
  surname: string
  avatarFileId: number | null
  jobRoleName: LocalText | null
}

/** What the first pages show, the latest first, as a part of a statement. */
export const shownTestimonials = sql`select ${testimonials.id} id, ${testimonials.rating} rating,
    ${testimonials.comment} "comment", ${users.firstName} "firstName", ${users.surname} surname,
    ${users.avatarFileId} "avatarFileId", ${jobRoles.name} "jobRoleName"
  from ${testimonials} join ${users} on ${isAuthor} left join ${jobRoles} on ${isRole}
  where ${canBeShown(sql.placeholder('companyId'))} and ${testimonials.nod} = 'approved'
  order by ${testimonials.updatedAt} desc, ${testimonials.id} desc limit ${sql.raw(String(mostShown))}`

const shown = preparedRows<ShownRow>('testimonials_shown', () => shownTestimonials)
export const listApproved = (db: Db, companyId: number) => shown(db, { companyId })

/** How many wait for a decision, and since when the first of them. */
export async function findWaiting(db: Db, companyId: number) {
  const [row] = await db
    .select({ count: count(), since: min(testimonials.updatedAt) })
    .from(testimonials)
    .innerJoin(users, isAuthor)
    .where(and(canBeShown(companyId), eq(testimonials.nod, 'waiting')))
  return row
}

const fullName = nameOf(users)
const filters: Record<string, (value: string) => SQL | undefined> = {
  nod: (value) => {
    const nod = testimonialNods.find((one) => one === value)
    return nod ? eq(testimonials.nod, nod) : sql`false`
  },
  person: (value) => containsText(sql`(${fullName})`, value),
  comment: (value) => containsText(testimonials.comment, value),
  rating: (value) => eq(testimonials.rating, value === '1' ? thumbs.up : thumbs.down),
}

const sorts: Record<string, SQL> = {
  updatedAt: sql`${testimonials.updatedAt}`,
  person: sql`${fullName} collate "und-x-icu"`,
  rating: sql`${testimonials.rating}`,
  nod: sql`array_position(array[${sql.raw(testimonialNods.map((nod) => `'${nod}'`).join(', '))}], ${testimonials.nod})`,
}

const decidedBy = sql<string | null>`(select concat_ws(' ', decider.first_name, decider.surname)
  from ${users} decider
  where decider.company_id = "testimonials"."company_id" and decider.id = "testimonials"."nod_by")`

/** Everything that could be shown, with what was decided about it; `id` asks for one. */
export async function listRecords(db: Db, companyId: number, page: Page, id?: number) {
  const wanted = and(
    canBeShown(companyId),
    ...page.filters.map(({ field, value }) => filters[field]?.(value)),
    id === undefined ? undefined : eq(testimonials.id, id),
  )
  const direction = page.sort && !page.sort.descending ? asc : desc
  const [rows, [total]] = await Promise.all([
    db
      .select({ ...columns, decidedBy })
      .from(testimonials)
      .innerJoin(users, isAuthor)
      .leftJoin(jobRoles, isRole)
      .where(wanted)
      .orderBy(
        direction(sorts[page.sort?.field ?? 'updatedAt'] ?? testimonials.updatedAt),
        desc(testimonials.id),
      )
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(testimonials).innerJoin(users, isAuthor).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

export type RecordRow = Awaited<ReturnType<typeof listRecords>>['rows'][number]

type Nodded = { nod: TestimonialNod; nodAt: Date | null; nodBy: number | null }

/** Those of these that could be shown, held until the change is made. */
export const holdMany = (db: Db, companyId: number, ids: readonly number[]) =>
  db
    .select({
      id: testimonials.id,
      nod: testimonials.nod,
      updatedAt: testimonials.updatedAt,
      fullName,
    })
    .from(testimonials)
    .innerJoin(users, isAuthor)
    .where(and(canBeShown(companyId), inArray(testimonials.id, [...ids])))
    .orderBy(testimonials.id)
    .for('update', { of: testimonials })

export async function writeNods(db: Db, companyId: number, ids: readonly number[], change: Nodded) {
  await db
    .update(testimonials)
    .set(change)
    .where(and(eq(testimonials.companyId, companyId), inArray(testimonials.id, [...ids])))
}

/** Writes only while the words are those that were read; answers whether they were. */
export async function writeNod(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  seen: Date,
  change: Nodded,
) {
  const written = await db
    .update(testimonials)
    .set(change)
    .where(
      and(
        eq(testimonials.companyId, companyId),
        eq(testimonials.id, id),
        isNull(testimonials.removedAt),
        eq(testimonials.updatedAt, seen),
      ),
    )
    .returning({ id: testimonials.id })
  return written.length > 0
}
