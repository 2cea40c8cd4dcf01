import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ContractSide, ContractState } from '@oktant/contract/development/contracts.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import { anyOf } from '../../../db/query/any-of.ts'
import { containsText } from '../../../db/query/containing.ts'
import { nameOf } from '../../../db/query/names.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { users } from '../../people/people/people.tables.ts'
import { objectives } from '../reviews/reviews.tables.ts'
import { contractSignatures, contractVersions, performanceContracts } from './contracts.tables.ts'

type Key = { companyId: number; id: number }

/** A review of a season with contracts, with its contract where somebody has drafted one. */
export type SeatRow = {
  pdrId: number
  companyId: number
  userId: number
  userName: string
  managerId: number | null
  managerName: string | null
  seasonId: number
  seasonName: LocalText
  seasonStart: string
  seasonEnd: string
  isOpen: boolean
  contractId: number | null
  number: number
  state: ContractState
  inForce: number | null
  changes: number
  changedAt: string | null
  /** Until when HR's reason to read the review holds. */
  reasonUntil: string | null
}

export const whole = (who: string) => sql.raw(`concat_ws(' ', ${who}.first_name, ${who}.surname)`)
export const bySurname = sql`concat_ws(' ', person.surname, person.first_name) collate "und-x-icu"`
export const moment = (column: string) =>
  sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`)

export const seatColumns = sql`pdr.id "pdrId", pdr.company_id "companyId", pdr.user_id "userId", ${whole('person')} "userName",
  boss.id "managerId", case when boss.id is not null then ${whole('boss')} end "managerName",
  season.id "seasonId", season.name "seasonName", season.season_start::text "seasonStart",
  season.season_end::text "seasonEnd",
  (season.state in ('opening', 'stopped', 'open') and pdr.status <> 7 and person.status = 'Active'
    and person.anonymised_at is null) "isOpen",
  deal.id "contractId", coalesce(deal.number, 0) number, coalesce(deal.state, 'none') state,
  deal.in_force "inForce", coalesce(deal.changes, 0) changes, ${moment('deal.changed_at')} "changedAt"`

export const seatFrom = sql`from pdrs pdr
  join pdr_seasons season on season.company_id = pdr.company_id and season.id = pdr.season_id and season.contracts
  join users person on person.company_id = pdr.company_id and person.id = pdr.user_id
  left join users boss on boss.company_id = pdr.company_id and boss.id = pdr.manager_id and boss.status = 'Active'
  left join performance_contracts deal on deal.company_id = pdr.company_id and deal.pdr_id = pdr.id`

export async function findSeat(db: Db, { companyId, id }: Key, readerId: number) {
  const [row] = await rowsOf<SeatRow>(
    db,
    sql`select ${seatColumns}, ${moment('reading.reason_until')} "reasonUntil" ${seatFrom}
      left join pdr_readings reading on reading.company_id = pdr.company_id and reading.pdr_id = pdr.id
        and reading.reader_id = ${readerId}
      where pdr.company_id = ${companyId} and pdr.id = ${id}`,
  )
  return row
}

/** Whose contracts somebody lists: their own, and those of the people they lead. */
export type Reader = { companyId: number; id: number; takes: boolean; leads: boolean }

const inSight = ({ companyId, id, takes, leads }: Reader) => sql`pdr.company_id = ${companyId}
  and (${takes} and pdr.user_id = ${id} or ${leads} and boss.id = ${id} and pdr.user_id <> ${id})`
const isTurn = ({ id }: Reader) => sql`(deal.state = 'waitsForPerson' and pdr.user_id = ${id}
  or deal.state = 'waitsForManager' and pdr.user_id <> ${id})`

const filters = (reader: Reader): Record<string, (value: string) => SQL | undefined> => ({
  'user.name': (value) => containsText(whole('person'), value),
  side: (value) => (value === 'own' ? sql`pdr.user_id = ${reader.id}` : sql`pdr.user_id <> ${reader.id}`),
  state: (value) => sql`coalesce(deal.state, 'none') = ${value}`,
  turn: (value) => (value === 'mine' ? isTurn(reader) : undefined),
})
const sorts: Record<string, SQL> = {
  'user.name': bySurname,
  season: sql`season.season_start`,
  changedAt: sql`deal.changed_at`,
}

export async function pageOfSeats(db: Db, reader: Reader, page: Page) {
  const known = filters(reader)
  const parts = [inSight(reader), ...page.filters.flatMap(({ field, value }) => known[field]?.(value) ?? [])]
  const where = sql.join(parts, sql` and `)
  const column = sorts[page.sort?.field ?? ''] ?? sql`season.season_start`
  const direction = (page.sort?.descending ?? true) ? sql`desc` : sql`asc`
  const rows = await rowsOf<SeatRow>(
    db,
    sql`select ${seatColumns}, null "reasonUntil" ${seatFrom} where ${where}
      order by ${column} ${direction} nulls last, pdr.id limit ${page.limit} offset ${page.offset}`,
  )
  const [counted] = await rowsOf<{ count: number }>(
    db,
    sql`select count(*)::int count ${seatFrom} where ${where}`,
  )
  return { rows, total: counted?.count ?? 0 }
}

const given = sql.placeholder
const signer = sql`${given('userId')}::int`
export type ContractToSign = { pdrId: number; isOwn: boolean; seasonName: LocalText; changedAt: string }
/** What waits for somebody's signature in seasons that are not over, as a part of a statement. */
export const contractsToSign = sql`select pdr.id "pdrId", pdr.user_id = ${signer} "isOwn", season.name "seasonName",
    ${moment('deal.changed_at')} "changedAt" ${seatFrom}
  where pdr.company_id = ${given('contractsOf')}::int
    and (${given('signsOwn')}::boolean and pdr.user_id = ${signer} and deal.state = 'waitsForPerson'
      or ${given('signsLed')}::boolean and pdr.manager_id = ${signer} and boss.id is not null
        and pdr.user_id <> ${signer} and deal.state = 'waitsForManager')
    and season.state in ('opening', 'stopped', 'open') and pdr.status <> 7
  order by deal.changed_at, pdr.id limit 100`

/** The contract of a review, made where there is none, and held until the transaction ends. */
export async function holdContract(
  db: Db,
  { companyId, pdrId, userId, now }: { companyId: number; pdrId: number; userId: number; now: Date },
) {
  await db
    .insert(performanceContracts)
    .values({ companyId, pdrId, userId, changedAt: now })
    .onConflictDoNothing()
  const [row] = await db
    .select()
    .from(performanceContracts)
    .where(and(eq(performanceContracts.companyId, companyId), eq(performanceContracts.pdrId, pdrId)))
    .for('update')
  if (!row) throw new Error('a contract that is not there')
  return row
}
export type ContractRecord = Awaited<ReturnType<typeof holdContract>>

export const writeContract = (
  db: Db,
  { companyId, id }: Key,
  change: Partial<typeof performanceContracts.$inferInsert>,
) =>
  db
    .update(performanceContracts)
    .set(change)
    .where(and(eq(performanceContracts.companyId, companyId), eq(performanceContracts.id, id)))

const ofVersion = ({ companyId, contractId, number }: typeof contractVersions.$inferInsert) =>
  and(
    eq(contractVersions.companyId, companyId),
    eq(contractVersions.contractId, contractId),
    eq(contractVersions.number, number),
  )

export const insertVersion = (db: Db, values: typeof contractVersions.$inferInsert) =>
  db.insert(contractVersions).values(values)

export const rewriteVersion = (db: Db, values: typeof contractVersions.$inferInsert) =>
  db.update(contractVersions).set(values).where(ofVersion(values))

const writers = alias(users, 'writers')
const managers = alias(users, 'managers')

/** Everything that a contract ever said, the newest first. */
export const listVersions = (db: Db, { companyId, id }: Key) =>
  db
    .select({
      number: contractVersions.number,
      lines: contractVersions.lines,
      writtenBy: contractVersions.writtenBy,
      writerName: nameOf(writers),
      writtenAt: contractVersions.writtenAt,
      managerId: contractVersions.managerId,
      managerName: nameOf(managers),
    })
    .from(contractVersions)
    .innerJoin(
      writers,
      and(eq(writers.companyId, contractVersions.companyId), eq(writers.id, contractVersions.writtenBy)),
    )
    .leftJoin(
      managers,
      and(eq(managers.companyId, contractVersions.companyId), eq(managers.id, contractVersions.managerId)),
    )
    .where(and(eq(contractVersions.companyId, companyId), eq(contractVersions.contractId, id)))
    .orderBy(desc(contractVersions.number))
export type VersionRow = Awaited<ReturnType<typeof listVersions>>[number]

export const listSignatures = (db: Db, { companyId, id }: Key) =>
  db
    .select({
      number: contractSignatures.number,
      side: contractSignatures.side,
      userId: contractSignatures.userId,
      userName: nameOf(users),
      at: contractSignatures.at,
    })
    .from(contractSignatures)
    .innerJoin(
      users,
      and(eq(users.companyId, contractSignatures.companyId), eq(users.id, contractSignatures.userId)),
    )
    .where(and(eq(contractSignatures.companyId, companyId), eq(contractSignatures.contractId, id)))
    .orderBy(asc(contractSignatures.at))
export type SignatureRow = Awaited<ReturnType<typeof listSignatures>>[number]

type Signed = { companyId: number; contractId: number; number: number; side: ContractSide }
export const insertSignature = (db: Db, values: Signed & { userId: number; at: Date }) =>
  db.insert(contractSignatures).values(values)

/** What the person has handed in to reach in this review or to be rated in it. */
export const listObjectives = (db: Db, { companyId, id }: Key) =>
  db
    .select({
      id: objectives.id,
      title: objectives.title,
      text: objectives.text,
      date: objectives.date,
      weight: objectives.weight,
      kpaId: objectives.kpaId,
    })
    .from(objectives)
    .where(
      and(
        eq(objectives.companyId, companyId),
        sql`(${objectives.setIn} = ${id} or ${objectives.ratedIn} = ${id}) and ${objectives.title} <> ''`,
      ),
    )
    .orderBy(asc(objectives.id))

/** Which of these are objectives of this person? */
export const listOwnIds = (
  db: Db,
  { companyId, userId }: { companyId: number; userId: number },
  ids: readonly number[],
) =>
  db
    .select({ id: objectives.id })
    .from(objectives)
    .where(
      and(
        eq(objectives.companyId, companyId),
        eq(objectives.userId, userId),
        sql`${objectives.id} = ${anyOf(ids)}`,
      ),
    )

/** Everything of somebody who was made anonymous. */
export async function deleteOf(db: Db, { companyId, userId }: { companyId: number; userId: number }) {
  const theirs = db
    .select({ id: performanceContracts.id })
    .from(performanceContracts)
    .where(and(eq(performanceContracts.companyId, companyId), eq(performanceContracts.userId, userId)))
  for (const table of [contractSignatures, contractVersions])
    await db.delete(table).where(and(eq(table.companyId, companyId), sql`${table.contractId} in (${theirs})`))
  await db
    .delete(performanceContracts)
    .where(and(eq(performanceContracts.companyId, companyId), eq(performanceContracts.userId, userId)))
}
