import type { CustomField } from '@oktant/contract/people/account.ts'
import type { FieldClass } from '@oktant/contract/people/custom-fields.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import {
  type FieldRow,
  type FilledFields,
  insertFields,
  insertOptions,
  insertUserValues,
  listFields,
  readFilled,
  type NewField,
} from './custom-fields.queries.ts'
import { checkedValues, refuseTaken } from './custom-fields.rules.ts'
import { type FieldOwner, findValues, findValuesOf, writeValues } from './field-values.queries.ts'
import { findTakenValues } from './fields.queries.ts'

export { type FilledFields, filledByViewer } from './custom-fields.queries.ts'
export { listOptions, rowsWithValue, standingByField } from './field-order.queries.ts'
export {
  deleteValues,
  type FieldOwner,
  hasFieldValue,
  spreadValues,
  valuesBeside,
} from './field-values.queries.ts'

type CustomFieldKey = { companyId: number; id: number }
type FieldPlan = Omit<NewField, 'id' | 'companyId' | 'clazz' | 'position'> & {
  options?: readonly LocalText[]
}

const ofUsers = 'User'
const person = ({ companyId, id }: CustomFieldKey): FieldOwner => ({ clazz: ofUsers, companyId, id })

/** Adds fields to a company’s things of one kind, in this order. */
export async function createFields(
  db: Db,
  companyId: number,
  clazz: FieldClass,
  plans: readonly FieldPlan[],
) {
  const made = await insertFields(
    db,
    plans.map(({ name, label, description, inputType, mandatory = false }, position) => {
      return { companyId, clazz, position, name, label, description, inputType, mandatory }
    }),
  )
  const options = made.flatMap(({ id: fieldId, name }) =>
    (plans.find((plan) => plan.name === name)?.options ?? []).map((value, position) => ({
      companyId,
      fieldId,
      value,
      position,
    })),
  )
  await insertOptions(db, options)
}

export const createUserFields = (db: Db, companyId: number, plans: readonly FieldPlan[]) =>
  createFields(db, companyId, ofUsers, plans)

/** The fields of a thing and what stands in them, as screens read them. */
export const readFields = async (db: Db, owner: FieldOwner) => filledView(await readFilled(db, owner))

export const filledView = ({ fields, values }: FilledFields) => ({
  customFields: fields.map(fieldView),
  customFieldMap: values,
})

export const readUserFields = (db: Db, whose: CustomFieldKey) => readFields(db, person(whose))

type Columns = { companyId: number; ids: readonly number[]; fieldIds: readonly number[] }

/** What people have in the fields that a list shows as columns, by their numbers. */
export async function readUserColumns(db: Db, columns: Columns) {
  const found = new Map<number, Record<string, string>>(columns.ids.map((id) => [id, {}]))
  for (const { ownerId, fieldId, value } of await findValuesOf(db, ofUsers, columns))
    Object.assign(found.get(ownerId) ?? {}, { [fieldId]: value })
  return found
}

/** Writes what fits; says at each field what does not. Answers what stood there before. A draft may leave open what is mandatory. */
export async function saveFields(
  db: Db,
  owner: FieldOwner,
  sent: Record<string, string>,
  { isDraft = false }: { isDraft?: boolean } = {},
) {
  const fields = await listFields(db, owner.companyId, owner.clazz)
  const before = await findValues(db, owner)
  const demanded = isDraft ? fields.map((field) => ({ ...field, mandatory: false })) : fields
  const values = checkedValues(demanded, before, sent)
  const unique = new Set(fields.flatMap(({ id, isUnique }) => (isUnique ? [id] : [])))
  const asked = [...values]
    .filter(([fieldId, value]) => value !== '' && unique.has(fieldId))
    .map(([fieldId, value]) => ({ fieldId, value }))
  refuseTaken(fields, await findTakenValues(db, owner, asked))
  await writeValues(db, owner, values, unique)
  return before
}

export const saveUserFields = (db: Db, whose: CustomFieldKey, sent: Record<string, string>) =>
  saveFields(db, person(whose), sent)

/** The fields of one kind of thing, as forms show them. */
export const readFieldsOf = async (db: Db, companyId: number, clazz: FieldClass) =>
  (await listFields(db, companyId, clazz)).map(fieldView)

function fieldView({ options, isUnique: _u, ...field }: FieldRow): CustomField {
  return {
    ...field,
    textArea: field.inputType === 'textarea',
    dateField: field.inputType === 'date',
    customFieldOptions: options,
    values: options.map(({ value }) => value),
  }
}

type Filled = { userId: number; values: Record<string, string> }

/** What people answered, by the names of the fields; a selection by the English word of its option. */
export async function fillUserFields(db: Db, companyId: number, people: readonly Filled[]) {
  const fields = await listFields(db, companyId, ofUsers)
  const rows = people.flatMap(({ userId, values }) =>
    fields.flatMap(({ id: fieldId, name, options }) => {
      const said = values[name]
      const option = options.find(({ value }) => value.en === said)
      return said ? [{ companyId, userId, fieldId, value: option ? String(option.id) : said }] : []
    }),
  )
  await insertUserValues(db, rows)
}
