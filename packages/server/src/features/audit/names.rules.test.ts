import { expect, test } from 'vitest'
import { linesOf, namedLine, wantedIn } from './names.rules.ts'

test('answers to custom fields are told one by one, and only those that differ', () => {
  const lines = linesOf(
    { fieldValues: { 1: 'a', 2: 'same', 3: 'gone' }, surname: 'Abdi' },
    { fieldValues: { 1: 'b', 2: 'same', 4: 'new' }, surname: 'Musa' },
  )
  expect(lines.toSorted((one, other) => one.field.localeCompare(other.field))).toEqual([
    { field: 'cf_1', before: 'a', after: 'b' },
    { field: 'cf_3', before: 'gone' },
    { field: 'cf_4', after: 'new' },
    { field: 'surname', before: 'Abdi', after: 'Musa' },
  ])
  expect(linesOf(null, null)).toEqual([])
  expect(linesOf(null, { fieldValues: null })).toEqual([{ field: 'fieldValues', after: null }])
})

test('numbers are asked for by what they mean, and nothing else is', () => {
  const lines = [
    { field: 'managerId', before: 5, after: null },
    { field: 'projectIds', before: [1], after: [1, 2] },
    { field: 'cf_7', after: '12' },
    { field: 'licenceSeats', before: 3, after: 4 },
    { field: 'toString', after: 4 },
    { field: 'jobRoleId', after: 'x' },
    { field: 'userId', after: 2 ** 40 },
  ]
  const wanted = [...wantedIn(lines)].map(([kind, ids]) => [kind, [...ids]])
  expect(Object.fromEntries(wanted)).toEqual({ person: [5], project: [1, 2], field: [7], option: [7] })
})

const names = new Map([
  ['person', new Map([[5, 'Ada Kern']])] as const,
  ['project', new Map([[1, 'Academy']])] as const,
  ['field', new Map([[7, 'Contactable']])] as const,
  ['option', new Map([[12, 'Yes']])] as const,
])

test('a line is told with names; what is gone keeps its number, and what is unknown stays as it is', () => {
  const named = (line: Parameters<typeof namedLine>[0]) => namedLine(line, names)
  expect(named({ field: 'managerId', before: 5, after: 6 })).toEqual({
    field: 'managerId',
    before: 5,
    after: 6,
    beforeName: 'Ada Kern',
  })
  expect(named({ field: 'projectIds', after: [1, 9] })).toMatchObject({ afterName: 'Academy, 9' })
  expect(named({ field: 'cf_7', before: 'free text', after: '12' })).toEqual({
    field: 'cf_7',
    before: 'free text',
    after: '12',
    label: 'Contactable',
    afterName: 'Yes',
  })
  expect(named({ field: 'name', after: 'x' })).toEqual({ field: 'name', after: 'x' })
})
