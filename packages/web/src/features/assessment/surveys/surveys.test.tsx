import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  createSurvey,
  readSurveyChoices,
  readSurveyRecord,
  readSurveyResults,
  type SurveyRecord,
  type SurveyResults,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { listSurveyInvitations } from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import {
  answerByInvitation,
  answerSurvey,
  listSurveys,
  lookAtSurvey,
  readSurvey,
  type SurveyForm,
} from '@oktant/contract/assessment/surveys/surveys.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { makeLearnerQuestion } from '../../../test/made/make-questions.ts'
import { makeSurveyRecord } from '../../../test/made/make-surveys.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

beforeEach(() => localStorage.clear())

const learner = { permissions: ['surveys.answer' as const], visibleModules: ['surveys' as const] }
const author = { permissions: ['surveys.administer' as const] }
const question = (versionId: number, type: 'OP' | 'FT', asked: string, mandatory: boolean) => ({
  ...makeLearnerQuestion(type, { id: versionId, versionId, fullScore: 0 }),
  description: { en: asked, de: asked },
  mandatory,
})
const form = (own: Partial<SurveyForm> = {}): SurveyForm => ({
  id: 5,
  title: { en: 'How we work', de: 'Wie wir arbeiten' },
  description: { en: '', de: 'Es dauert drei Minuten.' },
  categoryId: 8,
  isAnonymous: true,
  leastAnswers: 5,
  managerReads: false,
  about: null,
  relation: null,
  closesOn: '2026-12-01',
  state: 'open',
  questions: [question(1, 'OP', 'Wie oft?', true), question(2, 'FT', 'Was noch?', false)],
  answers: [],
  ...own,
})

function showSurvey(own: Partial<SurveyForm> = {}) {
  const server = fakeServer()
  server.answer(readSurvey, form(own))
  server.answer(answerSurvey, {})
  server.answer(listSurveys, [])
  return { server, ...showApplication('/surveys/showSurvey/5', { server, as: learner }) }
}

