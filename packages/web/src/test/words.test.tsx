import i18next from 'i18next'
import { expect, test } from 'vitest'
import { textSources } from '../app/texts.ts'
import { startTexts, switchLanguage } from '../lib/words/said/texts.ts'
import words from '../../words.ts'
import { act, renderHook } from '@testing-library/react'
import { useTranslation } from 'react-i18next'
import { useTranslation as useWords } from '../../words.ts'

const languages = ['en', 'de'] as const
const namespaces = Object.keys(textSources)
/** Values that tell a plain filling in from one that reads what it has filled in once more. */
const values = ['7', '<b>&amp;</b>', '{{name}}', '$t(state.loading)']
const counts = [0, 1, 2, 1.5, 1000]

const namesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)
const samplesOf = (text: string) => {
  const names = namesIn(text)
  const fill = (value: string) => Object.fromEntries(names.map((name) => [name, value]))
  return [{}, ...values.map(fill), ...counts.map((count) => ({ ...fill('x'), count }))]
}

test.each(languages)('every %s text reads the same without the libraries of texts', async (language) => {
  await startTexts(textSources, namespaces)
  await switchLanguage(language)
  await words.changeLanguage(language)
  for (const [namespace, source] of Object.entries(textSources)) {
    const { default: texts } = await source[language]()
    words.addResourceBundle(language, namespace, texts)
    expect(words.hasResourceBundle(language, namespace)).toBe(true)
  }

  const real = renderHook(() => useTranslation(namespaces as never)).result.current
  const light = renderHook(() => useWords(namespaces)).result.current
  expect(light.i18n.language).toBe(i18next.language)
  const differing: string[] = []
  let compared = 0
  for (const [namespace, source] of Object.entries(textSources)) {
    const { default: texts } = await source[language]()
    for (const [key, text] of Object.entries(texts)) {
      const asked = `${namespace}:${key.replace(/_(zero|one|other)$/, '')}`
      const samples = samplesOf(text)
      compared += samples.length
      if (
        samples.some((sample) => light.t(asked, sample) !== String(real.t(asked as never, sample as never)))
      )
        differing.push(asked)
      if (words.exists(`${namespace}:${key}`) !== i18next.exists(`${namespace}:${key}`)) differing.push(key)
    }
  }
  expect(differing).toEqual([])
  expect(compared).toBeGreaterThan(10_000)
  for (const missing of ['nothing', 'error.accessRestricted', 'shell:nothing', 'nobody:nothing']) {
    expect(light.t(missing, { count: 2 })).toBe(real.t(missing as never, { count: 2 } as never))
    expect(words.exists(missing)).toBe(i18next.exists(missing))
  }
})

test('what shows a text follows the language, and is the same function as long as the language is', async () => {
  await words.changeLanguage('en')
  for (const language of languages) words.addResourceBundle(language, 'own', { word: language })
  const { result, rerender } = renderHook(() => useWords('own'))
  const before = result.current.t
  expect(before('word')).toBe('en')
  rerender()
  expect(result.current.t).toBe(before)
  await act(() => words.changeLanguage('de'))
  expect(result.current.t('word')).toBe('de')
  expect(before('word')).toBe('en')
})
