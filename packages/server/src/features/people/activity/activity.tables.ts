import { index, integer, jsonb, pgTable, text, unique } from 'drizzle-orm/pg-core'
import { activityKinds } from '@oktant/contract/people/activity.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { at, companyId, companyKey, id } from '../../../db/query/columns.ts'
import { users } from '../people/people.tables.ts'

/** What people have done, as their own account tells it; written from what features announce, and by nothing else. */
export const activities = pgTable(
  'activities',
  {
    id: id(),
    companyId: companyId(),
    userId: integer().notNull(),
    kind: text({ enum: activityKinds }).notNull(),
    /** Of what; a person is named by number, so that the name goes where the person goes. */
    name: jsonb().$type<LocalText>(),
    personId: integer(),
    count: integer().notNull().default(1),
    link: text(),
    happenedAt: at().notNull(),
  },
  (table) => [
    unique('activities_company').on(table.companyId, table.id),
    index('activities_newest').on(table.companyId, table.userId, table.happenedAt, table.id),
    index('activities_person').on(table.companyId, table.personId),
    companyKey('activities_user_fk', [table.companyId, table.userId], users),
    companyKey('activities_person_fk', [table.companyId, table.personId], users),
  ],
)
