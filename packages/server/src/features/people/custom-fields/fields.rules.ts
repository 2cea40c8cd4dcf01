import type { FieldForm } from '@oktant/contract/people/custom-fields.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { fail, type FieldError } from '../../../http/fail.ts'

type Code =
  | 'required'
  | 'options_needed'
  | 'option_in_use'
  | 'field_type_fixed'
  | 'values_not_unique'
  | 'unique_not_here'
const faultAt = (field: string, code: Code): FieldError => ({ field, code, message: messages[code].en })

type Input = FieldForm['inputType']
/** To which kinds a field that has values can change without losing any. */
const keeps: Record<Input, readonly Input[]> = {
  normal: ['normal', 'textarea'],
  textarea: ['textarea'],
  date: ['date', 'normal', 'textarea'],
  selection: ['selection'],
}

type KeptField = { inputType: Input; filled: number; usedOptions: readonly number[]; hasTwins: boolean }

/** What is wrong with a field's form, seen beside what people have already filled in. */
export function refuseFaults(form: FieldForm, kept: KeptField | null) {
  const { label, inputType, unique, customFieldOptions } = form
  const isSelection = inputType === 'selection'
  const isNamed = ({ en, de }: { en: string; de: string }) => Boolean(en.trim() || de.trim())
  const stays = new Set(customFieldOptions.map(({ id }) => id))
  const errors = [
    ...(isNamed(label) ? [] : [faultAt('label', 'required')]),
    ...(isSelection && !(customFieldOptions.length && customFieldOptions.every(({ value }) => isNamed(value)))
      ? [faultAt('customFieldOptions', 'options_needed')]
      : []),
    ...(unique && isSelection ? [faultAt('unique', 'unique_not_here')] : []),
    ...(kept?.filled && !keeps[kept.inputType].includes(inputType)
      ? [faultAt('inputType', 'field_type_fixed')]
      : []),
    ...(isSelection && kept?.usedOptions.some((id) => !stays.has(id))
      ? [faultAt('customFieldOptions', 'option_in_use')]
      : []),
    ...(unique && kept?.hasTwins ? [faultAt('unique', 'values_not_unique')] : []),
  ]
  if (errors.length) throw fail('field_invalid', { errors })
}

/** A name for programs, made once from the label. */
export function nameOf({ en, de }: { en: string; de: string }, suffix: string) {
  const plain = (en || de)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 40)
  return `${plain || 'field'}-${suffix}`
}
