import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  readSurveyRecord,
  readSurveyResults,
  searchSurveyPeople,
  type SurveyRecord,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import {
  inviteToSurvey,
  listSurveyInvitations,
  listSurveyRaters,
  relateSurveyInvitation,
  restoreSurveyInvitation,
  type SurveyInvitation,
  withdrawSurveyInvitation,
} from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

beforeEach(() => localStorage.clear())

const survey: SurveyRecord = {
  id: 7,
  title: { en: 'Feedback', de: 'Feedback für Tom' },
  description: { en: '', de: '' },
  categoryId: 21,
  isAnonymous: true,
  stage: 'open',
  opensOn: '2026-11-01',
  closesOn: null,
  invited: 2,
  answered: 0,
  leastAnswers: 3,
  resultsWhen: 'closed',
  remindDays: 3,
  evaluation: { id: 4, title: { en: 'Feedback', de: 'Feedback' } },
  subject: { id: 9, name: 'Tom Brandt' },
  managerReads: false,
  releasedOn: null,
  questions: 1,
  can: {
    close: true,
    remind: false,
    invite: true,
    change: false,
    release: false,
    readAnswers: false,
  },
}
const invitation = (id: number, own: Partial<SurveyInvitation>): SurveyInvitation => ({
  id,
  name: 'Robin',
  address: 'robin@example.test',
  isOutsider: true,
  relation: 'peer',
  reminders: 0,
  delivery: 'sent',
  hasAnswered: null,
  can: { relate: true, withdraw: true, restore: false },
  ...own,
})

function showInvitations() {
  const server = fakeServer()
  server.answer(readSurveyRecord, survey)
  server.answer(readSurveyResults, {
    state: 'tooFew',
    leastAnswers: 3,
    answered: 0,
    shown: 0,
    groups: [],
    questions: [],
  })
  const content = [
    invitation(1, {}),
    invitation(2, {
      name: 'Sam',
      address: 'sam@example.test',
      delivery: 'withdrawn',
      can: { relate: false, withdraw: false, restore: true },
    }),
  ]
  server.answer(listSurveyInvitations, { content, totalElements: 2, totalPages: 1, number: 0 })
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(listSurveyRaters, [
    { userId: 9, name: 'Tom Brandt', login: 'tom', relation: 'self', isInvited: true },
    { userId: 3, name: 'Mia Vogt', login: 'mia', relation: 'manager', isInvited: false },
    { userId: 4, name: 'Zoe Adler', login: 'zoe', relation: 'peer', isInvited: false },
  ])
  server.answer(inviteToSurvey, {
    survey: { ...survey, invited: 4 },
    invited: 2,
    duplicates: { count: 22, names: ['Sam Okafor'] },
  })
  server.answer(relateSurveyInvitation, {})
  server.answer(withdrawSurveyInvitation, {})
  server.answer(restoreSurveyInvitation, {})
  const shown = showApplication('/administration/surveys/7', {
    server,
    as: { permissions: ['surveys.administer' as const] },
  })
  return { server, ...shown }
}

