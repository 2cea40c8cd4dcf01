import {
  type EvaluationResults,
  readEvaluationResults,
} from '@oktant/contract/assessment/evaluation-results.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const author = { permissions: ['evaluations.administer' as const] }
const both = (word: string) => ({ en: word, de: word })

const results: EvaluationResults = {
  id: 9,
  title: both('Knoten'),
  passMark: 50,
  hasScore: true,
  attempts: 31,
  people: 24,
  leftOut: 0,
  marked: 24,
  passed: 18,
  mean: 64,
  median: 70,
  deviation: 12.5,
  seconds: 300,
  distribution: [0, 1, 2, 3, 0, 4, 5, 6, 2, 1],
  reliability: null,
  unreliable: 'drawn',
  questions: [
    {
      id: 3,
      title: both('Was hält?'),
      type: 'MC',
      difficulty: 'easy',
      fullScore: 2,
      pictureURL: '/rest/files/knoten',
      asked: 24,
      marked: 24,
      facility: 20,
      discrimination: -0.31,
      seconds: 42,
      answers: [
        { name: both('Palstek'), pictureURL: '/rest/files/palstek', typed: null, isRight: true, count: 6 },
        { name: both(''), pictureURL: '/rest/files/slip', typed: null, isRight: false, count: 12 },
        {
          name: both(''),
          pictureURL: '/rest/files/stek',
          pictureAlt: { en: 'A hitch', de: 'Ein Stek' },
          typed: null,
          isRight: false,
          count: 6,
        },
      ],
    },
  ],
}

test('an author sees how an evaluation turned out, and which question is worth a look', async () => {
  const server = fakeServer()
  server.answer(readEvaluationResults, results)
  showApplication('/administration/evaluations/9/results', { server, as: author })
  await screen.findByRole('heading', { name: 'Ergebnisse: Knoten' })
  screen.getByText('18 von 24')
  screen.getByText('Keine: Nicht alle bekommen dieselben Fragen')
  const marks = screen.getByRole('table', { name: 'Ergebnisse der ersten Versuche, in Zehnern' })
  expect(within(marks).getByRole('row', { name: '90 bis 100 1' })).toBeTruthy()
  screen.getByText('Wer sonst gut abschneidet, ist hier schlechter. Prüfen Sie den Schlüssel.')
  screen.getByText('42 s')
  const answers = within(screen.getByRole('list', { name: 'Antworten' })).getAllByRole('listitem')
  expect(answers.map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '))).toEqual([
    'Palstek6 (25 %)',
    '12 (50 %)',
    '6 (25 %)',
  ])
  screen.getByRole('img', { name: 'Bild zur Frage' })
  screen.getByRole('img', { name: 'Bild 2' })
  screen.getByRole('img', { name: 'Ein Stek' })
  expect(screen.queryByRole('img', { name: 'Bild 1' })).toBeNull()
})

test('where nobody has taken it, the screen says so', async () => {
  const server = fakeServer()
  server.answer(readEvaluationResults, { ...results, people: 0, attempts: 0, marked: 0, questions: [] })
  showApplication('/administration/evaluations/9/results', { server, as: author })
  await screen.findByText('Diesen Test hat noch niemand gemacht.')
})

test('where it does not count in reports, the screen says why there are no figures', async () => {
  const server = fakeServer()
  const none = { people: 0, marked: 0, questions: [] }
  server.answer(readEvaluationResults, { ...results, ...none, attempts: 3, leftOut: 3 })
  showApplication('/administration/evaluations/9/results', { server, as: author })
  await screen.findByText('Dieser Test zählt nicht in Berichten.')
  screen.getByText(/^3 Personen haben ihn gemacht\./)
  expect(screen.queryByRole('button', { name: 'Als CSV ausgeben' })).toBeNull()
})
