import { type SQL, sql } from 'drizzle-orm'
import { playedPackages } from './played-packages.tables.ts'

/** From which mark on a revision of a package is passed; null where its own word counts, or it is something else. */
export const packagePassMark = (companyId: SQL, revisionId: SQL) =>
  sql<number | null>`(select played.pass_mark from ${playedPackages} played
    where played.company_id = ${companyId} and played.revision_id = ${revisionId})`
