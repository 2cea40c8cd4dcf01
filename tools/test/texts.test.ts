import { expect, test } from 'vitest'
import { compareOrder, compareTexts, isUsed, keysIn } from '../kit/texts.mjs'

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
