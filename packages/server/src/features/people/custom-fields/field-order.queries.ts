import { type SQL, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../../../db/engine/db.ts'

const value = sql`kept.order_value collate "und-x-icu"`

export type FieldOrder = {
  companyId: number
  fieldId: number
  descending: boolean
  limit: number
  offset: number
  /** What can be chosen, in its order, where the field is a selection. */
  options: readonly string[]
  /** Is this person meant? Asked of few. */
  isMeant: (userId: SQL) => SQL
}

export async function listOptions(db: Db, companyId: number, fieldId: number) {
  const found = await rowsOf<{ value: string }>(
    db,
    sql`select id::text as value from custom_field_options where company_id = ${companyId} and field_id = ${fieldId}
      order by position, id`,
  )
  return found.map(({ value }) => value)
}

type FieldIn = Pick<FieldOrder, 'companyId' | 'fieldId' | 'options'>

/** Who has a value in a field; in a selection, one that can be chosen. */
export function rowsWithValue({ companyId, fieldId, options }: FieldIn) {
  const chosen = options.length ? sql`and kept.order_value = any(${sql.param([...options])}::text[])` : sql``
  return sql`user_field_values kept where kept.company_id = ${companyId} and kept.field_id = ${fieldId} ${chosen}`
}

/** NOTE: "is true" keeps this a look-up for each row, in the order in which the index gives them. */
const isMatched = sql`(kept.user_id in (select id from matched)) is true`

/**
 * Tables for a query that has all people meant as `matched`: `standing` is everybody whose value the page shows, with the
 * `place` of that value, and `skipped` says how many of them stand before the page.
 */
export const standingByField = (order: FieldOrder) => (order.options.length ? byOption(order) : byText(order))

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

/**
 * Of a selection there are few values. Who has each is found in the order of the options, one after the other, and no
 * further than the page reaches.
 */
function byOption(order: FieldOrder) {
  const { limit, offset, descending } = order
  const options = descending ? order.options.toReversed() : [...order.options]
  const end = offset + limit
  return sql`counted (place, before, ids) as (select 0::bigint, 0, '{}'::integer[] union all
      select option.place, counted.before + cardinality(counted.ids), array(select kept.user_id
        from ${rowsWithValue({ ...order, options: [] })} and (${value}) = option.value and ${isMatched})
      from counted join unnest(${sql.param(options)}::text[]) with ordinality option (value, place)
        on option.place = counted.place + 1
      where counted.before + cardinality(counted.ids) < ${end}),
    shown as materialized (select * from counted
      where before < ${end} and before + cardinality(ids) > ${offset}),
    standing as (select person.id, shown.place from shown, unnest(shown.ids) person (id)),
    skipped as (select ${offset}::integer - min(before) as people from shown)`
}
