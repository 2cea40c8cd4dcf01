import { type SQL, sql } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { anyOf } from '../../../../db/query/any-of.ts'
import type { Of } from '../content/content.queries.ts'
import { isOpen, leads, nameOf } from '../reviews.queries.ts'

type Owner = { companyId: number; id: number }

/** A part of the manager’s was handed in after a field of it was typed: what `isGoneOver` says of one, of many at once. */
const isGoneOver = (field: string) => sql`exists (select from pdr_versions handed
  where handed.company_id = pdr.company_id and handed.pdr_id = pdr.id and handed.at > ${sql.raw(field)}.saved_at
    and handed.kind = case when ${sql.raw(field)}.field like 'objective.%' then 'managerA' else 'managerBC' end)`

/** NOTE: notes have one reader; what whoever the season names answers in C is theirs, whoever leads the review. */
const isOfManager = sql`typed.field <> 'notes' and not (season.question_manager_id is not null
  and exists (select from pdr_questions asked where asked.company_id = pdr.company_id and asked.pdr_id = pdr.id
    and asked.part = 'CManager' and typed.field like 'question.' || asked.id || '.%'))`

const isDraft = (ownerId: SQL) =>
  sql`${isOpen} and pdr.user_id <> ${ownerId} and ${leads(ownerId)} is not true`
const season = sql`join pdr_seasons season on season.company_id = pdr.company_id and season.id = pdr.season_id`
const typed = sql`typed.company_id = pdr.company_id and typed.pdr_id = pdr.id and ${isOfManager}`

export type DraftRow = {
  id: number
  seasonId: number
  seasonName: LocalText
  userId: number
  userName: string
  managerId: number | null
  managerName: string | null
  typedAt: string
  fields: number
}

/**
 * What somebody has typed in open reviews that they do not lead any more, or in one of them.
 * NOTE: from the open reviews to the fields, which are found by review and owner and not by owner alone; who leads is
 * asked of those few alone in which something was typed.
 */
export function listDrafts(db: Db, { companyId, id }: Owner, pdrId?: number) {
  const ownerId = sql`${id}::integer`
  return rowsOf<DraftRow>(
    db,
    sql`with found as materialized (select pdr.id found_id, draft.at, draft.fields from pdrs pdr ${season}
        cross join lateral (select count(*)::int fields, max(typed.saved_at) at from pdr_fields typed
          where ${typed} and typed.owner_id = ${ownerId} and not ${isGoneOver('typed')}) draft
        where pdr.company_id = ${companyId} and ${isOpen} and draft.fields > 0
          ${pdrId === undefined ? sql`` : sql`and pdr.id = ${pdrId}`})
      select pdr.id, season.id "seasonId", season.name "seasonName", person.id "userId",
        ${nameOf('person')} "userName", boss.id "managerId",
        case when boss.id is not null then ${nameOf('boss')} end "managerName",
        to_char(found.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') "typedAt", found.fields
      from found join pdrs pdr on pdr.company_id = ${companyId} and pdr.id = found.found_id ${season}
      join users person on person.company_id = pdr.company_id and person.id = pdr.user_id
      left join users boss on boss.company_id = pdr.company_id and boss.id = pdr.manager_id
      where ${isDraft(ownerId)}
      order by found.at desc, pdr.id limit 200`,
  )
}

/** Who of these has a draft in a review. */
export async function listOwners(db: Db, { companyId, pdrId }: Of, among: readonly number[]) {
  const rows = await rowsOf<{ id: number }>(
    db,
    sql`select distinct typed.owner_id id from pdrs pdr ${season} join pdr_fields typed on ${typed}
      where pdr.company_id = ${companyId} and pdr.id = ${pdrId} and typed.owner_id = ${anyOf(among)}
        and ${isDraft(sql`typed.owner_id`)} and not ${isGoneOver('typed')}
      order by 1`,
  )
  return rows.map(({ id }) => id)
}

type Owned = Of & { ownerId: number }

/**
 * Puts a draft under another’s name, as it was typed; what stands there already in their own words stays.
 * NOTE: a number above both, where theirs was gone over, so that no window of theirs writes over it unseen.
 */
export async function giveFields(db: Db, { companyId, pdrId, ownerId }: Owned, toId: number) {
  await db.execute(sql`insert into pdr_fields as kept (company_id, pdr_id, owner_id, field, value, sequence, saved_at)
    select typed.company_id, typed.pdr_id, ${toId}, typed.field, typed.value, typed.sequence, typed.saved_at
    from pdrs pdr ${season} join pdr_fields typed on ${typed}
    where pdr.company_id = ${companyId} and pdr.id = ${pdrId} and typed.owner_id = ${ownerId}
      and not ${isGoneOver('typed')}
    on conflict (company_id, pdr_id, owner_id, field) do update set value = excluded.value,
      sequence = greatest(kept.sequence, excluded.sequence) + 1, saved_at = excluded.saved_at
      where exists (select from pdrs pdr where pdr.company_id = kept.company_id and pdr.id = kept.pdr_id
        and ${isGoneOver('kept')})`)
}

/** With what was gone over, which nobody would ever see again. */
export async function deleteDraft(db: Db, { companyId, pdrId, ownerId }: Owned) {
  await db.execute(sql`delete from pdr_fields gone using pdrs pdr ${season} join pdr_fields typed on ${typed}
    where pdr.company_id = ${companyId} and pdr.id = ${pdrId} and typed.owner_id = ${ownerId}
      and gone.company_id = typed.company_id and gone.pdr_id = typed.pdr_id and gone.owner_id = typed.owner_id
      and gone.field = typed.field`)
}

/** The person of a review and who leads it. NOTE: held, so that neither leaves nor moves while a draft is given. */
export const holdSides = (db: Db, companyId: number, ids: readonly number[]) =>
  rowsOf<{ id: number; isActive: boolean; managerId: number | null }>(
    db,
    sql`select id, status = 'Active' "isActive", manager_id "managerId" from users
      where company_id = ${companyId} and id = ${anyOf(ids)} order by id for share`,
  )
