import { sql } from 'drizzle-orm'
import { boolean, index, integer, pgTable, text, unique, uniqueIndex } from 'drizzle-orm/pg-core'
import { testimonialSubjects, testimonialNods } from '@oktant/contract/learning/testimonials.ts'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { users } from '../../people/people/people.tables.ts'

/** What people say, in their own words, about the product or a part of it: ratings of the type ADDITIONAL. */
export const testimonials = pgTable(
  'testimonials',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    about: text({ enum: testimonialSubjects }).notNull(),
    /** Which of its kind; the product is one. */
    aboutId: integer().notNull().default(0),
    rating: integer().notNull(),
    comment: text().notNull(),
    isShared: boolean().notNull(),
    createdAt: createdAt(),
    updatedAt: at().notNull().defaultNow(),
    removedAt: at(),
    removedBy: integer(),
    /** Whether it is shown on the first pages; words that are changed wait anew. */
    nod: text({ enum: testimonialNods }).notNull().default('waiting'),
    nodAt: at(),
    nodBy: integer(),
  },
  (table) => [
    unique('testimonials_company').on(table.companyId, table.id),
    uniqueIndex('testimonials_one')
      .on(table.companyId, table.userId, table.about, table.aboutId)
      .where(sql`${table.removedAt} is null`),
    index('testimonials_about')
      .on(table.companyId, table.about, table.aboutId, table.updatedAt)
      .where(sql`${table.removedAt} is null`),
    index('testimonials_shared')
      .on(table.companyId, table.createdAt)
      .where(sql`${table.isShared} and ${table.removedAt} is null`),
    index('testimonials_nod')
      .on(table.companyId, table.nod, table.updatedAt)
      .where(sql`${table.isShared} and ${table.removedAt} is null and ${table.about} = 'product'`),
    companyKey('testimonials_user_fk', [table.companyId, table.userId], users),
  ],
)
