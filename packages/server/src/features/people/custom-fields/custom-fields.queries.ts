import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { FieldClass } from '@oktant/contract/people/custom-fields.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import { preparedRows } from '../../../db/engine/prepared.ts'
import { type FieldOwner, type KeptColumns, keptOf } from './field-values.queries.ts'
import { customFieldOptions, customFields, userFieldValues } from './custom-fields.tables.ts'

export type NewField = typeof customFields.$inferInsert
export type NewOption = typeof customFieldOptions.$inferInsert
export type FieldOption = { id: number; value: LocalText }

// NOTE: in a select of one table its columns would stand here without their table’s name.
const optionsOfField = sql<FieldOption[] | null>`(
  select jsonb_agg(jsonb_build_object('id', option.id, 'value', option.value) order by option.position, option.id)
  from ${customFieldOptions} option
  where option.company_id = custom_fields.company_id and option.field_id = custom_fields.id)`

/** The fields of one kind of thing, in their order, each with its options. */
export async function listFields(db: Db, companyId: number, clazz: FieldClass) {
  const rows = await db
    .select({
      id: customFields.id,
      name: customFields.name,
      label: customFields.label,
      description: customFields.description,
      clazz: customFields.clazz,
      inputType: customFields.inputType,
      mandatory: customFields.mandatory,
      isUnique: customFields.isUnique,
      options: optionsOfField,
    })
    .from(customFields)
    .where(
      and(
        eq(customFields.companyId, companyId),
        eq(customFields.clazz, clazz),
        isNull(customFields.removedAt),
      ),
    )
    .orderBy(asc(customFields.position), asc(customFields.id))
  return rows.map(({ options, ...row }) => ({ ...row, options: options ?? [] }))
}

export type FieldRow = Awaited<ReturnType<typeof listFields>>[number]

export type FilledFields = { fields: FieldRow[]; values: Record<string, string> }
const given = sql.placeholder

/** The fields of one kind and what stands in those of one owner, as two columns. */
const filledColumns = ({ table, owner }: KeptColumns, clazz: SQL, id: SQL) => sql`
      (select coalesce(json_agg(json_build_object('id', custom_fields.id, 'name', custom_fields.name,
          'label', custom_fields.label, 'description', custom_fields.description, 'clazz', custom_fields.clazz,
          'inputType', custom_fields.input_type, 'mandatory', custom_fields.mandatory,
          'isUnique', custom_fields.is_unique, 'options', coalesce(${optionsOfField}, '[]'))
          order by custom_fields.position, custom_fields.id), '[]')
        from custom_fields where custom_fields.company_id = ${given('companyId')}
          and custom_fields.clazz = ${clazz} and custom_fields.removed_at is null) as fields,
      (select coalesce(json_object_agg(kept.field_id, kept.value), '{}') from ${table} kept
        where kept.company_id = ${given('companyId')} and kept.${owner} = ${id}
          and kept.field_id in (select field.id from custom_fields field
            where field.company_id = ${given('companyId')} and field.clazz = ${clazz})) as values`

/** Somebody’s own, in a statement that asks for more of theirs. */
export const filledByViewer = filledColumns(keptOf('User'), sql`'User'`, sql`${given('userId')}::int`)

// NOTE: of people and of everything else, whose values have tables of their own.
const filledOf = (clazz: 'people' | 'others') =>
  preparedRows<FilledFields>(
    `custom_fields_filled_${clazz}`,
    () =>
      sql`select ${filledColumns(keptOf(clazz === 'people' ? 'User' : 'Event'), sql`${given('clazz')}`, sql`${given('id')}`)}`,
  )
const filled = { people: filledOf('people'), others: filledOf('others') }

/** The same with what somebody or something has in them, in one statement. */
export async function readFilled(db: Db, { clazz, companyId, id }: FieldOwner): Promise<FilledFields> {
  const read = clazz === 'User' ? filled.people : filled.others
  const [row] = await read(db, { clazz, companyId, id })
  return row ?? { fields: [], values: {} }
}

export async function insertFields(db: Db, values: NewField[]) {
  return db.insert(customFields).values(values).returning()
}

export async function insertOptions(db: Db, values: NewOption[]) {
  if (values.length) await db.insert(customFieldOptions).values(values)
}

/** Values of many people at once, where there are none yet. */
export async function insertUserValues(db: Db, values: (typeof userFieldValues.$inferInsert)[]) {
  if (values.length) await db.insert(userFieldValues).values(values).onConflictDoNothing()
}
