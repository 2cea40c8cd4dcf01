import { expect, test } from 'vitest'
import { type FieldForm, removeCustomField, saveCustomField } from '@oktant/contract/people/custom-fields.ts'
import { listUsers } from '@oktant/contract/people/users.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { userFieldValues } from '../../custom-fields/custom-fields.tables.ts'

const text = (word: string) => ({ en: word, de: word })

async function setUp() {
  const { make, call, db } = await testServer()
  const admin = await make.user({
    permissions: ['users.administer', 'customFields.administer'],
    surname: 'Aaltonen',
  })
  const { companyId } = admin
  const field = (inputType: FieldForm['inputType'], options: string[] = []) =>
    call(saveCustomField, {
      as: admin,
      params: { id: 0 },
      body: {
        clazz: 'User',
        label: text(`Field ${inputType}`),
        description: text(''),
        inputType,
        mandatory: false,
        unique: false,
        customFieldOptions: options.map((word) => ({ id: 0, value: text(word) })),
      },
    })
  const fill = (userId: number, fieldId: number, value: string) =>
    db.insert(userFieldValues).values({ companyId, userId, fieldId, value })
  const berg = await make.user({ companyId, surname: 'Berg' })
  const celik = await make.user({ companyId, surname: 'Celik' })
  const list = (query: object) => call(listUsers, { as: admin, query })
  const order = async (query: object) =>
    ((await list(query)).content ?? []).map(({ surname }) => surname).join(' ')
  return { call, make, admin, berg, celik, field, fill, list, order }
}

test('the list shows the custom fields that are asked for, and those alone', async () => {
  const { call, admin, berg, celik, field, fill, list } = await setUp()
  const [word, day] = [await field('normal'), await field('date')]
  const [wordId, dayId] = [word.id ?? 0, day.id ?? 0]
  await fill(berg.id, wordId, 'Nord')
  await fill(berg.id, dayId, '2024-05-01')
  await fill(celik.id, dayId, '2020-01-01')
  const shown = async (columns?: string) =>
    ((await list(columns ? { _columns: columns } : {})).content ?? []).map(
      ({ customFieldMap }) => customFieldMap,
    )
  expect(await shown()).toEqual([{}, {}, {}])
  expect(await shown(`cf_${wordId}`)).toEqual([{}, { [wordId]: 'Nord' }, {}])
  expect(await shown(`cf_${wordId},cf_${dayId}`)).toEqual([
    {},
    { [wordId]: 'Nord', [dayId]: '2024-05-01' },
    { [dayId]: '2020-01-01' },
  ])
  await call(removeCustomField, { as: admin, params: { id: dayId } })
  expect(await shown(`cf_${dayId}`)).toEqual([{}, {}, {}])
})

test('a custom field orders the list: text by its letters, a choice by its options; nothing stands last', async () => {
  const { make, admin, berg, celik, field, fill, order } = await setUp()
  const zulu = await make.user({ companyId: admin.companyId, surname: 'Zulu' })
  const word = (await field('normal')).id ?? 0
  const choice = await field('selection', ['Zuletzt', 'Anfang'])
  const [first, second] = choice.customFieldOptions ?? []
  await fill(berg.id, word, 'Öl')
  await fill(celik.id, word, 'Zinn')
  await fill(zulu.id, word, 'Eisen')
  expect(await order({ _sortField: `cf_${word}` })).toBe('Zulu Berg Celik Aaltonen')
  expect(await order({ _sortField: `cf_${word}`, _sortDir: 'DESC' })).toBe('Celik Berg Zulu Aaltonen')
  await fill(zulu.id, choice.id ?? 0, String(first?.id))
  await fill(celik.id, choice.id ?? 0, String(second?.id))
  await fill(admin.id, choice.id ?? 0, String(second?.id))
  expect(await order({ _sortField: `cf_${choice.id}` })).toBe('Zulu Aaltonen Celik Berg')
  const paged = {
    _sortField: `cf_${choice.id}`,
    _perPage: 1,
    _page: 2,
    [`cf_${choice.id}`]: String(second?.id),
  }
  expect(await order({ ...paged, _page: 1 })).toBe('Celik')
  expect(await order(paged)).toBe('')
})

test('a field of another company orders nothing, shows nothing, and a column that is none is refused', async () => {
  const { order, list } = await setUp()
  const other = await setUp()
  const foreign = (await other.field('normal')).id ?? 0
  await other.fill(other.berg.id, foreign, 'Nord')
  expect(await order({ _sortField: `cf_${foreign}` })).toBe('Aaltonen Berg Celik')
  const { content } = await list({ _columns: `cf_${foreign}` })
  expect(content?.map(({ customFieldMap }) => customFieldMap)).toEqual([{}, {}, {}])
  for (const wrong of [{ _columns: 'password' }, { _sortField: 'cf_x' }, { _sortField: 'cf_0' }])
    expect(await list(wrong)).toMatchObject({ status: 400 })
})
