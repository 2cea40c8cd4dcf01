import { sql, type SQL } from 'drizzle-orm'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { anyOf } from '../../../../db/query/any-of.ts'
import { containsText } from '../../../../db/query/containing.ts'
import type { Chosen } from '../../../../http/chosen.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { bySurname, moment, seatColumns, seatFrom, type SeatRow, whole } from '../contracts.queries.ts'

export type SignedSeat = SeatRow & { personSignedAt: string | null; managerSignedAt: string | null }

const signature = (side: 'person' | 'manager') =>
  sql.raw(`left join performance_contract_signatures ${side}_signed on ${side}_signed.company_id = deal.company_id
    and ${side}_signed.contract_id = deal.id and ${side}_signed.number = deal.number and ${side}_signed.side = '${side}'`)
const from = sql`${seatFrom} ${signature('person')} ${signature('manager')}`
const lacksPerson = sql`person_signed.at is null`
const lacksManager = sql`manager_signed.at is null`
const columns = sql`${seatColumns}, null "reasonUntil", ${moment('person_signed.at')} "personSignedAt",
  ${moment('manager_signed.at')} "managerSignedAt"`

const number = (value: string) => (/^\d{1,9}$/.test(value) ? Number(value) : 0)
const filters: Record<string, (value: string) => SQL | undefined> = {
  'user.name': (value) => containsText(whole('person'), value),
  season: (value) => sql`pdr.season_id = ${number(value)}`,
  manager: (value) => (number(value) === 0 ? sql`boss.id is null` : sql`boss.id = ${number(value)}`),
  state: (value) => sql`coalesce(deal.state, 'none') = ${value}`,
  missing: (value) =>
    value === 'person'
      ? lacksPerson
      : value === 'manager'
        ? lacksManager
        : sql`(${lacksPerson} or ${lacksManager})`,
}
const sorts: Record<string, SQL> = {
  'user.name': bySurname,
  'manager.name': sql`concat_ws(' ', boss.surname, boss.first_name) collate "und-x-icu"`,
  season: sql`season.season_start`,
  changedAt: sql`deal.changed_at`,
}

const wanted = (companyId: number, asked: Page['filters']) =>
  sql.join(
    [
      sql`pdr.company_id = ${companyId}`,
      ...asked.flatMap(({ field, value }) => filters[field]?.(value) ?? []),
    ],
    sql` and `,
  )

export function pageOfSigned(db: Db, companyId: number, page: Page) {
  const column = sorts[page.sort?.field ?? ''] ?? bySurname
  const direction = page.sort?.descending ? sql`desc` : sql`asc`
  return rowsOf<SignedSeat>(
    db,
    sql`select ${columns} ${from} where ${wanted(companyId, page.filters)}
      order by ${column} ${direction} nulls last, pdr.id limit ${page.limit} offset ${page.offset}`,
  )
}

type Counts = { total: number; signed: number; missingPerson: number; missingManager: number }
export async function countSigned(db: Db, companyId: number, asked: Page['filters']) {
  const [row] = await rowsOf<Counts>(
    db,
    sql`select count(*)::int total, (count(*) filter (where not (${lacksPerson} or ${lacksManager})))::int signed,
      (count(*) filter (where ${lacksPerson}))::int "missingPerson",
      (count(*) filter (where ${lacksManager}))::int "missingManager" ${from} where ${wanted(companyId, asked)}`,
  )
  return row ?? { total: 0, signed: 0, missingPerson: 0, missingManager: 0 }
}

/** By what the list can be filtered. */
export async function listChoices(db: Db, companyId: number) {
  const by = <T>(id: string, name: SQL) =>
    rowsOf<{ id: number; name: T }>(
      db,
      sql`select distinct ${sql.raw(id)} id, ${name} name ${seatFrom}
        where pdr.company_id = ${companyId} and ${sql.raw(id)} is not null order by 1 desc limit 500`,
    )
  return {
    seasons: await by<LocalText>('season.id', sql`season.name`),
    managers: await by<string>('boss.id', whole('boss')),
  }
}

/** The chosen ones, held until the change is made. */
export const holdSigned = (db: Db, companyId: number, chosen: Chosen) =>
  rowsOf<SignedSeat>(
    db,
    sql`select ${columns} ${from}
      where ${'ids' in chosen ? sql`pdr.company_id = ${companyId} and pdr.id = ${anyOf(chosen.ids)}` : wanted(companyId, chosen.filters)}
      order by pdr.id for update of pdr`,
  )
