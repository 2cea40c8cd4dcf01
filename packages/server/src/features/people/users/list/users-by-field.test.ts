import { expect, test } from 'vitest'
import { type FieldForm, saveCustomField } from '@oktant/contract/people/custom-fields.ts'
import { listUsers } from '@oktant/contract/people/users.ts'
import { testServer } from '../../../../../test/kit/server.ts'
import { userFieldValues } from '../../custom-fields/custom-fields.tables.ts'
import { createUsers } from '../../people/people.ts'

const text = (word: string) => ({ en: word, de: word })
const surnames = ['Zabel', 'Özil', 'Adler', 'Meyer', 'Müller']
const words = ['Öl', 'Zinn', 'Eisen', `${'lang '.repeat(700)}`]
/** Every fourth has no value, and every value is had by several. */
const everyFourthNone = (place: number) => (place % 4 ? place % 3 : undefined)

async function setUp(
  inputType: FieldForm['inputType'],
  { people = 40, which = everyFourthNone }: { people?: number; which?: typeof everyFourthNone } = {},
) {
  const { make, call, db } = await testServer()
  const admin = await make.user({
    permissions: ['users.administer', 'customFields.administer'],
    surname: 'Aaltonen',
  })
  const { companyId } = admin
  const options = inputType === 'selection' ? ['Zuletzt', 'Mitte', 'Anfang', 'Nie'] : []
  const field = await call(saveCustomField, {
    as: admin,
    params: { id: 0 },
    body: {
      clazz: 'User',
      label: text('Field'),
      description: text(''),
      inputType,
      mandatory: false,
      unique: false,
      customFieldOptions: options.map((word) => ({ id: 0, value: text(word) })),
    },
  })
  const values = field.customFieldOptions?.length
    ? field.customFieldOptions.map(({ id }) => String(id))
    : words
  const made = await createUsers(
    db,
    Array.from({ length: people }, (_, place) => ({
      companyId,
      firstName: `Person ${place}`,
      surname: surnames[place % surnames.length] ?? '',
      login: `field-${companyId}-${place}@example.test`,
      emailAddress: `field-${companyId}-${place}@example.test`,
      language: 'en' as const,
      timezone: 'Europe/Berlin',
    })),
  )
  const valueAt = (place: number) => values[which(place) ?? values.length]
  await db.insert(userFieldValues).values(
    made.flatMap(({ id: userId }, place) => {
      const value = valueAt(place)
      return value ? [{ companyId, userId, fieldId: field.id ?? 0, value }] : []
    }),
  )
  const page = async (query: object) => {
    const shown = await call(listUsers, {
      as: admin,
      query: {
        _filterFields: ['login'],
        _filterValues: ['field-'],
        _sortField: `cf_${field.id}`,
        ...query,
      },
    })
    return { ids: (shown.content ?? []).map(({ id }) => id), total: shown.totalElements }
  }
  const rows = made.map(({ id, surname }, place) => ({ id, surname, value: valueAt(place) ?? '' }))
  return { page, rows, values }
}

const { compare } = new Intl.Collator('und')

/** What the list must be, put in order by hand. */
function expected(rows: Awaited<ReturnType<typeof setUp>>['rows'], inOrder: readonly string[]) {
  const rank = (value: string) => (value ? inOrder.indexOf(value) : inOrder.length)
  return rows
    .toSorted((a, b) => rank(a.value) - rank(b.value) || compare(a.surname, b.surname) || a.id - b.id)
    .map(({ id }) => id)
}

test.each([
  ['textarea', 'ASC'],
  ['textarea', 'DESC'],
  ['selection', 'ASC'],
  ['selection', 'DESC'],
] as const)('page by page, a list by a %s field, %s, is the whole list and its total', async (type, way) => {
  const { page, rows, values } = await setUp(type)
  const up = type === 'selection' ? values : values.toSorted(compare)
  const whole = expected(rows, way === 'ASC' ? up : up.toReversed())
  for (const _perPage of [rows.length, 7])
    for (let _page = 0; _page * _perPage < rows.length + _perPage; _page += 1)
      expect(await page({ _sortDir: way, _perPage, _page })).toEqual({
        ids: whole.slice(_page * _perPage, (_page + 1) * _perPage),
        total: rows.length,
      })
})

test.each(['textarea', 'selection'] as const)(
  'thousands with one value of a %s field stand by their names, before and behind the others',
  async (type) => {
    const [people, _perPage] = [2300, 100]
    const { page, rows, values } = await setUp(type, { people, which: (place) => (place < 40 ? 0 : 1) })
    const inOrder = type === 'selection' ? values : values.toSorted(compare)
    for (const [_sortDir, order] of [
      ['ASC', inOrder],
      ['DESC', inOrder.toReversed()],
    ] as const)
      for (const _page of [0, 1, 11, 22])
        expect(await page({ _sortDir, _perPage, _page })).toEqual({
          ids: expected(rows, order).slice(_page * _perPage, (_page + 1) * _perPage),
          total: people,
        })
  },
)

test('another filter leaves the order as it is, and the total counts only whom it means', async () => {
  const { page, rows, values } = await setUp('selection')
  const meyers = rows.filter(({ surname }) => surname === 'Meyer')
  const filter = { _filterFields: ['login', 'surname'], _filterValues: ['field-', 'meyer'] }
  expect(await page(filter)).toEqual({ ids: expected(meyers, values), total: meyers.length })
})
