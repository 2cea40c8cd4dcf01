import type { Feedback } from '@oktant/contract/assessment/surveys/survey-feedback.ts'
import { expect, test } from 'vitest'
import { printedFeedback } from './feedback.print.ts'

const both = (text: string) => ({ en: text, de: text })
const feedback: Feedback = {
  id: 7,
  title: both('Feedback'),
  about: 'Tom Brandt',
  isOwn: true,
  releasedOn: '2026-11-05',
  results: {
    state: 'shown',
    leastAnswers: 3,
    answered: 5,
    shown: 5,
    groups: [
      { relations: [], answers: 5 },
      { relations: ['manager', 'peer'], answers: 5 },
      { relations: ['self'], answers: 1 },
    ],
    questions: [
      {
        versionId: 1,
        type: 'OP',
        question: both('Hört zu.'),
        points: ['Nie', 'Oft', 'Immer'].map((name, key) => ({ key: String(key), name: both(name) })),
        groups: [
          { answers: 5, average: 1.2, counts: [0, 4, 1] },
          null,
          { answers: 1, average: 2, counts: [0, 0, 1] },
        ],
        comments: [],
        ownComments: [],
      },
      {
        versionId: 2,
        type: 'FT',
        question: both('Was noch?'),
        points: [],
        groups: [null, null, null],
        comments: ['Erklärt viel'],
        ownComments: ['Ich rede zu viel'],
      },
    ],
  },
}

test('each group begins a line of its own, without what nobody chose; one’s own words stand before the others’', () => {
  const blocks = printedFeedback(feedback, 'de').slice(3)
  expect(blocks.map(({ as, text }) => `${as}: ${text}`)).toEqual([
    'heading: Hört zu.',
    'strong: Alle anderen (5): 1,2 im Durchschnitt, von 0 bis 2',
    'item: Oft: 4 · Immer: 1',
    'strong: Eigene Sicht (1): 2,0 im Durchschnitt, von 0 bis 2',
    'item: Immer: 1',
    'heading: Was noch?',
    'strong: Eigene Sicht',
    'item: Ich rede zu viel',
    'strong: Alle anderen',
    'item: Erklärt viel',
  ])
})

test('where nobody’s own view stands beside it, the sum is everybody’s', () => {
  const { results } = feedback
  const questions = results.questions.map((one) => ({ ...one, ownComments: [] }))
  const alone = { ...results, groups: [{ relations: [], answers: 5 }], questions }
  const texts = printedFeedback({ ...feedback, results: alone }, 'en').map(({ text }) => text)
  expect(texts).toContain('Everybody (5): 1.2 on average, from 0 to 2')
  expect(texts).not.toContain('Everybody else')
})
