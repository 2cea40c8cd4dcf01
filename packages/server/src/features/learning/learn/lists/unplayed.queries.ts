import { sql } from 'drizzle-orm'
import { unplayedDays, type UnplayedReason } from '@oktant/contract/learning/components/unplayed-films.ts'
import { anyOf } from '../../../../db/query/any-of.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'

type PersonKey = { companyId: number; userId: number }
type Said = { companyId: number; userId: number; fileId: number; reason: UnplayedReason }

const others = sql`from unplayed_films other where other.company_id = said.company_id and other.file_id = said.file_id`

/** Notes once for each person that a film did not play; answers whether nobody has said so of it before, and whether it counts as seen. */
export async function writeUnplayed(db: Db, { companyId, userId, fileId, reason }: Said, now: Date) {
  const [written] = await rowsOf<{ isFirst: boolean; counts: boolean }>(
    db,
    sql`insert into unplayed_films as said (company_id, file_id, user_id, reason, said_at)
      values (${companyId}, ${fileId}, ${userId}, ${reason}, ${now.toISOString()}::timestamptz)
      on conflict (company_id, file_id, user_id) do update set reason = excluded.reason, said_at = excluded.said_at
      returning not exists (select ${others}) as "isFirst",
        exists (select ${others} and other.counted_at is not null) as counts`,
  )
  return written ?? { isFirst: false, counts: false }
}

const lately = (now: Date) =>
  sql`${new Date(now.getTime() - unplayedDays * 86_400_000).toISOString()}::timestamptz`

/** Whether a film did not play for somebody, and whether it counts as seen for those for whom it does not. */
export async function findUnplayedFor(db: Db, { companyId, userId }: PersonKey, fileIds: readonly number[]) {
  const [found] = await rowsOf<{ isUnplayed: boolean; counts: boolean }>(
    db,
    sql`select coalesce(bool_or(said.user_id = ${userId} and said.reason <> 'soundAlone'), false) as "isUnplayed",
        coalesce(bool_or(said.counted_at is not null), false) as counts
      from unplayed_films said where said.company_id = ${companyId} and said.file_id = ${anyOf(fileIds)}`,
  )
  return found ?? { isUnplayed: false, counts: false }
}

type Counting = { companyId: number; fileIds: readonly number[]; at: Date | null }

/** Counts films as seen from a moment on, or no longer; answers for how many people. */
export async function writeCounted(db: Db, { companyId, fileIds, at }: Counting) {
  const rows = await rowsOf<{ userId: number }>(
    db,
    sql`update unplayed_films set counted_at = ${at?.toISOString() ?? null}::timestamptz
      where company_id = ${companyId} and file_id = ${anyOf(fileIds)} returning user_id as "userId"`,
  )
  return rows.length
}

type Waiting = { userId: number; containerId: number }

/** Who is not through with a component whose film did not play for them, each with the course in which they opened it last. */
export const listWaitingFor = (
  db: Db,
  { companyId, componentId, fileIds }: { companyId: number; componentId: number; fileIds: readonly number[] },
) =>
  rowsOf<Waiting>(
    db,
    sql`select distinct on (log.user_id) log.user_id as "userId", course.container_id as "containerId"
      from unplayed_films said
      join component_logs log on log.company_id = said.company_id and log.user_id = said.user_id
        and log.completed_at is null
      join container_children place on place.company_id = log.company_id and place.id = log.child_id
        and place.component_id = ${componentId}
      join container_logs course on course.company_id = log.company_id and course.id = log.container_log_id
      where said.company_id = ${companyId} and said.file_id = ${anyOf(fileIds)} and said.reason <> 'soundAlone'
      order by log.user_id, log.last_at desc`,
  )

type Found = { people: number; lastAt: string | null; reasons: UnplayedReason[]; counts: boolean }

/** For how many people films did not play lately, and why. */
export async function findUnplayed(db: Db, companyId: number, fileIds: readonly number[], now: Date) {
  const [found] = await rowsOf<Found>(
    db,
    sql`select count(distinct said.user_id)::int as people, max(said.said_at) as "lastAt",
        coalesce(json_agg(distinct said.reason), '[]') as reasons,
        coalesce(bool_or(said.counted_at is not null), false) as counts
      from unplayed_films said where said.company_id = ${companyId} and said.file_id = ${anyOf(fileIds)}
        and (said.said_at > ${lately(now)} or said.counted_at is not null)`,
  )
  return found ?? { people: 0, lastAt: null, reasons: [], counts: false }
}

/** The components that hold such a film now, in either language. */
export const listUnplayedComponents = (db: Db, companyId: number, now: Date) =>
  rowsOf<Found & { componentId: number }>(
    db,
    sql`select component.id as "componentId", count(distinct said.user_id)::int as people,
        max(said.said_at) as "lastAt", json_agg(distinct said.reason) as reasons,
        bool_or(said.counted_at is not null) as counts
      from components component
      join component_revisions revision on revision.company_id = component.company_id
        and revision.id = component.revision_id
      cross join lateral (values (revision.content #>> '{media,fileIds,en}'),
        (revision.content #>> '{media,fileIds,de}')) held (file_id)
      join unplayed_films said on said.company_id = component.company_id and said.file_id = held.file_id::integer
      where component.company_id = ${companyId} and component.removed_at is null and said.said_at > ${lately(now)}
      group by component.id order by component.id`,
  )
