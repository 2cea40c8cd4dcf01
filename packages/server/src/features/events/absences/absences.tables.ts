import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { at, companyId, companyKey, createdAt, id } from '../../../db/query/columns.ts'
import { users } from '../../people/people/people.tables.ts'

/** When somebody cannot run an event. */
export const facilitatorAbsences = pgTable(
  'facilitator_absences',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    startsAt: at().notNull(),
    endsAt: at().notNull(),
    /** Where they live when it is said: the clocks by which its days are read. */
    timeZone: text().notNull(),
    note: text().notNull().default(''),
    createdAt: createdAt(),
    removedAt: at(),
  },
  (table) => [
    unique('facilitator_absences_company').on(table.companyId, table.id),
    companyKey('facilitator_absences_user', [table.companyId, table.userId], users),
    index('facilitator_absences_of').on(table.companyId, table.userId, table.endsAt),
  ],
)
