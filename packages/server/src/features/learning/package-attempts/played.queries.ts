import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import type { Replacement } from './replaced/replaced.rules.ts'
import type { Played } from './package-attempts.view.ts'
import { playedPackages } from './played-packages.tables.ts'

type OfRevision = { companyId: number; revisionId: number }

const given = sql.placeholder

const playedFound = prepared((db) =>
  db
    .select()
    .from(playedPackages)
    .where(
      and(
        eq(playedPackages.companyId, given('companyId')),
        eq(playedPackages.revisionId, given('revisionId')),
      ),
    )
    .prepare('package_played_found'),
)

/** How a revision is played; nothing where it is no package. */
export async function findPlayed(db: Db, of: OfRevision): Promise<(Played & Replacement) | undefined> {
  const [row] = await playedFound(db).execute(of)
  return row
}

/** Keeps how a revision is played. */
export async function insertPlayed(
  db: Db,
  of: OfRevision,
  { items, ...played }: Omit<Played, 'ownWindow'> & Partial<Pick<Played, 'ownWindow'> & Replacement>,
) {
  await db.insert(playedPackages).values({ ...of, ...played, items: [...items] })
}

type Settings = Pick<Played, 'passMark' | 'attempts' | 'suspendData' | 'ownWindow'>

/** Sets what its author may set of a revision that no published course holds. */
export async function writePlayed(db: Db, { companyId, revisionId }: OfRevision, settings: Settings) {
  await db
    .update(playedPackages)
    .set(settings)
    .where(and(eq(playedPackages.companyId, companyId), eq(playedPackages.revisionId, revisionId)))
}
