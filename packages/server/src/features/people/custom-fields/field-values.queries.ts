import { type SQL, sql } from 'drizzle-orm'
import type { FieldClass } from '@oktant/contract/people/custom-fields.ts'
import { containsText } from '../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'

/** Whose values: a person, an event, a goal … by kind and number. */
export type FieldOwner = { clazz: FieldClass; companyId: number; id: number }

export type KeptColumns = { table: SQL; owner: SQL }
const others: KeptColumns = {
  table: sql.identifier('field_values').getSQL(),
  owner: sql.identifier('owner_id').getSQL(),
}

/** NOTE: people's have a table of their own, so that the list of 100,000 of them stays as quick as it is. */
const people: KeptColumns = {
  table: sql.identifier('user_field_values').getSQL(),
  owner: sql.identifier('user_id').getSQL(),
}

export const keptOf = (clazz: FieldClass): KeptColumns => (clazz === 'User' ? people : others)

const fieldsOf = ({ clazz, companyId }: Omit<FieldOwner, 'id'>) =>
  sql`(select field.id from custom_fields field where field.company_id = ${companyId} and field.clazz = ${clazz})`

export async function findValues(db: Db, owner: FieldOwner) {
  const { table, owner: column } = keptOf(owner.clazz)
  const rows = await rowsOf<{ fieldId: number; value: string }>(
    db,
    sql`select kept.field_id as "fieldId", kept.value from ${table} kept
      where kept.company_id = ${owner.companyId} and kept.${column} = ${owner.id} and kept.field_id in ${fieldsOf(owner)}`,
  )
  return new Map(rows.map(({ fieldId, value }) => [fieldId, value]))
}

/** Puts values in and takes empty ones away. */
export async function writeValues(
  db: Db,
  { clazz, companyId, id }: FieldOwner,
  values: ReadonlyMap<number, string>,
  unique: ReadonlySet<number>,
) {
  const { table, owner } = keptOf(clazz)
  const gone = [...values].filter(([, value]) => value === '').map(([fieldId]) => fieldId)
  if (gone.length)
    await db.execute(sql`delete from ${table} where company_id = ${companyId} and ${owner} = ${id}
      and field_id = any(${sql.param(gone)}::integer[])`)
  const filled = [...values].filter(([, value]) => value !== '')
  if (!filled.length) return
  await db.execute(sql`insert into ${table} (company_id, ${owner}, field_id, value, unique_value)
    select ${companyId}::integer, ${id}::integer, sent.field_id, sent.value,
      case when sent.field_id = any(${sql.param([...unique])}::integer[]) then lower(sent.value) end
    from unnest(${sql.param(filled.map(([fieldId]) => fieldId))}::integer[],
      ${sql.param(filled.map(([, value]) => value))}::text[]) sent(field_id, value)
    on conflict (company_id, ${owner}, field_id)
      do update set value = excluded.value, unique_value = excluded.unique_value`)
}

type Many = { clazz: Exclude<FieldClass, 'User'>; companyId: number; ids: readonly number[] }

/** Puts the same into many things that have nothing yet; what only one of them may have stays open. */
export async function spreadValues(
  db: Db,
  { clazz, companyId, ids }: Many,
  values: Readonly<Record<string, string>>,
) {
  const filled = Object.entries(values).filter(([, value]) => value !== '')
  if (!ids.length || !filled.length) return
  await db.execute(sql`insert into field_values (company_id, owner_id, field_id, value)
    select ${companyId}::integer, owner.id, field.id, sent.value
    from unnest(${sql.param(filled.map(([id]) => Number(id)))}::integer[],
        ${sql.param(filled.map(([, value]) => value))}::text[]) sent (field_id, value)
      join custom_fields field on field.company_id = ${companyId} and field.id = sent.field_id
        and field.clazz = ${clazz} and not field.is_unique and field.removed_at is null
      cross join unnest(${sql.param([...ids])}::integer[]) owner (id)`)
}

/** Takes away what an owner has filled in, as when it is removed itself. */
export async function deleteValues(db: Db, owner: FieldOwner) {
  const { table, owner: column } = keptOf(owner.clazz)
  await db.execute(sql`delete from ${table} where company_id = ${owner.companyId} and ${column} = ${owner.id}
    and field_id in ${fieldsOf(owner)}`)
}

type Of = { companyId: SQL; id: SQL }
type Wanted = { companyId: number; ids: readonly number[]; fieldIds: readonly number[] }

/** What the owners of a list's rows have in some fields. */
export async function findValuesOf(db: Db, clazz: FieldClass, { companyId, ids, fieldIds }: Wanted) {
  const { table, owner } = keptOf(clazz)
  if (!ids.length || !fieldIds.length) return []
  return rowsOf<{ ownerId: number; fieldId: number; value: string }>(
    db,
    sql`select kept.${owner} as "ownerId", kept.field_id as "fieldId", kept.value from ${table} kept
      join custom_fields field on field.company_id = kept.company_id and field.id = kept.field_id
        and field.clazz = ${clazz} and field.removed_at is null
      where kept.company_id = ${companyId} and kept.${owner} = any(${sql.param([...ids])}::integer[])
        and kept.field_id = any(${sql.param([...fieldIds])}::integer[])`,
  )
}

/** Beside a row: what stands in its fields. */
export function valuesBeside(clazz: FieldClass, { companyId, id }: Of) {
  const { table, owner } = keptOf(clazz)
  return sql<{ fieldId: number; value: string }[]>`(select
      coalesce(json_agg(json_build_object('fieldId', kept.field_id, 'value', kept.value) order by kept.field_id), '[]')
    from ${table} kept join custom_fields field on field.company_id = kept.company_id and field.id = kept.field_id
      and field.clazz = ${clazz} and field.removed_at is null
    where kept.company_id = ${companyId} and kept.${owner} = ${id})`
}

/**
 * Does a row of some list have this value? A selection's value is its option's number and a date a day, so both are
 * compared whole; text may be part of it.
 */
export function hasFieldValue(clazz: FieldClass, of: Of, { id, value }: { id: number; value: string }) {
  const { table, owner } = keptOf(clazz)
  return sql`exists (select from ${table} kept
    where kept.company_id = ${of.companyId} and kept.${owner} = ${of.id} and kept.field_id = ${id}
      and (kept.value = ${value} or (kept.value !~ '^[0-9-]+$' and ${containsText(sql`kept.value`, value)})))`
}
