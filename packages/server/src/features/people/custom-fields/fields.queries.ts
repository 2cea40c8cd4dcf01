import { and, asc, count, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm'
import type { FieldClass } from '@oktant/contract/people/custom-fields.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { containsLocal } from '../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { users } from '../people/people.tables.ts'
import { customFieldOptions, customFields, fieldValues, userFieldValues } from './custom-fields.tables.ts'
import { keptOf } from './field-values.queries.ts'

// NOTE: in a select of one table its columns would stand here without their table’s name.
const columns = {
  id: customFields.id,
  clazz: customFields.clazz,
  name: customFields.name,
  label: customFields.label,
  description: customFields.description,
  inputType: customFields.inputType,
  mandatory: customFields.mandatory,
  unique: customFields.isUnique,
  position: customFields.position,
  filled: sql<number>`case custom_fields.clazz
    when 'User' then (select count(*)::int from ${userFieldValues} kept
      where kept.company_id = custom_fields.company_id and kept.field_id = custom_fields.id)
    else (select count(*)::int from ${fieldValues} kept
      where kept.company_id = custom_fields.company_id and kept.field_id = custom_fields.id) end`,
  options: sql<{ id: number; value: LocalText }[] | null>`(
    select jsonb_agg(jsonb_build_object('id', option.id, 'value', option.value) order by option.position, option.id)
    from ${customFieldOptions} option
    where option.company_id = custom_fields.company_id and option.field_id = custom_fields.id)`,
}

const order = [asc(customFields.clazz), asc(customFields.position), asc(customFields.id)]

const matches = (field: string, value: string) =>
  field === 'clazz' ? sql`${customFields.clazz} = ${value}` : containsLocal(customFields.label, value)

export async function findFields(db: Db, companyId: number, { filters, limit, offset }: Page) {
  const wanted = and(
    eq(customFields.companyId, companyId),
    isNull(customFields.removedAt),
    ...filters.map(({ field, value }) => matches(field, value)),
  )
  const [rows, [total]] = await Promise.all([
    db
      .select(columns)
      .from(customFields)
      .where(wanted)
      .orderBy(...order)
      .limit(limit)
      .offset(offset),
    db.select({ count: count() }).from(customFields).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}

export async function findField(db: Db, companyId: number, id: number, isRemoved: boolean) {
  const [row] = await db
    .select(columns)
    .from(customFields)
    .where(
      and(
        eq(customFields.companyId, companyId),
        eq(customFields.id, id),
        isRemoved ? isNotNull(customFields.removedAt) : isNull(customFields.removedAt),
      ),
    )
  return row
}
export type FieldRecordRow = NonNullable<Awaited<ReturnType<typeof findField>>>

type OfField = { clazz: FieldClass; companyId: number; id: number }

/** What has been filled in, as far as changing the field is concerned. */
export async function findUse(db: Db, { clazz, companyId, id }: OfField) {
  const { table } = keptOf(clazz)
  const [row] = await rowsOf<{ hasTwins: boolean; options: number[] | null }>(
    db,
    sql`select
      exists (select from ${table} where company_id = ${companyId} and field_id = ${id}
        group by lower(value) having count(*) > 1) as "hasTwins",
      (select jsonb_agg(distinct option.id) from ${customFieldOptions} option
        join ${table} kept on kept.company_id = option.company_id and kept.field_id = option.field_id
          and kept.value = option.id::text
        where option.company_id = ${companyId} and option.field_id = ${id}) as options`,
  )
  return { hasTwins: row?.hasTwins ?? false, usedOptions: row?.options ?? [] }
}

type Values = Partial<typeof customFields.$inferInsert>

export async function insertField(db: Db, values: typeof customFields.$inferInsert) {
  const [made] = await db.insert(customFields).values(values).returning({ id: customFields.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

export async function writeField(db: Db, companyId: number, id: number, values: Values) {
  await db
    .update(customFields)
    .set(values)
    .where(and(eq(customFields.companyId, companyId), eq(customFields.id, id)))
}

/** NOTE: only a unique field's values have one, so the database itself refuses a second of them. */
export async function markUnique(db: Db, { clazz, companyId, id }: OfField, isUnique: boolean) {
  await db.execute(sql`update ${keptOf(clazz).table} set unique_value = ${isUnique ? sql`lower(value)` : sql`null`}
    where company_id = ${companyId} and field_id = ${id}`)
}

type Option = { id: number; value: LocalText }

/** Makes these the options of a field, in this order. */
export async function writeOptions(db: Db, companyId: number, fieldId: number, options: readonly Option[]) {
  const ofField = and(eq(customFieldOptions.companyId, companyId), eq(customFieldOptions.fieldId, fieldId))
  const kept = options.flatMap(({ id }) => (id ? [id] : []))
  await db
    .delete(customFieldOptions)
    .where(kept.length ? and(ofField, notInArray(customFieldOptions.id, kept)) : ofField)
  const placed = options.map((option, position) => ({ ...option, position }))
  const known = placed.filter(({ id }) => id)
  if (known.length)
    await db.execute(sql`update ${customFieldOptions} option set value = sent.value, position = sent.position
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) sent(id integer, value jsonb, position integer)
      where option.company_id = ${companyId} and option.field_id = ${fieldId} and option.id = sent.id`)
  const fresh = placed.filter(({ id }) => !id)
  if (fresh.length)
    await db
      .insert(customFieldOptions)
      .values(fresh.map(({ value, position }) => ({ companyId, fieldId, value, position })))
}

/** The fields of one kind by number, in their order; held, because their places are about to change. */
export async function holdOrder(db: Db, companyId: number, clazz: FieldClass) {
  const rows = await db
    .select({ id: customFields.id })
    .from(customFields)
    .where(
      and(
        eq(customFields.companyId, companyId),
        eq(customFields.clazz, clazz),
        isNull(customFields.removedAt),
      ),
    )
    .orderBy(asc(customFields.position), asc(customFields.id))
    .for('update')
  return rows.map(({ id }) => id)
}

export async function writeOrder(db: Db, companyId: number, ids: readonly number[]) {
  await db.execute(sql`update ${customFields} field set position = placed.position
    from unnest(${sql.param([...ids])}::integer[]) with ordinality placed(id, position)
    where field.company_id = ${companyId} and field.id = placed.id`)
}

type Asking = { clazz: FieldClass; companyId: number; id: number | null }

/** Which of these values another one of the kind has, in fields where a value may be had once. */
export async function findTakenValues(
  db: Db,
  { clazz, companyId, id }: Asking,
  pairs: readonly { fieldId: number; value: string }[],
) {
  if (!pairs.length) return []
  const { table, owner } = keptOf(clazz)
  const ids = pairs.map(({ fieldId }) => fieldId)
  const texts = pairs.map(({ value }) => value.trim().toLowerCase())
  return rowsOf<{ fieldId: number; value: string }>(
    db,
    sql`select asked.id as "fieldId", asked.value
    from unnest(${sql.param(ids)}::integer[], ${sql.param(texts)}::text[]) asked(id, value)
    where exists (select from ${table} kept
      where kept.company_id = ${companyId} and kept.field_id = asked.id
        and md5(kept.unique_value) = md5(asked.value) and kept.unique_value = asked.value
        and kept.${owner} is distinct from ${id}::integer)`,
  )
}

type AskedField = { id: number; name: LocalText }

/** The learning groups whose rule asks for a field. */
export const findRulesAsking = (db: Db, companyId: number, fieldId: number) =>
  rowsOf<AskedField>(
    db,
    sql`select id, name from learning_groups where company_id = ${companyId} and removed_at is null
      and jsonb_path_exists(rule, '$.sets[*].conditions[*] ? (@.about == "field" && @.field == $id)',
        jsonb_build_object('id', ${fieldId}::integer)) order by id`,
  )

const mostExamples = 5

export async function findHolders(db: Db, companyId: number, fieldId: number) {
  const rows = await db
    .select({ firstName: users.firstName, surname: users.surname })
    .from(userFieldValues)
    .innerJoin(
      users,
      and(eq(users.companyId, userFieldValues.companyId), eq(users.id, userFieldValues.userId)),
    )
    .where(and(eq(userFieldValues.companyId, companyId), inArray(userFieldValues.fieldId, [fieldId])))
    .orderBy(asc(users.id))
    .limit(mostExamples)
  return rows.map(({ firstName, surname }) => `${firstName} ${surname}`)
}
