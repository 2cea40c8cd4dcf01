import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { FieldClass } from '@oktant/contract/custom-fields.ts'
import type { LocalText } from '@oktant/contract/http.ts'
import type { Db } from '../../db/db.ts'
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
