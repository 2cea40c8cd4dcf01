import type { CustomField } from '@oktant/contract/account.ts'
import type { LocalText } from '@oktant/contract/http.ts'
import type { Db } from '../../db/db.ts'
import {
  type FieldRow,
  findUserValues,
  insertFields,
  insertOptions,
  insertUserValues,
  listFields,
  type NewField,
  writeUserValues,
} from './custom-fields.queries.ts'
import { checkedValues, refuseTaken } from './custom-fields.rules.ts'
import { findTakenValues } from './fields.queries.ts'

type Whose = { companyId: number; id: number }
type FieldPlan = Omit<NewField, 'id' | 'companyId' | 'clazz' | 'position'> & {
  options?: readonly LocalText[]
}

const ofUsers = 'User'

/** Adds fields to a company’s people, in this order. */
export async function createUserFields(db: Db, companyId: number, plans: readonly FieldPlan[]) {
  const made = await insertFields(
    db,
    plans.map(({ name, label, description, inputType, mandatory = false }, position) => {
      return { companyId, clazz: ofUsers, position, name, label, description, inputType, mandatory }
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

/** A person’s fields and what stands in them, as screens read them. */
export async function readUserFields(db: Db, { companyId, id }: Whose) {
  const fields = await listFields(db, companyId, ofUsers)
  const values = await findUserValues(db, companyId, id)
  return {
    customFields: fields.map(fieldView),
    customFieldMap: Object.fromEntries(values) as Record<string, string>,
  }
}

/** Writes what fits; says at each field what does not. Answers what stood there before. */
export async function saveUserFields(db: Db, whose: Whose, sent: Record<string, string>) {
  const fields = await listFields(db, whose.companyId, ofUsers)
  const before = await findUserValues(db, whose.companyId, whose.id)
  const values = checkedValues(fields, before, sent)
  const unique = new Set(fields.flatMap(({ id, isUnique }) => (isUnique ? [id] : [])))
  const asked = [...values]
    .filter(([fieldId, value]) => value !== '' && unique.has(fieldId))
    .map(([fieldId, value]) => ({ fieldId, value }))
  refuseTaken(fields, await findTakenValues(db, whose.companyId, asked, whose.id))
  await writeUserValues(db, whose, values, unique)
  return before
}

/** The fields of one kind of thing, as forms show them. */
export const readFieldsOf = async (db: Db, companyId: number, clazz: string) =>
  (await listFields(db, companyId, clazz)).map(fieldView)

function fieldView({ options, isUnique: _u, ...field }: FieldRow): CustomField {
  return {
    ...field,
    textArea: field.inputType === 'textarea',
    dateField: field.inputType === 'date',
    customFieldOptions: options,
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
