import { type SQL, sql } from 'drizzle-orm'
import { evaluationRevisions } from './evaluations.tables.ts'

/** From which mark on a revision of an evaluation is passed; null where it is something else. */
export const passMarkOf = (companyId: SQL, revisionId: SQL) =>
  sql<number | null>`(select (taken.settings->>'passMark')::int from ${evaluationRevisions} taken
    where taken.company_id = ${companyId} and taken.revision_id = ${revisionId})`
