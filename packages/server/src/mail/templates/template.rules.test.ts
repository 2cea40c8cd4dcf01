import { expect, test } from 'vitest'
import type { TemplateText } from '@oktant/contract/communication/templates.ts'
import { filledIn } from '../../words/words.rules.ts'
import { faultsOfTexts, worded } from './template.rules.ts'

const known = { firstName: {}, login: { isRequired: true } }
const good: TemplateText = { subject: 'Hello {firstName}', body: 'For {login}.', action: 'Go' }
const faults = (text: Partial<TemplateText>, hasAction = true) =>
  faultsOfTexts({ en: { ...good, ...text }, de: good }, known, hasAction).map(
    ({ field, code, value }) => `${field} ${code} ${value ?? ''}`,
  )

test.each([
  ['nothing', {}, []],
  ['an empty subject', { subject: ' ' }, ['texts.en.subject template_empty ']],
  ['a button without words', { action: '' }, ['texts.en.action template_empty ']],
  ['an unknown placeholder', { body: '{login} {surname}' }, ['texts.en.body placeholder_unknown {surname}']],
  ['a placeholder spelled otherwise', { body: '{Login}' }, ['texts.en.body placeholder_unknown {Login}']],
  ['what every object has', { body: '{login} {toString}' }, ['texts.en.body placeholder_unknown {toString}']],
  ['a brace that is left open', { subject: 'Hello {firstName' }, ['texts.en.subject placeholder_unknown {']],
  [
    'a needed placeholder that is not used',
    { body: 'Hello.' },
    ['texts.en.body placeholder_missing {login}'],
  ],
])('%s is found', (_, text, expected) => {
  expect(faults(text)).toEqual(expected)
})

test('a letter without a button needs no words for one', () => {
  expect(faults({ action: '' }, false)).toEqual([])
})

test('what somebody is called is never read as a placeholder', () => {
  expect(filledIn('{firstName} {login}', { firstName: '{login}', login: 'mia' })).toBe('{login} mia')
})

test('paragraphs are made before anything is filled in', () => {
  const text = { subject: 'S', body: 'One {a}\nline\r\n\r\n\n- two\n- three', action: '' }
  expect(worded(text, { a: 'x\n\ny' }).paragraphs).toEqual(['One x\n\ny\nline', '- two\n- three'])
})
