import { questionFaults } from '@oktant/contract/assessment/questions/question-rules.ts'
import { languages } from '@oktant/contract/http/http.ts'
import { expect, test } from 'vitest'
import { banksOfBusiness } from './demo-banks-of-business.ts'
import { banksOfPeople } from './demo-banks-of-people.ts'
import { essaysFor } from './demo-essays.ts'

const all = [...banksOfBusiness, ...banksOfPeople].flatMap(({ questions }) => questions)

test.each(all)(
  'the demo’s question $questionText.en $precedingText.en is whole in both languages',
  (form) => {
    // NOTE: the answer set of opinions is made with them.
    expect(questionFaults(form.type === 'OP' ? { ...form, answerSetId: 1 } : form)).toEqual([])
    const texts = [form.questionText, ...form.answers.map(({ name }) => name)]
    expect(texts.filter(({ en, de }) => (en === '') !== (de === ''))).toEqual([])
  },
)

test('there are questions of every kind', () => {
  expect([...new Set(all.map(({ type }) => type))].toSorted()).toEqual([
    'DD',
    'FT',
    'MC',
    'OP',
    'OW',
    'OWMC',
    'TF',
    'TI',
  ])
})

const toWrite = all.filter(({ type, fullScore }) => type === 'FT' && fullScore > 0)
test.each(toWrite)('there are answers that fit the question $questionText.en, in both languages', (form) => {
  const found = essaysFor(form.questionText.en)
  for (const language of languages) expect(found[language].length).toBeGreaterThan(2)
})
