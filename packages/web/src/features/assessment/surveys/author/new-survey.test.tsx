import {
  createSurvey,
  readSurveyChoices,
  searchSurveyPeople,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const choices = {
  today: '2026-11-22',
  timezone: 'Europe/Berlin',
  evaluations: [{ id: 4, title: { en: 'Feedback', de: 'Feedback' }, categoryId: 21 }],
  projects: [],
  learningGroups: [],
  jobRoles: [],
  localities: [],
}
const tooLow = 'Eine anonyme Umfrage zeigt ihre Ergebnisse frühestens ab 3 Antworten'

function show() {
  const server = fakeServer()
  server.answer(readSurveyChoices, choices)
  const as = { permissions: ['surveys.administer' as const] }
  return { server, ...showApplication('/administration/surveys/0', { server, as }) }
}

test('too small a number of answers is told as soon as its field is left, and not while it is typed', async () => {
  const { user } = show()
  const least = await screen.findByRole('textbox', { name: /^Ergebnisse ab/ })
  await user.clear(least)
  expect(screen.queryByText(tooLow)).toBeNull()
  await user.tab()
  screen.getByText(tooLow)
  await user.click(screen.getByRole('checkbox', { name: 'Anonyme Antworten' }))
  expect(screen.queryByText(tooLow)).toBeNull()
})

test('what was told before the form was sent does not take the focus from the first fault', async () => {
  const { user } = show()
  await user.clear(await screen.findByRole('textbox', { name: /^Ergebnisse ab/ }))
  await user.tab()
  await user.click(screen.getByRole('button', { name: 'Umfrage anlegen' }))
  const from = screen.getByRole('combobox', { name: 'Erstellt aus' })
  await waitFor(() => expect(document.activeElement).toBe(from))
})

test('all that the form can see to be wrong is told at once, before anything is sent', async () => {
  const { server, user } = show()
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Erstellt aus' }), '4')
  await user.clear(screen.getByRole('textbox', { name: /^Ergebnisse ab/ }))
  await user.click(screen.getByRole('button', { name: 'Jemanden hinzufügen' }))
  await user.click(screen.getByRole('button', { name: 'Umfrage anlegen' }))
  screen.getByText(tooLow)
  await screen.findByText('Bitte geben Sie an, um wen es bei dem Feedback geht')
  within(screen.getByRole('group', { name: '1. Person' })).getByText(/E-Mail-Adresse an, jede nur einmal/)
  expect(server.callsOf(createSurvey)).toHaveLength(0)
})

test('feedback is about one person: whoever is chosen is removed before another is found', async () => {
  const { server, user } = show()
  const tom = { id: 9, name: 'Tom Brandt', login: 'tom' }
  server.answerBy(searchSurveyPeople, ({ query }) =>
    query.has('people') ? [tom] : [tom, { id: 10, name: 'Tomke Vogt', login: 'tomke' }],
  )
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Erstellt aus' }), '4')
  within(screen.getByRole('group', { name: 'Wer gefragt wird' })).getByRole('checkbox', {
    name: 'Eigene Sicht',
  })
  await user.type(screen.getByLabelText(/^Personen finden/), 'Tom')
  await user.click(await screen.findByRole('button', { name: 'Tom Brandt hinzufügen' }))
  const remove = await screen.findByRole('button', { name: 'Tom Brandt entfernen' })
  expect(screen.queryByLabelText(/^Personen finden/)).toBeNull()
  await user.click(remove)
  screen.getByLabelText(/^Personen finden/)
})
