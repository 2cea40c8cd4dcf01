import { and, asc, count, desc, eq, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { nameOf } from '../../../db/query/names.ts'
import { jobRoles, users } from '../../people/people/people.tables.ts'
import { testimonials } from './testimonials.tables.ts'

export type NewTestimonial = typeof testimonials.$inferInsert
type Reader = { companyId: number; id: number }

export const columns = {
  id: testimonials.id,
  companyId: testimonials.companyId,
  userId: testimonials.userId,
  about: testimonials.about,
  aboutId: testimonials.aboutId,
  rating: testimonials.rating,
  comment: testimonials.comment,
  isShared: testimonials.isShared,
  createdAt: testimonials.createdAt,
  updatedAt: testimonials.updatedAt,
  removedAt: testimonials.removedAt,
  removedBy: testimonials.removedBy,
  nod: testimonials.nod,
  nodAt: testimonials.nodAt,
  firstName: users.firstName,
  surname: users.surname,
  avatarFileId: users.avatarFileId,
  jobRoleName: jobRoles.name,
}
export const isAuthor = and(eq(users.companyId, testimonials.companyId), eq(users.id, testimonials.userId))
export const isRole = and(eq(jobRoles.companyId, users.companyId), eq(jobRoles.id, users.jobRoleId))

const whose = {
  mine: ({ id }: Reader) => eq(testimonials.userId, id),
  colleagues: ({ id }: Reader) =>
    and(ne(testimonials.userId, id), testimonials.isShared, eq(users.status, 'Active')),
}

export const isWhose = (name: string): name is keyof typeof whose => name in whose

export async function listVisible(db: Db, reader: Reader, of: keyof typeof whose, page: Page) {
  const wanted = and(
    eq(testimonials.companyId, reader.companyId),
    isNull(testimonials.removedAt),
    eq(testimonials.about, 'product'),
    whose[of](reader),
  )
  const direction = page.sort && !page.sort.descending ? asc : desc
  const [rows, [total]] = await Promise.all([
    db
      .select(columns)
      .from(testimonials)
      .innerJoin(users, isAuthor)
      .leftJoin(jobRoles, isRole)
      .where(wanted)
      .orderBy(direction(testimonials.createdAt), direction(testimonials.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(testimonials).innerJoin(users, isAuthor).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

export async function findTestimonial(db: Db, companyId: number, id: number) {
  const [row] = await db
    .select(columns)
    .from(testimonials)
    .innerJoin(users, isAuthor)
    .leftJoin(jobRoles, isRole)
    .where(and(eq(testimonials.companyId, companyId), eq(testimonials.id, id)))
  return row
}

export type TestimonialRow = NonNullable<Awaited<ReturnType<typeof findTestimonial>>>

type About = Pick<TestimonialRow, 'companyId' | 'about' | 'aboutId'>

/** What somebody has said of one thing; nobody else changes it before this transaction is over. */
export async function findOwnAbout(db: Db, { companyId, about, aboutId }: About, userId: number) {
  const [row] = await db
    .select()
    .from(testimonials)
    .where(
      and(
        eq(testimonials.companyId, companyId),
        eq(testimonials.userId, userId),
        eq(testimonials.about, about),
        eq(testimonials.aboutId, aboutId),
        isNull(testimonials.removedAt),
      ),
    )
    .for('update')
  return row
}

const ratingFilters: Record<string, (value: string) => SQL> = {
  rating: (value) => sql`${testimonials.rating} = ${value === '1' ? 1 : 0}`,
  hasComment: (value) => (value === 'false' ? sql`true` : sql`${testimonials.comment} <> ''`),
}

/** How a course was rated, the latest first. */
export async function listOfCourse(db: Db, { companyId, id }: { companyId: number; id: number }, page: Page) {
  const wanted = and(
    eq(testimonials.companyId, companyId),
    eq(testimonials.about, 'course'),
    eq(testimonials.aboutId, id),
    isNull(testimonials.removedAt),
    ...page.filters.map(({ field, value }) => ratingFilters[field]?.(value)),
  )
  const column = page.sort?.field === 'rating' ? testimonials.rating : testimonials.updatedAt
  const direction = page.sort && !page.sort.descending ? asc : desc
  const [rows, [total]] = await Promise.all([
    db
      .select({
        id: testimonials.id,
        rating: testimonials.rating,
        comment: testimonials.comment,
        updatedAt: testimonials.updatedAt,
        userName: nameOf(users),
      })
      .from(testimonials)
      .innerJoin(users, isAuthor)
      .where(wanted)
      .orderBy(direction(column), desc(testimonials.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(testimonials).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

/** Nothing where the author has one of this already. */
export async function insertTestimonial(db: Db, values: NewTestimonial) {
  const [made] = await db
    .insert(testimonials)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: testimonials.id })
  return made?.id
}

export async function updateTestimonialRow(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  change: Partial<NewTestimonial>,
) {
  await db
    .update(testimonials)
    .set(change)
    .where(and(eq(testimonials.companyId, companyId), eq(testimonials.id, id)))
}

/** Has the author written another one since? */
export async function hasOther(db: Db, { companyId, userId, about, aboutId, id }: TestimonialRow) {
  const [row] = await db
    .select({ found: sql<boolean>`true` })
    .from(testimonials)
    .where(
      and(
        eq(testimonials.companyId, companyId),
        eq(testimonials.userId, userId),
        eq(testimonials.about, about),
        eq(testimonials.aboutId, aboutId),
        ne(testimonials.id, id),
        isNull(testimonials.removedAt),
      ),
    )
  return row !== undefined
}

/** Answers what is gone and had not been removed before. */
export async function deleteOf(db: Db, { companyId, userId }: { companyId: number; userId: number }) {
  const gone = await db
    .delete(testimonials)
    .where(and(eq(testimonials.companyId, companyId), eq(testimonials.userId, userId)))
    .returning()
  return gone.filter(({ removedAt }) => removedAt === null)
}
