import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { keepVersions } from '../../db/kept-versions.ts'
import { preparedRows } from '../../db/prepared.ts'
import { type Cell, rowCell } from '../../db/row-cell.ts'
import { componentRevisions } from '../components/components.tables.ts'
import { evaluationReleases } from '../evaluations/evaluations.tables.ts'
import { drawVersion } from '../evaluations/draw-versions.access.ts'
import {
  type Drawable,
  drawables,
  type DrawablesCell,
  listPublishedItems,
} from '../evaluations/evaluations.ts'
import { courseTouched } from '../learning/learning.ts'
import { componentLogs } from '../learning/learning.tables.ts'
import { systemSettings } from '../system/system.tables.ts'
import { type AttemptRow, type EvaluationRow, findEvaluation } from './attempts.queries.ts'
import { evaluationAttempts } from './attempts.tables.ts'
import { ofAttempt } from './joins.tables.ts'
import { extraOf, extraTimeAt } from './extra-time.queries.ts'
import { type Extra, noExtra, overBefore } from './time-limit.rules.ts'

const given = sql.placeholder

/** What is not kept with an evaluation’s edition: when its results are released, and what its company shows. */
type Since = Pick<EvaluationRow, 'releaseAt' | 'company'>
type Told = { releaseAt: string | null; company: Since['company'] }
type Taken = Told & { attempt: Cell; log: Cell }

const releaseOf = (companyId: SQL, revisionId: SQL) => sql`(select release.release_at
  from ${evaluationReleases} release
  join ${componentRevisions} edition on edition.company_id = release.company_id
    and edition.component_id = release.evaluation_id
  where edition.company_id = ${companyId} and edition.id = ${revisionId})`
const companyOf = (companyId: SQL) =>
  sql`(select company.settings from ${systemSettings} company where company.company_id = ${companyId})`

const [attemptCell, logCell] = [rowCell(evaluationAttempts), rowCell(componentLogs)]

// NOTE: the course is locked before the attempt, as whatever writes both does; and each is looked for by what is known of it,
// in an order that no planner changes, as all who begin a test together are at the same place.
const taken = preparedRows<{ taken: Taken }>(
  'attempts_taken',
  () => sql`with course as (${courseTouched})
    update ${evaluationAttempts} set launch = ${given('launch')}, counted_until = ${given('now')}::timestamptz
    where ${evaluationAttempts.companyId} = ${given('companyId')}
      and ${evaluationAttempts.componentLogId} = any(array(
        select log.id from course cross join lateral (
          select did.id from ${componentLogs} did where did.company_id = ${given('companyId')}
            and did.container_log_id = course.taken_id and did.child_id = ${given('childId')} offset 0) log))
      and ${evaluationAttempts.submittedAt} is null
      and coalesce(${evaluationAttempts.endsAt} >= ${given('overBefore')}::timestamptz, true)
    returning json_build_object('attempt', ${attemptCell.cell},
      'log', (select ${logCell.cell} from ${componentLogs} where ${ofAttempt.log}),
      'releaseAt', ${releaseOf(sql`${evaluationAttempts.companyId}`, sql`${evaluationAttempts.revisionId}`)},
      'company', ${companyOf(sql`${evaluationAttempts.companyId}`)}) as taken`,
)

type Facts = Omit<EvaluationRow, keyof Since>
const editions = keepVersions<Facts>(500, { byNumber: true })

/** What an evaluation says in an edition that is taken: that never changes, so it is read once. Nothing where it is none. */
async function factsOf(db: Db, companyId: number, revisionId: number): Promise<Facts | undefined> {
  const key = `${companyId} ${revisionId}`
  const known = editions.find(db, key)
  if (known) return known
  const found = await findEvaluation(db, companyId, revisionId)
  if (!found) return undefined
  const { releaseAt: _, company: __, ...facts } = found
  editions.keep(db, key, facts)
  return facts
}

const withSince = (facts: Facts, { releaseAt, company }: Told): EvaluationRow => ({
  ...facts,
  releaseAt: releaseAt === null ? null : new Date(releaseAt),
  company,
})

type Taking = { companyId: number; containerLogId: number; childId: number; launch: string; now: Date }

/** Gives the attempt under way at a place to the window that opens it, and reads it; nothing where none is or its time is up. */
export async function takeAttempt(db: Db, { now, ...at }: Taking): Promise<AttemptRow | undefined> {
  const times = { now: now.toISOString(), overBefore: overBefore(now).toISOString() }
  const [row] = await taken(db, { ...at, ...times })
  if (!row) return undefined
  const attempt = attemptCell.read(row.taken.attempt)
  const facts = await factsOf(db, at.companyId, attempt.revisionId)
  if (!facts) throw new Error('an attempt at nothing')
  return { attempt, log: logCell.read(row.taken.log), evaluation: withSince(facts, row.taken) }
}

type Asking = { companyId: number; userId: number | null; revisionId: number }
type Drawn = Told & { version: string | null; extra: Extra | null; candidates: DrawablesCell }

const standing = preparedRows<Drawn>(
  'attempts_standing',
  () => sql`select ${drawVersion(given('companyId'))} as version, ${drawables.cell} as candidates, ${extraOf} as extra,
    (select to_json(release.release_at) from ${evaluationReleases} release
      where release.company_id = ${given('companyId')} and release.evaluation_id = ${given('evaluationId')}) as "releaseAt",
    ${companyOf(sql`${given('companyId')}`)} as company`,
)

/** What an edition may ask, and what else of it changes, by the version of all that. */
type Draws = { version: string; evaluation: EvaluationRow; items: Items; candidates: readonly Drawable[] }
type Items = Awaited<ReturnType<typeof listPublishedItems>>
const draws = keepVersions<Draws>(100_000, {
  onlyCommitted: true,
  sizeOf: ({ candidates }) => 1 + candidates.length,
})

/** The same as it was last read: whoever acts on it asks whether that version still stands. */
export const knownDraws = (db: Db, { companyId, revisionId }: Omit<Asking, 'userId'>) =>
  draws.find(db, `${companyId} ${revisionId}`)

/**
 * What somebody is about to begin, as it stands now: what it says, what it could ask, and how much more time they have.
 * `version`: in which what may be asked was seen just now, where it was.
 */
export async function findStanding(
  db: Db,
  { companyId, userId, revisionId }: Asking,
  version: string | null,
) {
  const known = version === null ? undefined : knownDraws(db, { companyId, revisionId })
  if (known && known.version === version)
    return { ...known, extra: await extraTimeAt(db, { companyId, userId }, known.evaluation) }
  const facts = await factsOf(db, companyId, revisionId)
  if (!facts) return undefined
  const items = await listPublishedItems(db, { companyId, revisionId })
  const asked = { ...drawables.among(items), evaluationId: facts.id }
  const [found] = await standing(db, { companyId, userId, ...asked })
  if (!found) throw new Error('nothing was answered')
  const read = { evaluation: withSince(facts, found), items, candidates: drawables.read(found.candidates) }
  if (found.version !== null)
    draws.keep(db, `${companyId} ${revisionId}`, { ...read, version: found.version })
  return { ...read, extra: found.extra ?? noExtra }
}
