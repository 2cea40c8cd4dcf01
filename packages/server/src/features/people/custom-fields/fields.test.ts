import { expect, test } from 'vitest'
import { sql } from 'drizzle-orm'
import { readProfile, saveCustomFields } from '@oktant/contract/people/account.ts'
import {
  affectedByFieldRemoval,
  findTakenFieldValues,
  listCustomFields,
  moveCustomField,
  readFieldDefinitions,
  readUserFieldDefinitions,
  removeCustomField,
  restoreCustomField,
  saveCustomField,
  type FieldForm,
} from '@oktant/contract/people/custom-fields.ts'
import { fieldForm } from '../../../../test/scenes/people/fields.ts'
import { testServer } from '../../../../test/kit/server.ts'
import { createLearningGroup } from '@oktant/contract/people/learning-groups.ts'
import { learningGroupForm } from '../../../../test/scenes/people/learning-groups.ts'
import { rowsOf } from '../../../db/engine/db.ts'
import { deleteValues, hasFieldValue, readFields, saveFields } from './custom-fields.ts'

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
  expect(made).toMatchObject({ label: { en: 'Badge' }, filled: 0 })
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
  const words = [
    { en: 'No', de: 'Nein' },
    { en: 'Yes!', de: 'Ja!' },
  ]
  expect(changed.values).toEqual(words)
  expect(await call(readUserFieldDefinitions, { as: me })).toMatchObject([{ values: words }])
  const ofUsers = await call(readFieldDefinitions, { as: me, params: { type: 'User' } })
  expect(ofUsers).toMatchObject([{ values: words }])
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
  expect(await save({ inputType: 'textarea' }, text.id)).toMatchObject({ inputType: 'textarea', filled: 1 })
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
    { what: 'learningGroups', count: 0, examples: [] },
  ])
  await call(removeCustomField, { as: me, params })
  expect(await labels()).toEqual([])
  expect(await fill(mia, { [id]: 'A-2' })).toMatchObject({ code: 'custom_fields_invalid' })
  await call(restoreCustomField, { as: me, params })
  const { customFieldMap } = await call(readProfile, { as: mia, params: { id: mia.id } })
  expect(customFieldMap).toEqual({ [id]: 'A-1' })
})

test('events, goals and resources have fields of their own', async () => {
  const { save, call, me, mia } = await setUp()
  const made = await save({ clazz: 'Event', label: { en: 'Catering', de: 'Verpflegung' } })
  await save({ clazz: 'Goal', label: { en: 'Cost centre', de: 'Kostenstelle' } })
  const of = async (type: 'User' | 'Event' | 'Goal' | 'Resource') =>
    (await call(readFieldDefinitions, { as: mia, params: { type } })).map?.(({ label }) => label.en)
  expect([await of('User'), await of('Event'), await of('Goal'), await of('Resource')]).toEqual([
    [],
    ['Catering'],
    ['Cost centre'],
    [],
  ])
  const list = await call(listCustomFields, {
    as: me,
    query: { _filterFields: ['clazz'], _filterValues: ['Event'] },
  })
  expect(list.content).toMatchObject([{ id: made.id, clazz: 'Event' }])
  expect(await save({ clazz: 'User', label: { en: 'Food', de: 'Essen' } }, made.id)).toMatchObject({
    clazz: 'Event',
  })
})

test('what stands in the fields of an event is checked, kept, found and taken away like a person’s', async () => {
  const { save, call, me, mia, db, fill } = await setUp()
  const { id: code = 0 } = await save({ clazz: 'Event', unique: true, mandatory: true })
  const { id: ofPerson = 0 } = await save({ clazz: 'User' })
  const event = (id: number) => ({ clazz: 'Event' as const, companyId: me.companyId, id })
  const write = (id: number, value: string) =>
    saveFields(db, event(id), { [code]: value }).then(
      () => [],
      (error: { details: { errors: { message: string }[] } }) =>
        error.details.errors.map(({ message }) => message),
    )
  expect(await write(mia.id, '')).toEqual(['Badge is mandatory'])
  expect(await write(mia.id, 'E-1')).toEqual([])
  expect(await write(mia.id, 'e-1')).toEqual([])
  expect(await write(mia.id + 1, 'E-1')).toEqual(['Badge: somebody else has this value'])
  await fill(mia, { [ofPerson]: 'blue' })
  expect((await readFields(db, event(mia.id))).customFieldMap).toEqual({ [code]: 'e-1' })
  const asked = [{ customField: { id: code }, value: 'E-1' }]
  expect(await call(findTakenFieldValues, { as: mia, params: { fieldId: code }, body: asked })).toEqual({
    taken: ['E-1'],
  })
  const found = await rowsOf(
    db,
    sql`select from (values (${mia.id}::integer), (${me.id}::integer)) listed (id)
      where ${hasFieldValue('Event', { companyId: sql`${me.companyId}`, id: sql`listed.id` }, { id: code, value: 'e-' })}`,
  )
  expect(found).toHaveLength(1)
  await deleteValues(db, event(mia.id))
  expect((await readFields(db, event(mia.id))).customFieldMap).toEqual({})
  expect((await call(readProfile, { as: mia, params: { id: mia.id } })).customFieldMap).toEqual({
    [ofPerson]: 'blue',
  })
})

test('before a field is removed one sees which learning groups ask for it', async () => {
  const { save, call, me, make } = await setUp()
  const { id = 0 } = await save()
  const keeper = await make.user({ companyId: me.companyId, permissions: ['courses.administer'] })
  const conditions = [{ about: 'field' as const, field: id, operator: 'filled' as const, ids: [], value: '' }]
  const rule = { match: 'all' as const, sets: [{ match: 'all' as const, negated: false, conditions }] }
  await call(createLearningGroup, { as: keeper, body: learningGroupForm({ rule }) })
  expect(await call(affectedByFieldRemoval, { as: me, params: { id } })).toEqual([
    { what: 'values', count: 0, examples: [] },
    { what: 'learningGroups', count: 1, examples: ['Welders'] },
  ])
})
