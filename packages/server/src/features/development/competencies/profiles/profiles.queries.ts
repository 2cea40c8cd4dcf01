import type { CompetencyLevel } from '@oktant/contract/development/competency-shapes.ts'
import type { ProfileLine } from '@oktant/contract/development/competency-profiles.ts'
import type { Language, LocalText } from '@oktant/contract/http/http.ts'
import { and, eq, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { anyOf } from '../../../../db/query/any-of.ts'
import { containsLocal } from '../../../../db/query/containing.ts'
import { localText } from '../../../../db/query/local-text.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { competencyProfileItems, competencyProfiles, competencyRegions } from '../competencies.tables.ts'

type Reader = { companyId: number; language: Language }
export type ProfileRow = { id: number; name: LocalText; people: number; items: number }

const people = sql`(select count(*)::int from users person
  where person.company_id = role.company_id and person.job_role_id = role.id and person.status = 'Active')`
const items = sql`(select count(*)::int from competency_profile_items asked
  where asked.company_id = role.company_id and asked.job_role_id = role.id)`

export async function findProfiles(db: Db, { companyId, language }: Reader, page: Page) {
  const wanted = sql.join(
    [
      sql`role.company_id = ${companyId}`,
      ...page.filters.map(({ value }) => containsLocal(sql`role.name`, value)),
    ],
    sql` and `,
  )
  const sorts = { people, items, jobRole: localText(sql`role.name`, language) }
  const { field } = page.sort ?? { field: 'jobRole' }
  const column = field === 'people' || field === 'items' ? sorts[field] : sorts.jobRole
  const way = page.sort?.descending ? sql`desc` : sql`asc`
  const [rows, [total]] = await Promise.all([
    rowsOf<ProfileRow>(
      db,
      sql`select role.id, role.name, ${people} people, ${items} items from job_roles role where ${wanted}
        order by ${column} ${way}, role.id limit ${page.limit} offset ${page.offset}`,
    ),
    rowsOf<{ count: number }>(db, sql`select count(*)::int count from job_roles role where ${wanted}`),
  ])
  return { rows, total: total?.count ?? 0 }
}

type Role = { companyId: number; jobRoleId: number }

/** How often a job role has said what it asks for; 0 where it never has. */
export async function findRevision(db: Db, { companyId, jobRoleId }: Role) {
  const [row] = await db
    .select({ changes: competencyProfiles.changes })
    .from(competencyProfiles)
    .where(and(eq(competencyProfiles.companyId, companyId), eq(competencyProfiles.jobRoleId, jobRoleId)))
  return row?.changes ?? 0
}

/** Compare and set: false where somebody changed it since this stand was seen. */
export async function writeRevision(db: Db, { companyId, jobRoleId }: Role, seen: number, now: Date) {
  const written = await rowsOf<{ changes: number }>(
    db,
    sql`insert into competency_profiles as kept (company_id, job_role_id, changes, changed_at)
      values (${companyId}, ${jobRoleId}, 1, ${now.toISOString()}::timestamptz)
      on conflict (company_id, job_role_id) do update set changes = kept.changes + 1, changed_at = excluded.changed_at
        where kept.changes = ${seen}
      returning changes`,
  )
  return written[0]?.changes === seen + 1
}

export type LineRow = { itemId: number; level: CompetencyLevel; validMonths: number | null; name: LocalText }

export const listLines = (db: Db, { companyId, jobRoleId }: Role): Promise<LineRow[]> =>
  rowsOf<LineRow>(
    db,
    sql`select asked.item_id "itemId", asked.level, asked.valid_months "validMonths", item.name
      from competency_profile_items asked
      join competency_items item on item.company_id = asked.company_id and item.id = asked.item_id
      where asked.company_id = ${companyId} and asked.job_role_id = ${jobRoleId} order by asked.place`,
  )

export async function replaceLines(db: Db, { companyId, jobRoleId }: Role, lines: readonly ProfileLine[]) {
  await db
    .delete(competencyProfileItems)
    .where(
      and(eq(competencyProfileItems.companyId, companyId), eq(competencyProfileItems.jobRoleId, jobRoleId)),
    )
  if (!lines.length) return
  await db.insert(competencyProfileItems).values(
    lines.map(({ competencyItemId: itemId, level, validMonths }, place) => ({
      companyId,
      jobRoleId,
      itemId,
      level,
      validMonths,
      place,
    })),
  )
}

export type RegionRow = { id: number; name: string; localityIds: number[] }

export const listRegions = (db: Db, companyId: number, ids: readonly number[]): Promise<RegionRow[]> =>
  rowsOf<RegionRow>(
    db,
    sql`select person.id, concat_ws(' ', person.first_name, person.surname) "name",
        coalesce(array_agg(region.locality_id order by region.locality_id)
          filter (where region.locality_id is not null), '{}') "localityIds"
      from users person
      left join competency_regions region on region.company_id = person.company_id and region.user_id = person.id
      where person.company_id = ${companyId} and person.id = ${anyOf(ids)} and person.status = 'Active'
      group by person.id, person.first_name, person.surname
      order by concat_ws(' ', person.surname, person.first_name) collate "und-x-icu", person.id`,
  )

export const listPlaceNames = (
  db: Db,
  { companyId, language }: Reader,
  kind: 'jobRole' | 'locality',
): Promise<{ id: number; name: LocalText }[]> => {
  const table = kind === 'jobRole' ? sql`job_roles` : sql`localities`
  return rowsOf(
    db,
    sql`select place.id, place.name from ${table} place where place.company_id = ${companyId}
      order by ${localText(sql`place.name`, language)}, place.id`,
  )
}

export async function replaceRegion(
  db: Db,
  { companyId, userId }: { companyId: number; userId: number },
  localityIds: readonly number[],
) {
  await db
    .delete(competencyRegions)
    .where(and(eq(competencyRegions.companyId, companyId), eq(competencyRegions.userId, userId)))
  if (!localityIds.length) return
  await db
    .insert(competencyRegions)
    .values(localityIds.map((localityId) => ({ companyId, userId, localityId })))
}
