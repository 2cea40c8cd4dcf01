import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { anyOf } from '../../../../db/query/any-of.ts'
import { containsText } from '../../../../db/query/containing.ts'
import { nameOf } from '../../../../db/query/names.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import type { Chosen } from '../../../../http/chosen.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { users } from '../../../people/people/people.tables.ts'
import type { Of } from '../content/content.queries.ts'
import { pdrCalibrationLines, pdrCalibrations } from './calibration.tables.ts'

export type CalibrationRecord = typeof pdrCalibrations.$inferSelect
type Named = { id: number; name: LocalText }
export type CalibrationSeat = {
  id: number
  userId: number
  userName: string
  managerId: number | null
  managerName: string | null
  jobRole: Named | null
  locality: Named | null
  season: Named
  status: number
  proposed: number | null
  mark: number | null
  moves: number
  changes: number
  changedAt: string | null
  releasedAt: string | null
}

const ofReview = ({ companyId, pdrId }: Of) =>
  and(eq(pdrCalibrations.companyId, companyId), eq(pdrCalibrations.pdrId, pdrId))

export async function findCalibration(db: Db, of: Of) {
  const [row] = await db.select().from(pdrCalibrations).where(ofReview(of))
  return row
}

type Deed = typeof pdrCalibrationLines.$inferInsert
const insertLines = (db: Db, lines: readonly Deed[]) => db.insert(pdrCalibrationLines).values([...lines])

type Proposed = Of & { mark: number; actorId: number; now: Date }

/** Puts a mark forward, or another one than before; what was released has to be released again. */
export async function writeProposal(db: Db, { companyId, pdrId, mark, actorId, now }: Proposed) {
  const fresh = { proposed: mark, mark, moves: 0, reason: '', changedAt: now, releasedAt: null }
  await db
    .insert(pdrCalibrations)
    .values({ companyId, pdrId, ...fresh })
    .onConflictDoUpdate({
      target: [pdrCalibrations.companyId, pdrCalibrations.pdrId],
      set: { ...fresh, changes: sql`${pdrCalibrations.changes} + 1` },
    })
  const line = { companyId, pdrId, fromMark: null, toMark: mark, actorId, at: now }
  await insertLines(db, [{ ...line, deed: 'proposed' }])
}

type Moved = { mark: number; reason: string; actorId: number; now: Date }

/** Compare and set by the count of changes; false where somebody was quicker. */
export async function writeMove(db: Db, row: CalibrationRecord, { mark, reason, actorId, now }: Moved) {
  const { companyId, pdrId, changes } = row
  const written = await db
    .update(pdrCalibrations)
    .set({ mark, reason, moves: row.moves + 1, changes: changes + 1, changedAt: now, releasedAt: null })
    .where(and(ofReview(row), eq(pdrCalibrations.changes, changes)))
    .returning({ id: pdrCalibrations.pdrId })
  if (written.length === 0) return false
  const line = { companyId, pdrId, fromMark: row.mark, toMark: mark, reason, actorId, at: now }
  await insertLines(db, [{ ...line, deed: 'moved' }])
  return true
}

type Released = { companyId: number; ids: readonly number[]; actorId: number; now: Date }

/** Releases what waits for it among these, and answers which. */
export async function writeReleases(db: Db, { companyId, ids, actorId, now }: Released) {
  const written = await db
    .update(pdrCalibrations)
    .set({ releasedAt: now, changedAt: now, changes: sql`${pdrCalibrations.changes} + 1` })
    .where(
      and(
        eq(pdrCalibrations.companyId, companyId),
        sql`${pdrCalibrations.pdrId} = ${anyOf(ids)}`,
        sql`${pdrCalibrations.releasedAt} is null`,
      ),
    )
    .returning({ pdrId: pdrCalibrations.pdrId, mark: pdrCalibrations.mark })
  const lines = written.map(({ pdrId, mark }): Deed => ({
    companyId,
    pdrId,
    deed: 'released',
    fromMark: mark,
    toMark: mark,
    actorId,
    at: now,
  }))
  if (lines.length > 0) await insertLines(db, lines)
}

export const listLines = (db: Db, { companyId, pdrId }: Of) =>
  db
    .select({
      id: pdrCalibrationLines.id,
      at: pdrCalibrationLines.at,
      byId: pdrCalibrationLines.actorId,
      byName: nameOf(users),
      deed: pdrCalibrationLines.deed,
      from: pdrCalibrationLines.fromMark,
      to: pdrCalibrationLines.toMark,
      reason: pdrCalibrationLines.reason,
    })
    .from(pdrCalibrationLines)
    .innerJoin(
      users,
      and(eq(users.companyId, pdrCalibrationLines.companyId), eq(users.id, pdrCalibrationLines.actorId)),
    )
    .where(and(eq(pdrCalibrationLines.companyId, companyId), eq(pdrCalibrationLines.pdrId, pdrId)))
    .orderBy(desc(pdrCalibrationLines.id))

const whole = (who: string) => sql.raw(`concat_ws(' ', ${who}.first_name, ${who}.surname)`)
const named = (who: string) =>
  sql.raw(`case when ${who}.id is not null then jsonb_build_object('id', ${who}.id, 'name', ${who}.name) end`)