test('the promise stands above the questions, what is missing is marked and reached, and the answers are sent', async () => {
  const { server, user } = showSurvey()
  await screen.findByRole('heading', { name: 'Anonym' })
  screen.getByText(/Ergebnisse werden ab 5 Antworten gezeigt/)
  await user.click(screen.getByRole('button', { name: 'Antworten absenden' }))
  await screen.findByText(/Einige Pflichtfelder dieses Formulars/)
  expect(screen.getByText('Jede Frage braucht eine Antwort')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Nie' }))
  expect(server.callsOf(answerSurvey)).toHaveLength(0)
  await user.click(screen.getByRole('radio', { name: 'Oft' }))
  expect(screen.queryByText('Jede Frage braucht eine Antwort')).toBeNull()
  await user.type(screen.getByRole('textbox'), 'Mehr Licht')
  await user.click(screen.getByRole('button', { name: 'Antworten absenden' }))
  await screen.findByRole('heading', { name: 'Vielen Dank für Ihre Antworten' })
  expect(server.callsOf(answerSurvey)).toMatchObject([
    {
      body: {
        answers: [
          { versionId: 1, answer: '3' },
          { versionId: 2, answer: 'Mehr Licht' },
        ],
      },
    },
  ])
  expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([])
})

test('what was begun stays in this browser alone', async () => {
  const { server, user, unmount } = showSurvey()
  await user.type(await screen.findByRole('textbox'), 'Angefangen')
  unmount()
  showApplication('/surveys/showSurvey/5', { server, as: learner })
  await screen.findByText('Hier sind die Antworten, die Sie begonnen hatten.')
  await waitFor(() => expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Angefangen'))
  expect(server.callsOf(answerSurvey)).toHaveLength(0)
})

test('a form of category 5 closes directly', async () => {
  const { user } = showSurvey({
    categoryId: 5,
    isAnonymous: false,
    questions: [question(2, 'FT', 'Was?', false)],
  })
  await screen.findByRole('heading', { name: 'Mit Ihrem Namen' })
  await user.click(screen.getByRole('button', { name: 'Antworten absenden' }))
  await screen.findByRole('heading', { level: 1, name: 'Umfragen' })
})

test('what is over, answered or not there says so', async () => {
  const over = showSurvey({ state: 'over' })
  await screen.findByText('Diese Umfrage ist beendet')
  over.unmount()
  const done = showSurvey({ state: 'answered' })
  await screen.findByText(/weiß niemand, welche Antworten von Ihnen sind/)
  done.unmount()
  const own = showSurvey({ state: 'answered', relation: 'self', about: 'Mia Naidoo' })
  await screen.findByText(/Ihre eigene Sicht wird neben dem Feedback der anderen gezeigt/)
  expect(screen.queryByText(/weiß niemand/)).toBeNull()
  own.unmount()
  const server = fakeServer()
  server.refuse(readSurvey, 'survey_not_found')
  showApplication('/surveys/showSurvey/5', { server, as: learner })
  await screen.findByText('Diese Umfrage wurde nicht gefunden')
})

test('somebody without an account answers by their link; used again it says so', async () => {
  const server = fakeServer()
  server.answer(lookAtSurvey, { ...form(), company: 'Werft Nord' })
  server.answer(answerByInvitation, {})
  const first = showApplication('/surveys/abc-123', { server })
  await screen.findByText('Werft Nord')
  await first.user.click(screen.getByRole('radio', { name: 'Immer' }))
  await first.user.click(screen.getByRole('button', { name: 'Antworten absenden' }))
  await screen.findByText(/verbindet sie mit Ihnen/)
  expect(server.callsOf(answerByInvitation)).toMatchObject([{ body: { invitation: 'abc-123' } }])
  first.unmount()
  server.answer(lookAtSurvey, { ...form({ state: 'answered' }), company: 'Werft Nord' })
  const second = showApplication('/surveys/abc-123', { server })
  await screen.findByText('Diese Einladung wurde bereits verwendet')
  second.unmount()
  server.refuse(lookAtSurvey, 'survey_invitation_unknown')
  showApplication('/surveys/abc-123', { server })
  await screen.findByText('Diese Einladung ist nicht bekannt')
})

test('whoever opens another link where they have answered one is asked anew', async () => {
  const server = fakeServer()
  server.answer(lookAtSurvey, { ...form(), company: 'Werft Nord' })
  server.answer(answerByInvitation, {})
  const { user, router } = showApplication('/surveys/abc-123', { server })
  await user.click(await screen.findByRole('radio', { name: 'Immer' }))
  await user.click(screen.getByRole('button', { name: 'Antworten absenden' }))
  await screen.findByText(/verbindet sie mit Ihnen/)
  await act(() => router.navigate('/surveys/def-456'))
  const again = await screen.findByRole<HTMLInputElement>('radio', { name: 'Immer' })
  expect(again.checked).toBe(false)
})

test('whoever is signed in is told that a link was meant for somebody else', async () => {
  const server = fakeServer()
  server.answer(lookAtSurvey, { ...form(), company: 'Werft Nord' })
  const visitor = showApplication('/surveys/abc-123', { server })
  await screen.findByText('Werft Nord')
  expect(screen.queryByText(/Sie sind angemeldet/)).toBeNull()
  visitor.unmount()
  showApplication('/surveys/abc-123', { server, as: learner })
  await screen.findByText(/Sie sind angemeldet\. Dieser Link ging an jemanden ohne Konto/)
})

test('what waits stands first, with who is told what', async () => {
  const server = fakeServer()
  const { id, title, categoryId, about, relation, closesOn } = form()
  const item = { id, title, categoryId, about, relation, closesOn, isAnonymous: true }
  server.answer(listSurveys, [
    { ...item, state: 'open' },
    { ...item, id: 6, isAnonymous: false, state: 'answered' },
  ])
  showApplication('/surveys', { server, as: learner })
  const waiting = await screen.findByRole('region', { name: 'Wartet auf Sie' })
  within(waiting).getByText(/Anonym\. Offen bis/)
  within(waiting).getByRole('link', { name: 'Beantworten: Wie wir arbeiten' })
  within(screen.getByRole('region', { name: 'Beantwortet und beendet' })).getByText(/Beantwortet\./)
})

const results: SurveyResults = {
  state: 'shown',
  leastAnswers: 3,
  answered: 6,
  shown: 6,
  groups: [
    { relations: [], answers: 6 },
    { relations: ['manager', 'peer'], answers: 6 },
  ],
  questions: [
    {
      versionId: 1,
      type: 'OP',
      question: { en: 'How often?', de: 'Wie oft?' },
      points: ['Nie', 'Oft'].map((name, key) => ({ key: String(key), name: { en: name, de: name } })),
      groups: [{ answers: 6, average: 0.67, counts: [2, 4] }, null],
      comments: [],
      ownComments: [],
    },
  ],
}

function showRecord(shown: SurveyRecord, found: SurveyResults) {
  const server = fakeServer()
  server.answer(readSurveyRecord, shown)
  server.answer(readSurveyResults, found)
  server.answer(listSurveyInvitations, { content: [], totalElements: 0, totalPages: 0, number: 0 })
  server.answer(listAudit, { content: [], older: null, newer: null })
  return { server, ...showApplication('/administration/surveys/7', { server, as: author }) }
}

test('results are drawn for those groups that tell nothing of anybody', async () => {
  showRecord(makeSurveyRecord(), results)
  const table = await screen.findByRole('table', { name: '' })
  within(table).getByRole('columnheader', { name: 'Alle (6)' })
  expect(within(table).queryByRole('columnheader', { name: /Führungs/ })).toBeNull()
  within(table).getByText('0,7')
  await screen.findByText('Da die Umfrage anonym ist, sieht niemand, wer geantwortet hat.')
})

test('results are printed by themselves, with what they are results of and as of when', async () => {
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  const { user } = showRecord(makeSurveyRecord(), results)
  await user.click(await screen.findByRole('button', { name: 'Ergebnisse drucken' }))
  expect(print).toHaveBeenCalledOnce()
  const [sheet, ...more] = document.querySelectorAll<HTMLElement>('[data-printed]')
  if (!sheet) throw new Error('nothing is printed')
  expect(more).toEqual([])
  within(sheet).getByText(makeSurveyRecord().title.de)
  within(sheet).getByText(/^Ergebnisse, Stand/)
  within(sheet).getByRole('columnheader', { name: 'Alle (6)' })
  const others = screen.getByText('Da die Umfrage anonym ist, sieht niemand, wer geantwortet hat.')
  expect(sheet.contains(others)).toBe(false)
})

test('with too few answers nothing is shown but how many there must be', async () => {
  showRecord(makeSurveyRecord(), {
    ...results,
    state: 'tooFew',
    answered: 2,
    shown: 0,
    groups: [],
    questions: [],
  })
  await screen.findByText('Es waren zu wenige Antworten')
  expect(screen.queryByRole('button', { name: 'Ergebnisse drucken' })).toBeNull()
  screen.getByText('Ergebnisse werden ab 3 Antworten gezeigt.')
})

const choices = {
  today: '2026-11-20',
  timezone: 'Europe/Berlin',
  evaluations: [{ id: 4, title: { en: 'Work', de: 'Arbeit' }, categoryId: 8 }],
  projects: [],
  learningGroups: [],
  jobRoles: [],
  localities: [],
}

test('before there are questions, whoever wants a survey is led to putting them together', async () => {
  const server = fakeServer()
  server.answer(readSurveyChoices, { ...choices, evaluations: [] })
  const both = [...author.permissions, 'evaluations.administer' as const]
  const { user } = showApplication('/administration/surveys/0', { server, as: { permissions: both } })
  await screen.findByText('Noch gibt es keine Fragen, die gestellt werden können')
  expect(screen.queryByRole('button', { name: 'Umfrage anlegen' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Fragen zusammenstellen' }))
  const kind = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Art' })
  expect(kind.selectedOptions[0]?.textContent).toBe('Umfrage')
})

test('a new survey is called as what it is made from, until it is called otherwise', async () => {
  const server = fakeServer()
  const other = { id: 5, title: { en: 'Team', de: 'Mannschaft' }, categoryId: 8 }
  server.answer(readSurveyChoices, { ...choices, evaluations: [...choices.evaluations, other] })
  const { user } = showApplication('/administration/surveys/0', { server, as: author })
  const from = await screen.findByRole('combobox', { name: 'Erstellt aus' })
  const title = screen.getByRole<HTMLInputElement>('textbox', { name: 'Titel auf Deutsch' })
  await user.selectOptions(from, '4')
  await user.selectOptions(from, '5')
  expect(title.value).toBe('Mannschaft')
  await user.type(title, ' 2027')
  await user.selectOptions(from, '4')
  expect(title.value).toBe('Mannschaft 2027')
})

test('a new survey is made of an evaluation, and what is wrong is said at its place', async () => {
  const server = fakeServer()
  server.answer(readSurveyChoices, choices)
  server.refuse(createSurvey, 'survey_invalid', {
    errors: [{ field: 'leastAnswers', code: 'survey_least_low', message: '', value: '3' }],
  })
  const { user } = showApplication('/administration/surveys/0', { server, as: author })
  await user.click(await screen.findByRole('button', { name: 'Umfrage anlegen' }))
  await screen.findByText('Bitte wählen Sie einen Test, der eine Umfrage ist')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Erstellt aus' }), '4')
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Titel auf Deutsch' }).value).toBe('Arbeit')
  await user.click(screen.getByRole('button', { name: 'Umfrage anlegen' }))
  await screen.findByText('Eine anonyme Umfrage zeigt ihre Ergebnisse frühestens ab 3 Antworten')
  expect(server.callsOf(createSurvey)).toMatchObject([
    { body: { evaluationId: 4, isAnonymous: true, leastAnswers: 5, subjectId: null } },
  ])
})
