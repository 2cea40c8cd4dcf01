import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { companyId, companyKey, createdAt, id } from '../../../../db/query/columns.ts'
import { users } from '../../../people/people/people.tables.ts'

/** Comments that a marker keeps to say them again; nobody else sees them. */
export const bankComments = pgTable(
  'bank_comments',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    unique('bank_comments_company').on(table.companyId, table.id),
    index('bank_comments_user').on(table.companyId, table.userId),
    companyKey('bank_comments_user_fk', [table.companyId, table.userId], users),
  ],
)
