import i18next from 'i18next'
import { expect, test } from 'vitest'
import { loadTexts, startTexts, switchLanguage, textSource } from './texts.ts'

const later =
  <T>(texts: T) =>
  () =>
    new Promise<{ default: T }>((done) => setTimeout(() => done({ default: texts }), 20))
const source = (en: string, de: string) => textSource(later({ word: en }), later({ word: de }))
const sources = { first: source('one', 'eins'), second: source('two', 'zwei') }
const word = (namespace: string) => i18next.getResource(i18next.language, namespace, 'word')

test('a screen that opens while the language changes has its texts in the new one', async () => {
  localStorage.setItem('oktant.language', 'de')
  await startTexts(sources, ['first'])
  expect(word('first')).toBe('eins')
  const switched = switchLanguage('en')
  await loadTexts(['second'])
  await switched
  expect([word('first'), word('second')]).toEqual(['one', 'two'])
  expect(document.documentElement.lang).toBe('en')
})

test('of two changes the last one counts', async () => {
  const changes = [switchLanguage('de'), switchLanguage('en')]
  await Promise.all(changes)
  expect(i18next.language).toBe('en')
})
