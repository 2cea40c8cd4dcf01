import { sql } from 'drizzle-orm'
import { unplayedDays, type UnplayedReason } from '@oktant/contract/unplayed-films.ts'
import { among } from '../../db/among.ts'
import { type Db, rowsOf } from '../../db/db.ts'

type Said = { companyId: number; userId: number; fileId: number; reason: UnplayedReason }

/** Notes once for each person that a film did not play; answers whether nobody has said so of it before. */
export async function writeUnplayed(db: Db, { companyId, userId, fileId, reason }: Said, now: Date) {
  const [written] = await rowsOf<{ isFirst: boolean }>(
    db,
    sql`insert into unplayed_films (company_id, file_id, user_id, reason, said_at)
      values (${companyId}, ${fileId}, ${userId}, ${reason}, ${now.toISOString()}::timestamptz)
      on conflict (company_id, file_id, user_id) do update set reason = excluded.reason, said_at = excluded.said_at
      returning not exists (select from unplayed_films other
        where other.company_id = ${companyId} and other.file_id = ${fileId}) as "isFirst"`,
  )
  return written?.isFirst ?? false
}

const lately = (now: Date) =>
  sql`${new Date(now.getTime() - unplayedDays * 86_400_000).toISOString()}::timestamptz`

type Found = { people: number; lastAt: string | null; reasons: UnplayedReason[] }

/** For how many people films did not play lately, and why. */
export async function findUnplayed(db: Db, companyId: number, fileIds: readonly number[], now: Date) {
  const [found] = await rowsOf<Found>(
    db,
    sql`select count(distinct said.user_id)::int as people, max(said.said_at) as "lastAt",
        coalesce(json_agg(distinct said.reason), '[]') as reasons
      from unplayed_films said where said.company_id = ${companyId} and said.file_id = ${among(fileIds)}
        and said.said_at > ${lately(now)}`,
  )
  return found ?? { people: 0, lastAt: null, reasons: [] }
}

/** The components that hold such a film now, in either language. */
export const listUnplayedComponents = (db: Db, companyId: number, now: Date) =>
  rowsOf<Found & { componentId: number }>(
    db,
    sql`select component.id as "componentId", count(distinct said.user_id)::int as people,
        max(said.said_at) as "lastAt", json_agg(distinct said.reason) as reasons
      from components component
      join component_revisions revision on revision.company_id = component.company_id
        and revision.id = component.revision_id
      cross join lateral (values (revision.content #>> '{media,fileIds,en}'),
        (revision.content #>> '{media,fileIds,de}')) held (file_id)
      join unplayed_films said on said.company_id = component.company_id and said.file_id = held.file_id::integer
      where component.company_id = ${companyId} and component.removed_at is null and said.said_at > ${lately(now)}
      group by component.id order by component.id`,
  )
