import { index, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { companyId, companyKey, id, localText } from '../../../db/query/columns.ts'
import { companies } from '../../organisation/companies/companies.tables.ts'
import { users } from '../people/people.tables.ts'

/** A named set of authorities and permissions, which an administrator may edit; a person holds any number. */
export const profiles = pgTable(
  'profiles',
  {
    id: id(),
    companyId: companyId().references(() => companies.id),
    /** The name of the profile it was made from. */
    key: text().notNull(),
    name: localText(),
    authorities: jsonb().$type<string[]>().notNull(),
    permissions: jsonb().$type<Permission[]>().notNull(),
  },
  (table) => [
    unique('profiles_company').on(table.companyId, table.id),
    unique('profiles_key').on(table.companyId, table.key),
  ],
)

export const userProfiles = pgTable(
  'user_profiles',
  { companyId: companyId(), userId: integer().notNull(), profileId: integer().notNull() },
  (table) => [
    primaryKey({ columns: [table.companyId, table.userId, table.profileId] }),
    index('user_profiles_profile').on(table.companyId, table.profileId),
    companyKey('user_profiles_user_fk', [table.companyId, table.userId], users),
    companyKey('user_profiles_profile_fk', [table.companyId, table.profileId], profiles),
  ],
)
