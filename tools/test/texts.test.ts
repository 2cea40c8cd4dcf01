import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sentencesIn } from '../kit/sentences.mjs'
import {
  compareEnds,
  compareOrder,
  comparePlurals,
  compareSigns,
  compareTexts,
  isUsed,
  keysIn,
  readTree,
} from '../kit/texts.mjs'

test('a text that is missing in one language is found', () => {
  expect(compareTexts({ a: 'Save', b: 'Close' }, { a: 'Speichern' })).toEqual(['b: no German'])
  expect(compareTexts({ a: 'Save' }, { a: 'Speichern', c: 'Mehr' })).toEqual(['c: no English'])
})

test('a text that nobody has translated is found, a word that both languages share is not', () => {
  expect(compareTexts({ a: 'Save all' }, { a: 'Save all' })).toEqual(['a: not translated (“Save all”)'])
  expect(compareTexts({ a: 'Status', b: '{{count}} %' }, { a: 'Status', b: '{{count}} %' })).toEqual([])
})

test('placeholders must be the same in both languages', () => {
  expect(compareTexts({ a: 'Hello {{name}}' }, { a: 'Hallo {{nmae}}' })).toEqual([
    'a: {{name}} in English, {{nmae}} in German',
  ])
})

test('German addresses people formally', () => {
  expect(compareTexts({ a: 'Save your work' }, { a: 'Speichere deine Arbeit' })).toEqual(['a: not in “Sie”'])
})

test.each([
  ['en', "It's {{name}}", 'a straight quotation mark or apostrophe'],
  ['de', 'Wird gesendet...', 'three dots that are not one sign'],
  ['de', 'Bitte  warten', 'two spaces'],
  ['en', 'Well done!', 'an exclamation mark'],
  ['en', 'Remove the course(s)', 'a plural in brackets'],
  ['en', '{{count}} min', 'a space before a unit at which a line can break'],
  ['de', 'Höchstens 50 MB.', 'a space before a unit at which a line can break'],
  ['en', '{{percent}}\u00a0% sent', 'a percent sign that stands off its number'],
  ['de', '{{percent}}% gesendet', 'a percent sign without a space'],
  ['en', 'Choose „Save”', 'quotation marks of German'],
  ['de', 'Wählen Sie “Sichern“', 'quotation marks of English'],
] as const)('a sign that is not set well is found: %s “%s”', (language, text, why) => {
  expect(compareSigns({ a: text }, language)).toEqual([`a: ${why}`])
})

test('signs that are set well are left alone', () => {
  expect(compareSigns({ a: '“{{name}}” isn’t there yet … 5\u00a0MB, {{percent}}%' }, 'en')).toEqual([])
  const german = { a: '„{{name}}“, 5\u00a0%; 3 hätten mehr', b: 'Zeilen mit „- “ werden zur Liste' }
  expect(compareSigns(german, 'de')).toEqual([])
})

test('what is counted has its singular and its plural', () => {
  expect(comparePlurals({ hits_one: '1', hits_other: '2', hits_zero: '0', plain: 'x' })).toEqual([])
  expect(comparePlurals({ hits_other: '2', all_one: '1' })).toEqual([
    'hits_other: without hits_one',
    'all_one: without all_other',
  ])
})

test('the words of a mistake end like a sentence, unless they are printed without an end', () => {
  const english = { a: 'Access denied', b: 'Please sign in', c: 'Unable to launch {{value}}' }
  const german = { a: 'Zugriff verweigert', b: 'Bitte melden Sie sich an.', c: '{{value}} geht nicht' }
  expect(compareEnds(english, german, ['Access denied', 'Unable to launch %s'])).toEqual([
    '“Please sign in”: does not end like a sentence',
  ])
})

test('keys that are out of order are found', () => {
  expect(compareOrder({ b: '1', a: '2' })).toEqual(['b: the keys are not sorted'])
  expect(compareOrder({ 'a.b': '1', 'a.c': '2', b: '3' })).toEqual([])
})

test('a key counts as used when it is written whole, with its namespace, in the plural or put together', () => {
  const { whole, patterns } = keysIn(
    "t('save.now'); t('shell:skip'); t(`state.${state}`); t('hits', { count })",
  )
  const found = { whole: new Set(whole), patterns }
  const used = (namespace: string, key: string) => isUsed(found, namespace, key)
  expect(used('mail', 'save.now')).toBe(true)
  expect(used('shell', 'skip')).toBe(true)
  expect(used('mail', 'state.sent')).toBe(true)
  expect(used('mail', 'hits_other')).toBe(true)
  expect(used('mail', 'skip')).toBe(false)
  expect(used('mail', 'save.later')).toBe(false)
})

test('what a program says itself in both languages is found, and what it only names or asks for is not', () => {
  const code = `
    const one: LocalText = { en: 'Hello {name}', de: 'Guten Tag {name}' }
    const many = {
      en: { title: 'Marks', counted: (n: number) => (n === 1 ? 'one' : \`\${n} of them\`) },
      de: { title: 'Noten', counted: (n: number) => (n === 1 ? 'eine' : \`\${n} davon\`) },
    }
    const chosen = { en, de: other.de }
    const languages = { en: 'en', de: 'de-DE' }
    const table = { en: { en: 'English', de: 'Englisch' }, de: { en: said.german, de: said.german } }
    const filled = { en: filledIn(text.en, values['en']), de: filledIn(text.de, values['de']) }
  `
  expect(sentencesIn('a.ts', code)).toEqual([2, 3, 9])
})

test('the texts of the server are read by the whole of their names, whatever stands around them', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'texts-')), 'a.en.json')
  writeFileSync(file, JSON.stringify({ told: { title: 'For {who}', columns: ['Day', 'Place'] } }))
  expect(readTree(file)).toEqual({
    'told.title': 'For {{who}}',
    'told.columns.0': 'Day',
    'told.columns.1': 'Place',
  })
})
