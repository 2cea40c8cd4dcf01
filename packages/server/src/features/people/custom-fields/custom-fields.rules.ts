import { isDay } from '@oktant/contract/kit/days.ts'
import { fail, type FieldError } from '../../../http/fail.ts'

type Input = 'normal' | 'textarea' | 'date' | 'selection'
type Field = {
  id: number
  label: { en: string }
  inputType: Input
  mandatory: boolean
  options: readonly { id: number }[]
}

const longest: Record<Input, number> = { normal: 255, textarea: 4000, date: 10, selection: 10 }

const fits: Record<Input, (value: string, field: Field) => boolean> = {
  normal: (value) => !/[\r\n]/.test(value),
  textarea: () => true,
  date: isDay,
  selection: (value, { options }) => options.some(({ id }) => String(id) === value),
}

/** What is wrong with one value, if anything. */
function wrongWith(field: Field, value: string): Omit<FieldError, 'field'> | null {
  if (value === '')
    return field.mandatory ? { code: 'mandatory', message: `${field.label.en} is mandatory` } : null
  if (value.length > longest[field.inputType]) return { code: 'maxLength', message: 'This text is too long' }
  return fits[field.inputType](value, field)
    ? null
    : { code: field.inputType, message: 'This value does not fit here' }
}

/** The values to write, when everything fits and nothing mandatory is left open; else what is wrong at each field. */
export function checkedValues(
  fields: readonly Field[],
  kept: ReadonlyMap<number, string>,
  sent: Record<string, string>,
): Map<number, string> {
  const byId = new Map(fields.map((field) => [field.id, field]))
  const values = new Map(Object.entries(sent).map(([id, value]) => [Number(id), value.trim()]))
  const errors: FieldError[] = [...values.keys()]
    .filter((id) => !byId.has(id))
    .map((id) => ({ field: String(id), code: 'unknown', message: 'There is no such field' }))
  for (const field of fields) {
    const wrong = wrongWith(field, values.get(field.id) ?? kept.get(field.id) ?? '')
    if (wrong) errors.push({ field: String(field.id), ...wrong })
  }
  if (errors.length) throw fail('custom_fields_invalid', { errors })
  return values
}

/** NOTE: somebody who is quicker still is refused by the database itself. */
export function refuseTaken(fields: readonly Field[], taken: readonly { fieldId: number }[]) {
  if (!taken.length) return
  const errors = taken.map(({ fieldId }) => ({
    field: String(fieldId),
    code: 'taken',
    message: `${fields.find(({ id }) => id === fieldId)?.label.en ?? ''}: somebody else has this value`,
  }))
  throw fail('custom_fields_invalid', { errors })
}
