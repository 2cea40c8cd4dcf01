import type { LocalText } from '@oktant/contract/http/http.ts'
import { sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'

export type EndingRow = {
  id: number
  companyId: number
  userId: number
  name: LocalText
  confirmedOn: string
  validUntil: string
  toldDays: number | null
  today: string
}

/**
 * Confirmations that end within the days or are over, of people who are here. Held, so that two processes do not tell
 * the same; `after` goes on. A day more than asked for, as the days are counted where each holder lives.
 */
export const holdEnding = (
  db: Db,
  { now, days, after, limit }: { now: Date; days: number; after: number; limit: number },
) =>
  rowsOf<EndingRow>(
    db,
    sql`select one.id, one.company_id "companyId", one.user_id "userId", item.name,
        one.confirmed_on::text "confirmedOn", one.valid_until::text "validUntil", one.told_days "toldDays",
        day_in(${now.toISOString()}::timestamptz, person.timezone)::text "today"
      from competency_declarations one
      join companies company on company.id = one.company_id and company.state = 'confirmed'
        and company.removed_at is null
      join users person on person.company_id = one.company_id and person.id = one.user_id
        and person.status = 'Active'
      join competency_items item on item.company_id = one.company_id and item.id = one.item_id
      where one.state in ('LEVEL_ONE', 'LEVEL_TWO') and one.id > ${after}
        and one.valid_until <= ${now.toISOString()}::timestamptz::date + ${days + 1}::integer
      order by one.id limit ${limit} for update of one skip locked`,
  )

/** Keeps how far ahead each has been told. */
export async function writeTold(db: Db, told: readonly { id: number; days: number }[]) {
  if (!told.length) return
  await db.execute(sql`update competency_declarations one set told_days = said.days
    from unnest(${sql.param(told.map(({ id }) => id))}::integer[],
      ${sql.param(told.map(({ days }) => days))}::integer[]) said(id, days)
    where one.id = said.id`)
}

/** Ends what is over, each with its step. */
export async function endOver(db: Db, ids: readonly number[], now: Date) {
  if (!ids.length) return
  await db.execute(sql`with ended as (
      update competency_declarations set state = 'ENDED', changes = changes + 1
      where id = any(${sql.param([...ids])}::integer[]) returning id, company_id)
    insert into competency_steps (company_id, declaration_id, state, comment, at)
    select company_id, id, 'ENDED', '', ${now.toISOString()}::timestamptz from ended`)
}
