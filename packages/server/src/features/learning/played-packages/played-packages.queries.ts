import type { PackageItem, PackageLaunch } from '@oktant/contract/learning/package-launch.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import { packageRevisions } from '../packages/packages.tables.ts'
import { playedPackages } from './played-packages.tables.ts'

/** A package as it is played: what its manifest says, and what its component was set to. */
export type Played = {
  kind: PackageLaunch['kind']
  items: readonly PackageItem[]
  activities: unknown
  /** The longest suspend_data. */
  suspendData: number
  ownWindow: boolean
  passMark: number | null
  /** How many attempts there are; null without a limit. */
  attempts: number | null
}

type Replacement = Pick<typeof playedPackages.$inferSelect, 'contentId' | 'attemptsUnderWay'>
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

type Carried = { companyId: number; from: number | null; to: number }

/** Lets another revision of a component show and play the package of the one before it, where that is one. */
export async function carryPackage(db: Db, { companyId, from, to }: Carried) {
  if (from === null) return
  await db.execute(sql`insert into ${packageRevisions} (company_id, revision_id, content_id)
    select company_id, ${to}::int, content_id from ${packageRevisions} earlier
    where earlier.company_id = ${companyId} and earlier.revision_id = ${from}`)
  await db.execute(sql`insert into ${playedPackages}
      (company_id, revision_id, kind, items, activities, suspend_data, own_window, pass_mark, attempts,
        content_id, attempts_under_way)
    select company_id, ${to}::int, kind, items, activities, suspend_data, own_window, pass_mark, attempts,
      content_id, attempts_under_way
    from ${playedPackages} earlier
    where earlier.company_id = ${companyId} and earlier.revision_id = ${from}`)
}