test('raters are proposed, changed by hand and invited with people outside; who was already is named', async () => {
  const { server, user } = showInvitations()
  await user.click(await screen.findByRole('button', { name: 'Weitere Personen einladen' }))
  await screen.findByText('Bereits eingeladen: Tom Brandt.')
  await user.click(screen.getByRole('button', { name: 'Einladen' }))
  await screen.findByText('Bitte wählen Sie jemanden aus')
  expect(server.callsOf(inviteToSurvey)).toHaveLength(0)
  await user.click(screen.getByRole('checkbox', { name: 'Mia Vogt' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Beziehung von Mia Vogt' }), 'report')
  await user.click(screen.getByRole('button', { name: 'Jemanden hinzufügen' }))
  await user.type(screen.getByRole('textbox', { name: 'E-Mail-Adresse' }), 'new@example.test')
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
  await user.click(screen.getByRole('button', { name: 'Einladen' }))
  const outcome = await screen.findByText('2 Personen sind jetzt eingeladen.')
  expect(scrolled.mock.contexts).toContain(outcome.parentElement)
  scrolled.mockRestore()
  screen.getByText('22 Personen waren bereits eingeladen und werden nicht erneut eingeladen:')
  screen.getByText('Sam Okafor')
  screen.getByText('und 21 weitere Personen')
  expect(server.callsOf(inviteToSurvey)).toMatchObject([
    {
      body: {
        audience: null,
        raters: [{ userId: 3, relation: 'report' }],
        outsiders: [{ address: 'new@example.test', language: 'de' }],
      },
    },
  ])
})

test('an invitation says how far it has come, and is withdrawn, restored and related in its row', async () => {
  const { server, user } = showInvitations()
  const table = await screen.findByRole('table', { name: 'Eingeladen' })
  await within(table).findByText('Per E-Mail gesendet')
  within(table).getByText('Zurückgezogen')
  await user.selectOptions(within(table).getByRole('combobox', { name: 'Beziehung von Robin' }), 'report')
  await user.click(within(table).getByRole('button', { name: 'Einladung von Robin zurückziehen' }))
  await screen.findByText('Die Einladung von Robin wurde zurückgezogen.')
  await user.click(within(table).getByRole('button', { name: 'Sam wieder einladen' }))
  expect(server.callsOf(relateSurveyInvitation)).toMatchObject([{ body: { relation: 'report' } }])
  expect(server.callsOf(withdrawSurveyInvitation)).toHaveLength(1)
  expect(server.callsOf(restoreSurveyInvitation)).toHaveLength(1)
})

test('a letter that is on its way is followed until it is sent', async () => {
  const { server } = showInvitations()
  const page = (delivery: SurveyInvitation['delivery']) => ({
    content: [invitation(1, { delivery })],
    totalElements: 1,
    totalPages: 1,
    number: 0,
  })
  server.answerBy(listSurveyInvitations, () => {
    server.answer(listSurveyInvitations, page('sent'))
    return page('waiting')
  })
  await screen.findByText('Noch zu benachrichtigen')
  await screen.findByText('Per E-Mail gesendet', {}, { timeout: 8000 })
  expect(server.callsOf(listSurveyInvitations)).toHaveLength(2)
})

test('how somebody else stands is chosen beside their name, and the next can be looked for', async () => {
  const { server, user } = showInvitations()
  server.answer(searchSurveyPeople, [{ id: 12, name: 'Uwe Lang', login: 'uwe' }])
  await user.click(await screen.findByRole('button', { name: 'Weitere Personen einladen' }))
  const search = screen.getByLabelText<HTMLInputElement>(/^Personen finden/)
  await user.type(search, 'Uwe')
  await user.click(await screen.findByRole('button', { name: 'Uwe Lang hinzufügen' }))
  expect(search.value).toBe('')
  const chosen = screen.getByRole('list', { name: 'Gewählte Personen' })
  await user.selectOptions(
    await within(chosen).findByRole('combobox', { name: 'Beziehung von Uwe Lang' }),
    'manager',
  )
  await user.click(screen.getByRole('button', { name: 'Einladen' }))
  await screen.findByText('2 Personen sind jetzt eingeladen.')
  expect(server.callsOf(inviteToSurvey)).toMatchObject([
    { body: { raters: [{ userId: 12, relation: 'manager' }] } },
  ])
})

test('whoever is proposed is chosen by their name too, and nobody is offered who is chosen or invited', async () => {
  const { server, user } = showInvitations()
  server.answer(searchSurveyPeople, [
    { id: 3, name: 'Mia Vogt', login: 'mia' },
    { id: 9, name: 'Tom Brandt', login: 'tom' },
    { id: 12, name: 'Uwe Lang', login: 'uwe' },
  ])
  await user.click(await screen.findByRole('button', { name: 'Weitere Personen einladen' }))
  await screen.findByText('Bereits eingeladen: Tom Brandt.')
  await user.type(screen.getByLabelText(/^Personen finden/), 'any')
  const found = await screen.findByRole('list', { name: 'Gefundene Personen' })
  await user.click(await within(found).findByRole('button', { name: 'Mia Vogt hinzufügen' }))
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mia Vogt' }).checked).toBe(true)
  const offered = within(found)
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'))
  expect(offered).toEqual(['Uwe Lang hinzufügen'])
})
