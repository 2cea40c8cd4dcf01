import { expect, test } from 'vitest'
import { readProfile, saveCustomFields } from '@oktant/contract/account.ts'
import {
  affectedByFieldRemoval,
  findTakenFieldValues,
  listCustomFields,
  moveCustomField,
  readUserFieldDefinitions,
  removeCustomField,
  restoreCustomField,
  saveCustomField,
  type FieldForm,
} from '@oktant/contract/custom-fields.ts'
import { fieldForm } from '../../../test/scenes/fields.ts'
import { testServer } from '../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const me = await server.make.user({ permissions: ['customFields.administer'] })
  const mia = await server.make.user({ companyId: me.companyId })
  const save = (values: Partial<FieldForm> = {}, id = 0) =>
    server.call(saveCustomField, { as: me, params: { id }, body: { ...fieldForm, unique: false, ...values } })
  const fill = (as: { id: number; token: string }, body: Record<string, string>) =>
    server.call(saveCustomFields, { as, params: { id: as.id }, body })
  const labels = async () =>
    (await server.call(readUserFieldDefinitions, { as: mia })).map?.(({ label }) => label.en) ?? []
  return { ...server, me, mia, save, fill, labels }
}

const codesOf = ({ errors = [] }: { errors?: { field: string; code: string }[] }) =>
  errors.map(({ field, code }) => `${field} ${code}`)

test('a field is made, shown in forms, and changed', async () => {
  const { save, labels, call, me } = await setUp()
  const made = await save({
    inputType: 'selection',
    customFieldOptions: [{ id: 0, value: { en: 'Yes', de: 'Ja' } }],
  })
  expect(made).toMatchObject({ label: { en: 'Badge' }, values: 0 })
  const [yes] = made.customFieldOptions ?? []
  const changed = await save(
    {
      label: { en: 'Reachable', de: 'Erreichbar' },
      inputType: 'selection',
      customFieldOptions: [
        { id: 0, value: { en: 'No', de: 'Nein' } },
        { id: yes?.id ?? 0, value: { en: 'Yes!', de: 'Ja!' } },
      ],
    },
    made.id,
  )
  expect(changed.customFieldOptions?.map(({ value }) => value.en)).toEqual(['No', 'Yes!'])
  expect(changed.customFieldOptions?.[1]?.id).toBe(yes?.id)
  expect(await labels()).toEqual(['Reachable'])
  const { content } = await call(listCustomFields, {
    as: me,
    query: { _filterFields: ['name'], _filterValues: ['reach'] },
  })
  expect(content).toHaveLength(1)
})

test('what is wrong with a field is said at its place', async () => {
  const { save } = await setUp()
  expect(codesOf(await save({ label: { en: ' ', de: '' } }))).toEqual(['label required'])
  expect(codesOf(await save({ inputType: 'selection' }))).toEqual(['customFieldOptions options_needed'])
})

test('what people have entered is never lost by changing a field', async () => {
  const { save, fill, mia } = await setUp()
  const text = await save()
  await fill(mia, { [String(text.id)]: 'A-1' })
  expect(codesOf(await save({ inputType: 'date' }, text.id))).toEqual(['inputType field_type_fixed'])
  expect(await save({ inputType: 'textarea' }, text.id)).toMatchObject({ inputType: 'textarea', values: 1 })
  const choice = await save({
    inputType: 'selection',
    customFieldOptions: [{ id: 0, value: { en: 'Yes', de: 'Ja' } }],
  })
  await fill(mia, { [String(choice.id)]: String(choice.customFieldOptions?.[0]?.id) })
  const other = {
    inputType: 'selection' as const,
    customFieldOptions: [{ id: 0, value: { en: 'No', de: 'Nein' } }],
  }
  expect(codesOf(await save(other, choice.id))).toEqual(['customFieldOptions option_in_use'])
})

test('a value that one person has is refused to another, whatever its case', async () => {
  const { save, fill, me, mia, call } = await setUp()
  const { id = 0 } = await save({ unique: true })
  await fill(me, { [id]: 'A-1' })
  const refused = await fill(mia, { [id]: ' a-1 ' })
  expect(refused).toMatchObject({ code: 'custom_fields_invalid' })
  expect(codesOf(refused)).toEqual([`${id} taken`])
  const ask = (as: { token: string }) =>
    call(findTakenFieldValues, { as, params: { fieldId: id }, body: [{ customField: { id }, value: 'A-1' }] })
  expect([await ask(mia), await ask(me)]).toEqual([{ taken: ['A-1'] }, { taken: [] }])
  expect(await fill(mia, { [id]: 'A-2' })).toMatchObject({ customFieldMap: { [id]: 'A-2' } })
})

test('of two who take the same value at once, one gets it', async () => {
  const { save, fill, me, mia } = await setUp()
  const { id = 0 } = await save({ unique: true })
  const answers = await Promise.all([fill(me, { [id]: 'X' }), fill(mia, { [id]: 'X' })])
  expect(answers.filter((answer) => answer.code === undefined)).toHaveLength(1)
})

test('a field becomes unique only where nobody shares a value', async () => {
  const { save, fill, me, mia } = await setUp()
  const { id = 0 } = await save()
  await fill(me, { [id]: 'Same' })
  await fill(mia, { [id]: 'same' })
  expect(codesOf(await save({ unique: true }, id))).toEqual(['unique values_not_unique'])
  await fill(mia, { [id]: 'other' })
  expect(await save({ unique: true }, id)).toMatchObject({ unique: true })
  expect(codesOf(await fill(mia, { [id]: 'SAME' }))).toEqual([`${id} taken`])
})

test('a field moves up and down, and no further than the ends', async () => {
  const { call, me, save, labels } = await setUp()
  await save({ label: { en: 'One', de: '' } })
  const two = await save({ label: { en: 'Two', de: '' } })
  const move = (direction: 'up' | 'down') =>
    call(moveCustomField, { as: me, params: { id: two.id ?? 0 }, body: { direction } })
  await move('up')
  await move('up')
  expect(await labels()).toEqual(['Two', 'One'])
  await move('down')
  expect(await labels()).toEqual(['One', 'Two'])
})

test('a field that is removed takes its values out of sight, and brings them back', async () => {
  const { call, me, mia, save, fill, labels } = await setUp()
  const { id = 0 } = await save()
  await fill(mia, { [id]: 'A-1' })
  const params = { id }
  expect(await call(affectedByFieldRemoval, { as: me, params })).toEqual([
    { what: 'values', count: 1, examples: ['Mia Naidoo'] },
  ])
  await call(removeCustomField, { as: me, params })
  expect(await labels()).toEqual([])
  expect(await fill(mia, { [id]: 'A-2' })).toMatchObject({ code: 'custom_fields_invalid' })
  await call(restoreCustomField, { as: me, params })
  const { customFieldMap } = await call(readProfile, { as: mia, params: { id: mia.id } })
  expect(customFieldMap).toEqual({ [id]: 'A-1' })
})
