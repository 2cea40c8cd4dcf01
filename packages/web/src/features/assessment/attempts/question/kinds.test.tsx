import { scoreEvaluation } from '@oktant/contract/assessment/attempts/attempt-answers.ts'
import {
  type AttemptResult,
  launchEmbeddedEvaluation,
  listEvaluationAttempts,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { QuestionScore } from '@oktant/contract/assessment/questions/question-scores.ts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { notice } from '../../../../lib/notice.ts'
import {
  makeEvaluationAttempts,
  makeEvaluationSeen,
  makeLaunch,
  makeResult,
  makeRow,
  makeSaved,
} from '../../../../test/made/make-attempts.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

beforeEach(() => localStorage.clear())

const freeText = (id: number, own: Partial<QuestionScore> = {}) => {
  const row = makeRow(id, own)
  return { ...row, question: { ...row.question, type: 'FT' as const, possibleAnswers: [] } }
}
const words = { en: 'Why?', de: 'Warum?' }

/** An evaluation of this category, all on one page, that comes to this when it is handed in. */
async function handIn(category: number, result: Partial<AttemptResult>) {
  const server = fakeServer()
  const evaluation = makeEvaluationSeen({ singlePage: true, componentType: { category: { id: category } } })
  const row = freeText(1, { ftAnswer: 'Er hält.' })
  const rows = [{ ...row, question: { ...row.question, description: words } }]
  server.answer(listEvaluationAttempts, makeEvaluationAttempts({ evaluation }))
  server.answer(launchEmbeddedEvaluation, makeLaunch({ evaluation, questionScores: rows }))
  const questionScores = rows.map((one) => ({ ...one, submitted: true, noOfTries: 1 }))
  server.answer(scoreEvaluation, makeSaved({ result: makeResult(result), questionScores }))
  const { user } = showApplication('/embedded/7/true/true', {
    server,
    as: { permissions: ['learning.take'] },
  })
  await screen.findByText('Warum?')
  const points = screen.queryByText('2 Punkte') !== null
  await user.click(screen.getByRole('button', { name: 'Absenden' }))
  return { points }
}
const recorded = { stateLabel: 'COMPLETED' as const, mark: null, score: null, possible: null }

test('what is recorded alone speaks of no points, and promises nobody who marks it', async () => {
  const { points } = await handIn(componentCategory.survey, recorded)
  expect(points).toBe(false)
  await screen.findByText('Abgesendet.')
  expect(screen.queryByText('2 Punkte')).toBeNull()
})

test('what somebody marks says so', async () => {
  const { points } = await handIn(componentCategory.evaluation, { ...recorded, stateLabel: 'UNDER_REVIEW' })
  expect(points).toBe(true)
  await screen.findByText('Abgesendet. Die Antwort wird noch bewertet.')
})

test('an older word does not lie over the buttons', async () => {
  notice.set({ text: 'Von vorhin' })
  await handIn(componentCategory.survey, recorded)
  expect(screen.queryByText('Von vorhin')).toBeNull()
})

test('category 5 closes directly once it is handed in', async () => {
  await handIn(componentCategory.pdrForm, recorded)
  await screen.findByText('Ihre Antworten sind gespeichert')
  expect(screen.queryByRole('button', { name: 'Fertig' })).toBeNull()
  expect(screen.queryByText('Warum?')).toBeNull()
})

test('after the last attempt it is said that it was the last', async () => {
  await handIn(componentCategory.evaluation, { stateLabel: 'FAILED', mark: 0, attemptsLeft: 0 })
  await screen.findByText('Das war Ihr letzter Versuch.')
  screen.getByText('Sie haben nicht genug Fragen richtig beantwortet, um den Test zu bestehen.')
  expect(screen.queryByText(/Sie haben noch|versuchen Sie es noch einmal/)).toBeNull()
})

test('before that it is said that it may be tried again', async () => {
  await handIn(componentCategory.evaluation, { stateLabel: 'FAILED', mark: 0, attemptsLeft: 1 })
  await screen.findByText(/Bitte versuchen Sie es noch einmal\.$/)
  screen.getByRole('button', { name: 'Noch einmal versuchen' })
})

test('where nothing can be failed, one answers again', async () => {
  await handIn(componentCategory.survey, { ...recorded, attemptsLeft: null })
  await screen.findByRole('button', { name: 'Noch einmal antworten' })
})