const moment = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)
const bySurname = (who: string) =>
  sql.raw(`concat_ws(' ', ${who}.surname, ${who}.first_name) collate "und-x-icu"`)

const from = sql`from pdrs pdr
  join pdr_seasons season on season.company_id = pdr.company_id and season.id = pdr.season_id and season.calibration
  join users person on person.company_id = pdr.company_id and person.id = pdr.user_id
  left join users boss on boss.company_id = pdr.company_id and boss.id = pdr.manager_id
  left join job_roles role on role.company_id = person.company_id and role.id = person.job_role_id
  left join localities place on place.company_id = person.company_id and place.id = person.locality_id
  left join pdr_calibrations found on found.company_id = pdr.company_id and found.pdr_id = pdr.id`

const stateNow = sql`case when pdr.status in (4, 5) then 'sent' when found.pdr_id is null then 'waiting'
  when found.released_at is null then 'proposed' else 'released' end`

/** NOTE: nobody meets their own mark there, HR included. */
const inSight = ({ companyId, id }: Reader) =>
  sql`pdr.company_id = ${companyId} and pdr.user_id <> ${id} and pdr.status <> 7`

const number = (value: string) => (/^\d{1,9}$/.test(value) ? Number(value) : 0)
const filters: Record<string, (value: string) => SQL | undefined> = {
  'user.name': (value) => containsText(whole('person'), value),
  season: (value) => sql`pdr.season_id = ${number(value)}`,
  manager: (value) =>
    number(value) === 0 ? sql`pdr.manager_id is null` : sql`pdr.manager_id = ${number(value)}`,
  jobRole: (value) => sql`person.job_role_id = ${number(value)}`,
  locality: (value) => sql`person.locality_id = ${number(value)}`,
  state: (value) => sql`${stateNow} = ${value}`,
}
const sorts: Record<string, SQL> = {
  'user.name': bySurname('person'),
  'manager.name': bySurname('boss'),
  proposed: sql`found.proposed`,
  mark: sql`found.mark`,
  changedAt: sql`found.changed_at`,
}

export type Reader = { companyId: number; id: number }
const wanted = (reader: Reader, asked: Page['filters']) =>
  sql.join(
    [inSight(reader), ...asked.flatMap(({ field, value }) => filters[field]?.(value) ?? [])],
    sql` and `,
  )

const columns = sql`pdr.id, pdr.user_id "userId", ${whole('person')} "userName", boss.id "managerId",
  case when boss.id is not null then ${whole('boss')} end "managerName", ${named('role')} "jobRole",
  ${named('place')} locality, ${named('season')} season, pdr.status, found.proposed, found.mark,
  coalesce(found.moves, 0) moves, coalesce(found.changes, 0) changes, ${moment('found.changed_at')} "changedAt",
  ${moment('found.released_at')} "releasedAt"`

export function pageOfSeats(db: Db, reader: Reader, page: Page) {
  const column = sorts[page.sort?.field ?? ''] ?? bySurname('boss')
  const direction = page.sort?.descending ? sql`desc` : sql`asc`
  return rowsOf<CalibrationSeat>(
    db,
    sql`select ${columns} ${from} where ${wanted(reader, page.filters)}
      order by ${column} ${direction} nulls last, ${bySurname('person')}, pdr.id
      limit ${page.limit} offset ${page.offset}`,
  )
}

/** One of them, by its review. */
export async function findSeat(db: Db, reader: Reader, id: number) {
  const [row] = await rowsOf<CalibrationSeat>(
    db,
    sql`select ${columns} ${from} where ${inSight(reader)} and pdr.id = ${id}`,
  )
  return row
}

/** All that the filters mean, counted by both marks: a hundred and one of each at most. */
export const countMarks = (db: Db, reader: Reader, asked: Page['filters']) =>
  rowsOf<{ proposed: number | null; mark: number | null; count: number }>(
    db,
    sql`select found.proposed, found.mark, count(*)::int count ${from} where ${wanted(reader, asked)} group by 1, 2`,
  )

/** By what the marks of calibrated seasons can be filtered. */
export async function listChoices(db: Db, reader: Reader) {
  const by = <T>(id: string, name: SQL) =>
    rowsOf<{ id: number; name: T }>(
      db,
      sql`select distinct ${sql.raw(id)} id, ${name} name ${from}
        where ${inSight(reader)} and ${sql.raw(id)} is not null order by 1 limit 500`,
    )
  return {
    seasons: await by<LocalText>('season.id', sql`season.name`),
    managers: await by<string>('boss.id', whole('boss')),
    jobRoles: await by<LocalText>('role.id', sql`role.name`),
    localities: await by<LocalText>('place.id', sql`place.name`),
  }
}

/** The chosen reviews, held until the change is made. */
export const holdSeats = (db: Db, reader: Reader, chosen: Chosen) =>
  rowsOf<{ id: number; userId: number; status: number; seasonId: number; isProposed: boolean }>(
    db,
    sql`select pdr.id, pdr.user_id "userId", pdr.status, pdr.season_id "seasonId",
        found.pdr_id is not null and found.released_at is null "isProposed" ${from}
      where ${'ids' in chosen ? sql`${inSight(reader)} and pdr.id = ${anyOf(chosen.ids)}` : wanted(reader, chosen.filters)}
      order by pdr.id for update of pdr`,
  )
