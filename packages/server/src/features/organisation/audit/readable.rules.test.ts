import { expect, test } from 'vitest'
import { languages } from '@oktant/contract/http/http.ts'
import { notificationTypeNames } from '@oktant/contract/communication/notification-types.ts'
import { fieldWords } from '../../../audit/fields.words.ts'
import { codeWord, fieldWord } from './codes.rules.ts'
import { namedKinds } from './names/names.rules.ts'
import { objectLabel, readableLines } from './readable.rules.ts'

const names = new Map([
  ['person', new Map([[5, 'Ada Kern']])] as const,
  ['project', new Map([[1, 'Academy']])] as const,
  ['field', new Map([[7, 'Erreichbar']])] as const,
  ['option', new Map([[12, 'Ja']])] as const,
  ['locality', new Map([[8, 'Hafen']])] as const,
])
const reader = { language: 'de', timezone: 'Europe/Berlin' } as const
const told = (object: string, field: string, after: unknown) => {
  const [line] = readableLines(object, [{ field, after }], { reader, names })
  return [line?.label, line?.afterName]
}

test.each([
  ['user', 'managerId', 5, 'Führungskraft', 'Ada Kern'],
  ['user', 'managerId', 6, 'Führungskraft', '6'],
  ['user', 'projectIds', [1, 9], 'Gruppen', 'Academy, 9'],
  ['user', 'cf_7', '12', 'Erreichbar', 'Ja'],
  ['user', 'cf_7', 'frei', 'Erreichbar', 'frei'],
  ['user', 'status', 'Inactive', 'Status', 'stillgelegt'],
  ['user', 'bioRegistered', true, 'Biometrisch erfasst', 'ja'],
  ['user', 'password', '[hidden]', 'Passwort', 'geändert, nicht angezeigt'],
  ['user', 'company.news mail', false, 'Neues aus dem Unternehmen, per E-Mail', 'nein'],
  ['setting', 'company.news mail', 'always', 'Neues aus dem Unternehmen, per E-Mail', 'immer'],
  ['autoMessage', 'trigger', 'user.created', 'Anlass', 'Jemand ist neu'],
  ['autoMessage', 'delay', { amount: 2, unit: 'days' }, 'Verzögerung', 'Wie viel: 2; Einheit: Tage'],
  [
    'autoMessage',
    'audience',
    { kind: 'localities', ids: [8], reach: 'managers' },
    'Empfängerkreis',
    'Art: Niederlassungen; Wen: Hafen; Erreicht: ihre Führungskräfte',
  ],
  ['apiToken', 'scopes', ['users.administer'], 'Darf', 'Personen verwalten'],
  ['container', 'state', 'archived', 'Status', 'archiviert'],
  ['company', 'state', 'suspended', 'Status', 'gesperrt'],
  ['component', 'categoryId', 3, 'Art', 'Test'],
  ['company', 'suspendedAt', '2026-11-20T23:30:00.000Z', 'Gesperrt', '21.11.2026, 00:30'],
  ['project', 'name', { en: 'New', de: '' }, 'Bezeichnung', 'New'],
  ['project', 'somethingNew', null, 'something new', ''],
])('of a %s %s %j is told as %s: %s', (object, field, value, label, text) => {
  expect(told(object, field, value)).toEqual([label, text])
})

test('a thing is called what its feature calls it, and one that none names is spelled out', () => {
  const objects = { goalCategory: { en: 'Category of goals', de: 'Zielkategorie' } }
  expect(objectLabel(objects, 'goalCategory', 'de')).toBe('Zielkategorie')
  expect(objectLabel(objects, 'oldThing', 'de')).toBe('old thing')
  expect(objectLabel(objects, 'constructor', 'de')).toBe('constructor')
})

test('every field is called something in both languages', () => {
  for (const words of Object.values(fieldWords))
    for (const language of languages) expect(words[language]).not.toBe('')
  for (const type of notificationTypeNames) expect(fieldWord('user', `${type} push`)?.de).toBeTruthy()
  expect(codeWord('user', 'constructor', 'name')).toBeUndefined()
  expect(namedKinds).toContain('person')
})
