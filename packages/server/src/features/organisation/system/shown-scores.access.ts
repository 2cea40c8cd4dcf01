import { type AnyColumn, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { defaultSystemSettings } from '@oktant/contract/organisation/system.ts'
import { systemSettings } from './system.tables.ts'

/** Does a company show its people marks and points? The database asks it once for a statement. */
export const showsScores = (companyId: number | Placeholder) => sql<boolean>`coalesce((
  select (setting.settings->>'showScores')::boolean from ${systemSettings} setting
  where setting.company_id = ${companyId}::int), ${defaultSystemSettings.showScores}::boolean)`

/** A mark as its learner may read it. */
export const shownMark = (companyId: number | Placeholder, mark: SQL | AnyColumn) =>
  sql<number | null>`case when ${showsScores(companyId)} then ${mark} end`
