import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  readSurveyRecord,
  readSurveyResults,
  remindSurvey,
  type SurveyRecord,
  type SurveyResults,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { listSurveyInvitations } from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeSurveyRecord } from '../../../../test/made/make-surveys.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const none: SurveyResults = {
  state: 'tooFew',
  leastAnswers: 3,
  answered: 0,
  shown: 0,
  groups: [],
  questions: [],
}

function showSurvey(own: Partial<SurveyRecord>, results: Partial<SurveyResults> = {}) {
  const server = fakeServer()
  server.answer(readSurveyRecord, makeSurveyRecord(own))
  server.answer(readSurveyResults, { ...none, ...results })
  server.answer(listSurveyInvitations, { content: [], totalElements: 0, totalPages: 0, number: 0 })
  server.answer(listAudit, { content: [], older: null, newer: null })
  const as = { permissions: ['surveys.administer' as const] }
  return { server, ...showApplication('/administration/surveys/7', { server, as }) }
}

test('whoever was reminded today cannot be reminded again, and the button stays in its place', async () => {
  const open = { stage: 'open', invited: 8, answered: 2 } as const
  const can = { ...makeSurveyRecord().can, close: true }
  const { server, user } = showSurvey({ ...open, can: { ...can, remind: true } })
  server.answerBy(remindSurvey, () => {
    server.answer(readSurveyRecord, makeSurveyRecord({ ...open, can }))
    return { reminded: 6 }
  })
  await user.click(await screen.findByRole('button', { name: 'Erinnern' }))
  await screen.findByText('6 Personen wurden erinnert.')
  const button = await screen.findByRole('button', { name: 'Heute erinnert' })
  await user.click(button)
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(server.callsOf(remindSurvey)).toHaveLength(1)
})

test('answers that were left over at the end are not said to wait for others', async () => {
  const groups = [{ relations: [], answers: 3 }]
  showSurvey({ stage: 'closed', subject: null }, { state: 'shown', answered: 4, shown: 3, groups })
  await screen.findByText(
    'Aus 3 Antworten. 1 weitere wird nicht gezeigt, weil sie verraten würde, von wem sie ist.',
  )
})

test('one’s own view is counted beside the answers of the others', async () => {
  const groups: SurveyResults['groups'] = [
    { relations: [], answers: 6 },
    { relations: ['self'], answers: 1 },
  ]
  showSurvey({}, { state: 'shown', answered: 6, shown: 6, groups })
  await screen.findByText('Aus 6 Antworten und der eigenen Sicht.')
})

test('a survey that has not begun says when it does', async () => {
  showSurvey({ stage: 'planned', opensOn: '2026-12-03' })
  await screen.findByText('Sie hat noch nicht begonnen')
  screen.getByText('Sie ist ab 3. Dez. 2026 offen.')
})

test('of too few answers there is nothing to release', async () => {
  showSurvey({ stage: 'closed', answered: 2, can: { ...makeSurveyRecord().can, release: false } })
  await screen.findByText('Es waren zu wenige Antworten')
  screen.getByRole('button', { name: 'Entfernen' })
  expect(screen.queryByRole('button', { name: 'Freigeben' })).toBeNull()
})

test.for([
  ['open', 0, 'Bisher hat niemand geantwortet'],
  ['open', 2, 'Bisher zu wenige Antworten'],
  ['closed', 0, 'Niemand hat geantwortet'],
  ['closed', 2, 'Es waren zu wenige Antworten'],
] as const)('a survey that is %s with %s answers says: %s', async ([stage, answered, title]) => {
  showSurvey({ stage, answered }, { answered })
  await screen.findByText(title)
})
