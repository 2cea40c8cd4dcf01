import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { exportSurveyAnswers, listSurveyAnswers } from '@oktant/contract/assessment/surveys/survey-answers.ts'
import {
  readSurveyAffected,
  readSurveyRecord,
  readSurveyResults,
  releaseSurvey,
  type SurveyRecord,
  type SurveyResults,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { listFeedback, readFeedback } from '@oktant/contract/assessment/surveys/survey-feedback.ts'
import { listSurveyInvitations } from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import { listSurveys } from '@oktant/contract/assessment/surveys/surveys.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const learner = { permissions: ['surveys.answer' as const], visibleModules: ['surveys' as const] }
const author = { permissions: ['surveys.administer' as const] }
const item = {
  id: 7,
  title: { en: 'Feedback', de: 'Feedback für Tom' },
  about: 'Tom Brandt',
  isOwn: true,
  releasedOn: '2026-11-02',
}
const results: SurveyResults = {
  state: 'shown',
  leastAnswers: 3,
  answered: 6,
  shown: 6,
  groups: [
    { relations: [], answers: 6 },
    { relations: ['self'], answers: 1 },
  ],
  questions: [
    {
      versionId: 1,
      type: 'OP',
      question: { en: 'How often?', de: 'Wie oft?' },
      points: ['Nie', 'Oft', 'Immer'].map((name, key) => ({
        key: String(key),
        name: { en: name, de: name },
      })),
      groups: [
        { answers: 6, average: 1.5, counts: [1, 1, 4] },
        { answers: 1, average: 0, counts: [1, 0, 0] },
      ],
      comments: [],
      ownComments: [],
    },
    {
      versionId: 2,
      type: 'FT',
      question: { en: 'What else?', de: 'Was noch?' },
      points: [],
      groups: [null, null],
      comments: ['Hört gut zu', 'Erklärt viel'],
      ownComments: ['Ich rede zu viel'],
    },
  ],
}

test('feedback that was released stands on the list, and shows oneself beside the others, with words', async () => {
  const server = fakeServer()
  server.answer(listSurveys, [])
  server.answer(listFeedback, [item])
  server.answer(readFeedback, { ...item, results })
  const { user } = showApplication('/surveys', { server, as: learner })
  const part = await screen.findByRole('region', { name: 'Feedback zum Lesen' })
  within(part).getByText(/Zu Ihnen\. Freigegeben am/)
  await user.click(within(part).getByRole('link', { name: 'Lesen: Feedback für Tom' }))
  const compared = await screen.findByRole('list', { name: 'Durchschnitte nebeneinander' })
  expect(
    within(compared)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Alle anderen1,5 von 2', 'Eigene Sicht0,0 von 2'])
  within(screen.getByRole('table')).getByRole('columnheader', { name: 'Eigene Sicht (1)' })
  const said = screen.getByRole('heading', { name: 'Was noch?' }).parentElement ?? document.body
  expect(said.innerText || said.textContent).toMatch(
    /Eigene Sicht\s*Ich rede zu viel\s*Alle anderen\s*Hört gut zu/,
  )
  screen.getByText(/Gruppen mit weniger als 3 Antworten sind zusammengefasst/)
  screen.getByRole('button', { name: 'Als PDF drucken' })
})

test('what is not released, or is about somebody else, is not there', async () => {
  const server = fakeServer()
  server.refuse(readFeedback, 'survey_not_found')
  showApplication('/feedback/7', { server, as: learner })
  await screen.findByText('Hier gibt es kein Feedback zu lesen')
})

const record: SurveyRecord = {
  id: 7,
  title: item.title,
  description: { en: '', de: '' },
  categoryId: 21,
  isAnonymous: false,
  stage: 'closed',
  opensOn: '2026-11-01',
  closesOn: null,
  invited: 6,
  answered: 6,
  leastAnswers: 3,
  resultsWhen: 'closed',
  remindDays: null,
  managerReads: true,
  releasedOn: null,
  evaluation: { id: 4, title: item.title },
  subject: { id: 9, name: 'Tom Brandt' },
  questions: 2,
  can: { close: false, remind: false, invite: false, change: false, release: true, readAnswers: true },
}

test('results are released, and answers with names are read person by person', async () => {
  const server = fakeServer()
  server.answer(readSurveyRecord, record)
  server.answer(readSurveyResults, results)
  server.answer(readSurveyAffected, [{ what: 'answered', count: 6, examples: [] }])
  server.answer(listSurveyInvitations, { content: [], totalElements: 0, totalPages: 0, number: 0 })
  server.answer(listAudit, { content: [], older: null, newer: null })
  const answers = [{ versionId: 2, question: { en: 'What else?', de: 'Was noch?' }, answer: 'Mehr Zeit' }]
  server.answer(listSurveyAnswers, {
    content: [
      { id: 3, name: 'Mia', address: 'mia@x.test', relation: 'peer', answeredOn: '2026-11-02', answers },
    ],
    totalElements: 1,
    totalPages: 1,
    number: 0,
  })
  server.answer(releaseSurvey, {
    ...record,
    releasedOn: '2026-11-03',
    can: { ...record.can, release: false },
  })
  const { user } = showApplication('/administration/surveys/7', { server, as: author })
  const named = await screen.findByRole('region', { name: 'Antworten nach Person' })
  await user.click(await within(named).findByText('Was Mia geantwortet hat'))
  within(named).getByText('Mehr Zeit')
  within(named).getByRole('button', { name: 'Antworten als CSV ausgeben' })
  expect(server.callsOf(exportSurveyAnswers)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Freigeben' }))
  const dialog = await screen.findByRole('dialog', { name: 'Diese Ergebnisse freigeben?' })
  await within(dialog).findByText('6 Antworten')
  await user.click(within(dialog).getByRole('button', { name: 'Freigeben' }))
  await screen.findByText('Die Ergebnisse sind freigegeben.')
  expect(server.callsOf(releaseSurvey)).toHaveLength(1)
})
