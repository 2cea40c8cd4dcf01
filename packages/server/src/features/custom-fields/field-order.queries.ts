import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../db/db.ts'

const value = sql`kept.order_value collate "und-x-icu"`

export type FieldOrder = {
  companyId: number
  fieldId: number
  descending: boolean
  limit: number
  offset: number
  /** The field is a selection, whose order is that of its options. */
  isChoice: boolean
  /** Is this person meant? Asked of few. */
  isMeant: (userId: SQL) => SQL
}

export async function hasOptions(db: Db, companyId: number, fieldId: number) {
  const [found] = await rowsOf<{ has: boolean }>(
    db,
    sql`select exists (select from custom_field_options where company_id = ${companyId} and field_id = ${fieldId}) as has`,
  )
  return found?.has ?? false
}

/** Who has a value in a field at all. */
export const rowsWithValue = ({ companyId, fieldId }: Pick<FieldOrder, 'companyId' | 'fieldId'>) =>
  sql`user_field_values kept where kept.company_id = ${companyId} and kept.field_id = ${fieldId}`

/** NOTE: "is true" keeps this a look-up for each row, in the order in which the index gives them. */
const isMatched = sql`(kept.user_id in (select id from matched)) is true`

/**
 * Tables for a query that has all people meant as `matched`: `standing` is everybody whose value the page shows, with the
 * `place` of that value, and `skipped` says how many of them stand before the page.
 */
export const standingByField = (order: FieldOrder) => (order.isChoice ? byOption(order) : byText(order))

const wayOf = ({ descending }: FieldOrder) => (descending ? sql`desc` : sql`asc`)

/** The index is walked to the page and no further; those who share a value with it are few. */
function byText(order: FieldOrder) {
  const { companyId, fieldId, descending, limit, offset, isMeant } = order
  const way = wayOf(order)
  return sql`walked as materialized (select ${value} as value, kept.user_id as id
      from ${rowsWithValue(order)} and ${isMatched}
      order by ${value} ${way}, kept.user_id ${way} limit ${limit} offset ${offset}),
    shown as (select value, row_number() over (order by value ${way}) as place from walked group by value),
    standing as materialized (select kept.user_id as id, shown.place from shown
      join user_field_values kept on kept.company_id = ${companyId} and kept.field_id = ${fieldId}
        and (${value}) = shown.value
      where (${isMeant(sql`kept.user_id`)}) is true),
    skipped as (select count(*)::integer as people from standing where place = 1 and id ${descending ? sql`>` : sql`<`}
      (select id from walked order by value ${way}, id ${way} limit 1))`
}

/** Of a selection there are few values, so those who have each are counted; what is no option stands behind them. */
function byOption(order: FieldOrder) {
  const { companyId, fieldId, limit, offset } = order
  const way = wayOf(order)
  return sql`valued as materialized (select kept.user_id as id, kept.order_value as value
      from ${rowsWithValue(order)} and ${isMatched}),
    shown as materialized (select value, place from (
      select counted.value, counted.people, (sum(counted.people) over (
        order by option.position ${way} nulls last, counted.value collate "und-x-icu" ${way}
        rows unbounded preceding) - counted.people)::integer as place
      from (select value, count(*) as people from valued group by value) counted
      left join custom_field_options option on option.company_id = ${companyId}
        and option.field_id = ${fieldId} and option.id::text = counted.value) placed
      where place < ${offset + limit} and place + people > ${offset}),
    standing as (select valued.id, shown.place from shown join valued on valued.value = shown.value),
    skipped as (select ${offset}::integer - min(place) as people from shown)`
}
