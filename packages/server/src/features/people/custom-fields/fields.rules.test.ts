import type { FieldForm } from '@oktant/contract/people/custom-fields.ts'
import { expect, test } from 'vitest'
import { faultsIn } from '../../../../test/kit/servers/faults.ts'
import { nameOf, refuseFaults } from './fields.rules.ts'

type KeptField = Parameters<typeof refuseFaults>[1]

const text = (en: string) => ({ en, de: '' })
const form = (own: Partial<FieldForm> = {}): FieldForm => ({
  clazz: 'User',
  label: text('Shoe size'),
  description: text(''),
  inputType: 'normal',
  mandatory: false,
  unique: false,
  customFieldOptions: [],
  ...own,
})
const kept = (own: Partial<NonNullable<KeptField>> = {}): KeptField => ({
  inputType: 'normal',
  filled: 0,
  usedOptions: [],
  hasTwins: false,
  ...own,
})
const selection = (...options: string[]) => ({
  inputType: 'selection' as const,
  customFieldOptions: options.map((value, at) => ({ id: at + 1, value: text(value) })),
})

test.each<[Partial<FieldForm>, KeptField, string[]]>([
  [{}, null, []],
  [{ label: { en: '', de: 'Größe' } }, null, []],
  [{ label: text(' ') }, null, ['label required']],
  [selection('S', 'M'), null, []],
  [selection(), null, ['customFieldOptions options_needed']],
  [selection('S', ' '), null, ['customFieldOptions options_needed']],
  [{ ...selection('S'), unique: true }, null, ['unique unique_not_here']],
  [{ inputType: 'date' }, kept(), []],
  [{ inputType: 'date' }, kept({ filled: 1 }), ['inputType field_type_fixed']],
  [{ inputType: 'textarea' }, kept({ filled: 1 }), []],
  [{ inputType: 'textarea' }, kept({ filled: 1, inputType: 'textarea' }), []],
  [{ inputType: 'normal' }, kept({ filled: 1, inputType: 'textarea' }), ['inputType field_type_fixed']],
  [{ inputType: 'normal' }, kept({ filled: 1, inputType: 'date' }), []],
  [{ inputType: 'textarea' }, kept({ filled: 1, inputType: 'date' }), []],
  [{ inputType: 'date' }, kept({ filled: 1, inputType: 'date' }), []],
  [selection('S'), kept({ filled: 1, inputType: 'date' }), ['inputType field_type_fixed']],
  [selection('S'), kept({ filled: 1, inputType: 'selection', usedOptions: [1] }), []],
  [
    selection('S'),
    kept({ filled: 1, inputType: 'selection', usedOptions: [1, 2] }),
    ['customFieldOptions option_in_use'],
  ],
  [{}, kept({ usedOptions: [2] }), []],
  [{ unique: true }, kept(), []],
  [{ unique: true }, kept({ hasTwins: true }), ['unique values_not_unique']],
  [{}, kept({ hasTwins: true }), []],
])('%j beside %j: %j', (own, before, found) => {
  const wanted = found.length ? ['field_invalid', ...found] : []
  expect(faultsIn(() => refuseFaults(form(own), before))).toEqual(wanted)
})

test.each([
  [{ en: 'Shoe size', de: 'Größe' }, 'shoe-size-7'],
  [{ en: '', de: '  Größe (EU)! ' }, 'gro-e-eu-7'],
  [{ en: 'Élan', de: '' }, 'elan-7'],
  [{ en: '日本', de: '' }, 'field-7'],
  [{ en: 'x'.repeat(60), de: '' }, `${'x'.repeat(40)}-7`],
])('%j is %s to programs', (label, name) => expect(nameOf(label, '7')).toBe(name))
