import {
  type AttemptHistory,
  listAttemptHistory,
  printAttempt,
  reviewAttempt,
} from '@oktant/contract/assessment/attempts/attempt-history.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeLaunch, makeResult, makeRow } from '../../../test/made/make-attempts.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const author = { permissions: ['evaluations.administer' as const] }
const both = (word: string) => ({ en: word, de: word })
const person = { user: { id: 5, fullName: 'Amina Odhiambo' }, container: { id: 2, name: both('Seefahrt') } }

const history: AttemptHistory = {
  evaluation: { id: 9, name: both('Knoten'), hasScore: true },
  isNamed: true,
  content: [
    {
      ...person,
      id: 31,
      attempt: 2,
      startedAt: '2026-03-01T10:00:00.000Z',
      submittedAt: '2026-03-01T10:10:00.000Z',
      seconds: 300,
      mark: 50,
      level: 'LEVEL_TWO',
      state: 'FAILED',
      isHeld: false,
    },
  ],
  totalElements: 1,
  totalPages: 1,
  number: 0,
}

test('an author finds the attempts at an evaluation, by state too, and opens one', async () => {
  const server = fakeServer()
  server.answer(listAttemptHistory, history)
  const { user, router } = showApplication('/administration/evaluations/9/attempts', { server, as: author })
  await screen.findByRole('heading', { name: 'Versuche: Knoten' })
  const row = within(await screen.findByRole('row', { name: /Amina Odhiambo/ }))
  row.getByText('Versuch 2, Seefahrt')
  row.getByText('Nicht bestanden')
  row.getByText('Stufe 2')
  row.getByText('5 Min.')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Bestanden')
  expect(router.state.location.search).toContain('state=PASSED')
  expect(row.getByRole('link', { name: 'Amina Odhiambo' }).getAttribute('href')).toContain(
    '/administration/attempts/31',
  )
})

test('one attempt is shown with what would have been right, and printed', async () => {
  const server = fakeServer()
  const row = makeRow(1, {
    answer: '12',
    submitted: true,
    noOfTries: 1,
    isRight: false,
    score: 0,
    rightAnswer: '11',
  })
  const said = makeRow(2, { ftAnswer: 'Er hält.', submitted: true })
  said.question.type = 'FT'
  const result = makeResult({ stateLabel: 'FAILED', stateText: both('Nicht bestanden'), mark: 0, score: 0 })
  server.answer(reviewAttempt, { ...person, launch: makeLaunch({ questionScores: [row, said], result }) })
  server.answer(printAttempt, new Blob(['%PDF']))
  const { user } = showApplication('/administration/attempts/31', { server, as: author })
  await screen.findByRole('heading', { name: /Amina Odhiambo/ })
  screen.getByText(/Palstek/, { selector: 'p' })
  screen.getByText('0 von 4')
  expect(screen.getByRole('textbox', { name: 'Antwort' })).toHaveProperty('value', 'Er hält.')
  await user.click(screen.getByRole('button', { name: 'Als PDF drucken' }))
  expect(server.callsOf(printAttempt)).toHaveLength(1)
})

test('of a survey nobody is named', async () => {
  const server = fakeServer()
  server.answer(listAttemptHistory, { ...history, isNamed: false, content: [], totalElements: 0 })
  showApplication('/administration/evaluations/9/attempts', { server, as: author })
  await screen.findByText('Antworten auf Umfragen werden ohne Namen gezeigt.')
})
