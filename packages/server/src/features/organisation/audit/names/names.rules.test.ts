import { expect, test } from 'vitest'
import { kindOf, linesOf, wantedIn } from './names.rules.ts'

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
  const change = [
    { field: 'managerId', before: 5, after: null },
    { field: 'projectIds', before: [1], after: [1, 2] },
    { field: 'cf_7', after: '12' },
    { field: 'licenceSeats', before: 3, after: 4 },
    { field: 'toString', after: 4 },
    { field: 'jobRoleId', after: 'x' },
    { field: 'userId', after: 2 ** 40 },
    { field: 'audience', after: { kind: 'localities', ids: [8], reach: 'managers' } },
    { field: 'children', after: [{ childId: 3, componentId: 4, nestedId: null }] },
  ]
  const wanted = [...wantedIn([{ object: 'user', change }])].map(([kind, ids]) => [kind, [...ids]])
  expect(Object.fromEntries(wanted)).toEqual({
    person: [5],
    project: [1, 2],
    field: [7],
    option: [7],
    locality: [8],
    component: [4],
  })
})

test.each([
  ['user', 'addedToLearningGroup', 'learningGroup'],
  // NOTE: there it says how many.
  ['learningGroup', 'addedToLearningGroup', undefined],
  ['component', 'copyOf', 'component'],
  ['container', 'copyOf', 'container'],
])('of a %s %s is the number of a %s', (object, field, kind) => {
  expect(kindOf({ object, field })).toBe(kind)
})

test('what a testimonial is about is told by what stands beside it', () => {
  expect(kindOf({ object: 'testimonial', field: 'aboutId', beside: { about: 'component' } })).toBe(
    'component',
  )
  expect(kindOf({ object: 'testimonial', field: 'aboutId', beside: { about: 'course' } })).toBe('container')
})
