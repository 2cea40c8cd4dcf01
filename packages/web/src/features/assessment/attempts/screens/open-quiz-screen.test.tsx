import {
  launchEmbeddedEvaluation,
  listEvaluationAttempts,
} from '@oktant/contract/assessment/attempts/attempts.ts'
import { launchOpenQuiz, readOpenQuiz } from '@oktant/contract/assessment/attempts/open-quiz.ts'
import { act, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeEvaluationAttempts, makeLaunch } from '../../../../test/made/make-attempts.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const { evaluation, questions } = makeEvaluationAttempts()

test('a visitor is told what awaits them before they begin an open quiz', async () => {
  const server = fakeServer()
  server.answer(readOpenQuiz, { evaluation, questions })
  server.answer(launchOpenQuiz, makeLaunch({ componentLog: null, containerChildId: null }))
  const { user } = showApplication('/quiz/7', { server })
  await screen.findByRole('heading', { level: 1, name: 'Knotentest' })
  screen.getByText('Zeigt, was Sie wissen.')
  expect(screen.getByText('Fragen').nextElementSibling?.textContent).toBe(String(questions))
  screen.getByText('Bestehensgrenze')
  expect(server.callsOf(launchOpenQuiz)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Beginnen' }))
  await screen.findByText('Frage 1 von 2')
})

test.for([
  ['/quiz/7', '/quiz/8'],
  ['/embedded/7/true/true', '/embedded/8/true/true'],
] as const)('what was begun at %s is not shown at %s', async ([first, second]) => {
  const server = fakeServer()
  const evaluations = { ...makeEvaluationAttempts(), evaluation: { ...evaluation, timeLimit: 20 } }
  server.answer(readOpenQuiz, { evaluation, questions })
  server.answer(listEvaluationAttempts, evaluations)
  server.answer(launchOpenQuiz, makeLaunch({ componentLog: null, containerChildId: null }))
  server.answer(launchEmbeddedEvaluation, makeLaunch())
  const { user, router } = showApplication(first, { server, as: { permissions: ['learning.take'] } })
  await user.click(await screen.findByRole('button', { name: 'Beginnen' }))
  await screen.findByText('Frage 1 von 2')
  await act(() => router.navigate(second))
  await screen.findByRole('button', { name: 'Beginnen' })
  expect(screen.queryByText('Frage 1 von 2')).toBeNull()
})

test('a quiz that is not open offers no start', async () => {
  const server = fakeServer()
  server.refuse(readOpenQuiz, 'child_not_found')
  showApplication('/quiz/999999', { server })
  await screen.findByText('Dieses Quiz gibt es nicht, oder es ist nicht öffentlich.')
  expect(screen.queryByRole('button', { name: 'Beginnen' })).toBeNull()
})

const learner = { permissions: ['learning.take' as const] }
const timed = { ...evaluation, timeLimit: 20, timeLimitUnit: 'minutes' as const }

test('a part that is locked says what opens it, and leads to its course', async () => {
  const server = fakeServer()
  const locked = { code: 'previous_missing', text: { en: 'Ropes', de: 'Seile' } }
  server.refuse(listEvaluationAttempts, 'component_locked', { locked, containerId: 5 })
  showApplication('/embedded/7/true/true', { server, as: learner })
  await screen.findByText(/„Seile“/)
  expect(screen.getByRole('link', { name: 'Zum Kurs' }).getAttribute('href')).toMatch(/my-learning\/5$/)
  expect(screen.queryByRole('button', { name: 'Erneut versuchen' })).toBeNull()
})

test('where time is limited, a clock begins for nobody who has not asked for it', async () => {
  const server = fakeServer()
  server.answer(listEvaluationAttempts, { ...makeEvaluationAttempts(), evaluation: timed })
  server.answer(launchEmbeddedEvaluation, makeLaunch())
  const { user } = showApplication('/embedded/7/true/true', { server, as: learner })
  await screen.findByText('20 Minuten')
  expect(server.callsOf(launchEmbeddedEvaluation)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Beginnen' }))
  await screen.findByText('Frage 1 von 2')
})

test.for([
  ['no time is limited', evaluation, false],
  ['the clock runs already', timed, true],
] as const)('where %s, the questions are there at once', async ([, asked, resume]) => {
  const server = fakeServer()
  const can = { start: !resume, resume }
  server.answer(listEvaluationAttempts, { ...makeEvaluationAttempts(), evaluation: asked, can })
  server.answer(launchEmbeddedEvaluation, makeLaunch())
  showApplication('/embedded/7/true/true', { server, as: learner })
  await screen.findByText('Frage 1 von 2')
})
