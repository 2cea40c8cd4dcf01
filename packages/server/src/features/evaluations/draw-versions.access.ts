import { type Placeholder, sql } from 'drizzle-orm'
import { drawVersions } from './draw-versions.tables.ts'

/** In which version a statement sees what a company's evaluations draw from; null where there never was anything. */
export const drawVersion = (companyId: Placeholder) => sql<string | null>`(
  select stands.version from ${drawVersions} stands where stands.company_id = ${companyId})`
