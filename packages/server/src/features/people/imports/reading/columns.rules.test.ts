import { expect, test } from 'vitest'
import { personFields } from '../people/people-fields.ts'
import { areMapped, mapColumns, plainHeading } from './columns.rules.ts'

const fields = [
  { key: 'login', label: { en: 'Login', de: 'Anmeldename' }, words: ['user name'], isRequired: true },
  { key: 'place', label: { en: 'Place', de: 'Straße' }, words: ['login'], isRequired: false },
]

test.each([
  ['E-Mail Address!', 'emailaddress'],
  ['Straße', 'strasse'],
  ['Élan 2', 'elan2'],
  [' _ ', ''],
])('%s is compared as %s', (text, plain) => expect(plainHeading(text)).toBe(plain))

test('a heading finds its field by key, by its name in either language, and by other words', () => {
  for (const heading of ['LOGIN', 'Anmelde-Name', 'User name'])
    expect(mapColumns([heading], fields)).toEqual(['login'])
  expect(mapColumns(['STRASSE', 'unknown', ''], fields)).toEqual(['place', '', ''])
})

test('an address is found by its name now, and by the one it had', () => {
  for (const heading of ['Email address', 'Email', 'E-Mail-Adresse'])
    expect(mapColumns([heading], personFields)).toEqual(['emailAddress'])
})

test('a field is filled by one column, the first', () => {
  expect(mapColumns(['login', 'user name', 'place'], fields)).toEqual(['login', '', 'place'])
})

test('as it was mapped last comes first, also where it was left out, and not where the field is gone', () => {
  expect(mapColumns(['Login', 'Place'], fields, { login: 'place' })).toEqual(['place', ''])
  expect(mapColumns(['Login'], fields, { login: '' })).toEqual([''])
  expect(mapColumns(['Login'], fields, { login: 'gone' })).toEqual(['login'])
  expect(mapColumns(['constructor'], fields, {})).toEqual([''])
})

test.each([
  [['login', 'place'], ['a', 'b'], true],
  [['login', ''], ['a', 'b'], true],
  [['login'], ['a', 'b'], false],
  [['', ''], ['a', 'b'], false],
  [['', 'place'], ['a', 'b'], false],
  [['login', 'login'], ['a', 'b'], false],
  [['login', 'gone'], ['a', 'b'], false],
])('%j over %j is a mapping: %s', (columns, header, isOne) =>
  expect(areMapped({ columns: columns, header: header }, fields)).toBe(isOne),
)

test('nothing mapped is no mapping, even where nothing is mandatory', () => {
  const optional = fields.map((field) => ({ ...field, isRequired: false }))
  expect(areMapped({ columns: [''], header: ['a'] }, optional)).toBe(false)
  expect(areMapped({ columns: ['place'], header: ['a'] }, optional)).toBe(true)
})
