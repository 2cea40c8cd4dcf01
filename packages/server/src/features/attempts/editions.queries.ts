import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { keepVersions } from '../../db/kept-versions.ts'
import { componentRevisions } from '../components/components.tables.ts'
import { evaluationReleases } from '../evaluations/evaluations.tables.ts'
import { systemSettings } from '../system/system.tables.ts'
import { type EvaluationRow, findEvaluation } from './attempts.queries.ts'

/** What is not kept with an evaluation’s edition: when its results are released, and what its company shows. */
type Since = Pick<EvaluationRow, 'releaseAt' | 'company'>
export type Told = { releaseAt: string | null; company: Since['company'] }

export const releaseOf = (companyId: SQL, revisionId: SQL) => sql`(select release.release_at
  from ${evaluationReleases} release
  join ${componentRevisions} edition on edition.company_id = release.company_id
    and edition.component_id = release.evaluation_id
  where edition.company_id = ${companyId} and edition.id = ${revisionId})`
export const companyOf = (companyId: SQL) =>
  sql`(select company.settings from ${systemSettings} company where company.company_id = ${companyId})`

type Facts = Omit<EvaluationRow, keyof Since>
const editions = keepVersions<Facts>(500, { byNumber: true })

/** What an evaluation says in an edition that is taken: that never changes, so it is read once. Nothing where it is none. */
export async function factsOf(db: Db, companyId: number, revisionId: number): Promise<Facts | undefined> {
  const key = `${companyId} ${revisionId}`
  const known = editions.find(db, key)
  if (known) return known
  const found = await findEvaluation(db, companyId, revisionId)
  if (!found) return undefined
  const { releaseAt: _, company: __, ...facts } = found
  editions.keep(db, key, facts)
  return facts
}

export const withSince = (facts: Facts, { releaseAt, company }: Told): EvaluationRow => ({
  ...facts,
  releaseAt: releaseAt === null ? null : new Date(releaseAt),
  company,
})
