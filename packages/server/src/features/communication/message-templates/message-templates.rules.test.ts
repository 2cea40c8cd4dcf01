import { expect, test } from 'vitest'
import { changedIn, hasAction, sampleValues, textsInForce } from './message-templates.rules.ts'

const text = (word: string) => ({
  subject: `${word} subject`,
  body: `${word} body`,
  action: `${word} action`,
})
const definition = { text: { en: text('en'), de: text('de') } }
const version = (language: 'en' | 'de', isDefault: boolean) => ({ ...text('own'), language, isDefault })

test('a letter without a button has none', () => {
  expect(hasAction(definition)).toBe(true)
  expect(hasAction({ text: { ...definition.text, en: { ...text('en'), action: '' } } })).toBe(false)
})

test('samples speak the language', () => {
  const placeholders = { name: { sample: { en: 'Mia', de: 'Ada' } } }
  expect(sampleValues({ placeholders }, 'en')).toEqual({ name: 'Mia' })
  expect(sampleValues({ placeholders }, 'de')).toEqual({ name: 'Ada' })
})

test('own words stand for those of the product, in their language alone', () => {
  expect(textsInForce(definition, [])).toEqual(definition.text)
  expect(textsInForce(definition, [version('de', false)])).toEqual({ en: text('en'), de: text('own') })
  expect(textsInForce(definition, [version('de', true)])).toEqual(definition.text)
})

test('a language is changed by own words, and no longer by those of the product', () => {
  expect(changedIn([version('de', false), version('en', true)])).toEqual(['de'])
  expect(changedIn([])).toEqual([])
})
