import { sql } from 'drizzle-orm'

/**
 * The order of those who wait for a seat, by the names that a query gives a booking and its event: who asked first, or by
 * a field of the person as the event says. Whoever has nothing there stands behind, and whoever let an offer lapse behind
 * those who did not. NOTE: read each time, so that a place is true when somebody's field has changed meanwhile.
 */
export function queueOrder(booking: string, event: string) {
  const [one, ours] = [sql.identifier(booking), sql.identifier(event)]
  const byField = sql`${ours}.queue_field_id is not null`
  const value = sql`(select case field.input_type
        when 'selection' then option.position::numeric
        when 'date' then (case when kept.value ~ '^\\d{4}-\\d{2}-\\d{2}$' then replace(kept.value, '-', '')::numeric end)
        else (case when kept.value ~ '^\\s*-?\\d{1,15}([.,]\\d{1,6})?\\s*$' then replace(kept.value, ',', '.')::numeric end) end
      from user_field_values kept
      join custom_fields field on field.company_id = kept.company_id and field.id = kept.field_id
        and field.removed_at is null
      left join custom_field_options option on field.input_type = 'selection'
        and option.company_id = field.company_id and option.field_id = field.id and option.id::text = kept.value
      where kept.company_id = ${one}.company_id and kept.user_id = ${one}.user_id
        and kept.field_id = ${ours}.queue_field_id)`
  const way = sql`(case when ${ours}.queue_descending then -1 else 1 end)`
  return sql`(case when ${byField} then ${one}.lapses else 0 end),
    (case when ${byField} then ${value} * ${way} end) nulls last, ${one}.queued_at, ${one}.queued_number`
}
