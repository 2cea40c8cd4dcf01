import { type Placeholder, sql } from 'drizzle-orm'
import { contentVersions } from './content-versions.tables.ts'

/** In which version a statement sees the courses of a company; null where it never had any. */
export const contentVersion = (companyId: number | Placeholder) => sql<string | null>`(
  select shown.version from ${contentVersions} shown where shown.company_id = ${companyId})`
