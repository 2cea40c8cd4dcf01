import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { keepVersions } from '../../db/kept-versions.ts'
import { preparedRows } from '../../db/prepared.ts'
import { evaluationReleases } from '../evaluations/evaluations.tables.ts'
import { drawVersion } from '../evaluations/draw-versions.access.ts'
import {
  type Drawable,
  drawables,
  type DrawablesCell,
  listPublishedItems,
} from '../evaluations/evaluations.ts'
import type { EvaluationRow } from './attempts.queries.ts'
import { companyOf, factsOf, type Told, withSince } from './editions.queries.ts'
import { extraOf, extraTimeAt } from './extra-time.queries.ts'
import { type Extra, noExtra } from './time-limit.rules.ts'

const given = sql.placeholder

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
