import {
  type Facilitation,
  flagAttempt,
  listFacilitated,
  overrideScore,
  readFacilitated,
  settleFlag,
  takeOverrideBack,
} from '@oktant/contract/assessment/facilitation.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeLaunch, makeResult, makeRow } from '../../../test/made/make-attempts.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const facilitator = { permissions: ['evaluations.moderate' as const] }
const both = (word: string) => ({ en: word, de: word })
const person = { user: { id: 5, fullName: 'Amina Odhiambo' }, container: { id: 2, name: both('Seefahrt') } }
const row = makeRow(1, { answer: '12', submitted: true, noOfTries: 1, isRight: false, score: 0 })
const result = makeResult({ stateLabel: 'FAILED', stateText: both('Nicht bestanden'), mark: 0, score: 0 })

const facilitation = (own: Partial<Facilitation> = {}): Facilitation => ({
  ...person,
  launch: makeLaunch({ questionScores: [row], result }),
  flags: [],
  overrides: [],
  can: { flag: true, override: true },
  ...own,
})
const given = { by: 'Jonas Weber', at: '2026-11-20T08:00:00Z' }
const flag = { ...given, id: 3, questionScoreId: 1, note: 'Abgeschrieben?', settledBy: null, settledAt: null }

async function open(shown: Facilitation) {
  const server = fakeServer()
  server.answer(readFacilitated, shown)
  const path = '/administration/facilitated-attempts/31'
  const application = showApplication(path, { server, as: facilitator })
  await screen.findByRole('heading', { name: 'Versuch 1: Amina Odhiambo' })
  return { server, ...application }
}

test('flagged attempts are found, and one is opened', async () => {
  const server = fakeServer()
  server.answer(listFacilitated, {
    content: [
      {
        ...person,
        id: 31,
        evaluation: { id: 9, name: both('Knoten') },
        attempt: 2,
        submittedAt: '2026-11-20T08:00:00Z',
        mark: 50,
        state: 'FAILED',
        isHeld: false,
        openFlags: 2,
        overrides: 1,
      },
    ],
    totalElements: 1,
    totalPages: 1,
    number: 0,
  })
  const path = '/administration/facilitated-attempts'
  const { user, router } = showApplication(path, { server, as: facilitator })
  const found = within(await screen.findByRole('row', { name: /Amina Odhiambo/ }))
  found.getByText('2 offene Kennzeichnungen')
  found.getByText('1 Antwort geändert')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kennzeichnung' }), 'Offene Kennzeichnungen')
  expect(router.state.location.search).toContain('flag=open')
})

test('an answer is flagged with a note, and a flag is settled and opened again', async () => {
  const { server, user } = await open(facilitation())
  server.answer(flagAttempt, facilitation({ flags: [flag] }))
  await user.click(screen.getByRole('button', { name: 'Antwort 1 kennzeichnen' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox'), 'Abgeschrieben?')
  await user.click(dialog.getByRole('button', { name: 'Kennzeichnen' }))
  await screen.findByText('Abgeschrieben?')
  expect(server.callsOf(flagAttempt)).toMatchObject([
    { body: { questionScoreId: 1, note: 'Abgeschrieben?' } },
  ])
  const settled = { ...flag, settledBy: 'Mia Naidoo', settledAt: '2026-11-21T08:00:00Z' }
  server.answer(settleFlag, facilitation({ flags: [settled] }))
  await user.click(screen.getByRole('button', { name: 'Erledigen' }))
  await screen.findByText(/^Erledigt von Mia Naidoo/)
  server.answer(settleFlag, facilitation({ flags: [flag] }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await screen.findByRole('button', { name: 'Erledigen' })
  expect(server.callsOf(settleFlag).map(({ body }) => body)).toEqual([
    { isSettled: true },
    { isSettled: false },
  ])
})

test('points are changed for a reason and within bounds, and taken back', async () => {
  const { server, user } = await open(facilitation())
  const override = { before: 0, reason: 'Das Bild war falsch.' }
  const changed = facilitation({
    launch: makeLaunch({ questionScores: [{ ...row, score: 1.5, isRight: null, override }], result }),
    overrides: [{ ...given, ...override, questionScoreId: 1 }],
  })
  server.answer(overrideScore, changed)
  await user.click(screen.getByRole('button', { name: 'Punkte der Antwort 1 ändern' }))
  const dialog = within(await screen.findByRole('dialog'))
  const send = dialog.getByRole('button', { name: 'Punkte ändern' })
  await user.type(dialog.getByLabelText(/^Punkte \(von 2\)/), '3')
  dialog.getByText('Die Bewertung ist zu hoch')
  const field = dialog.getByLabelText(/^Punkte \(von 2\)/)
  await user.clear(field)
  await user.type(field, 'zwei')
  dialog.getByText('Die Bewertung ist keine Zahl')
  await user.clear(field)
  await user.type(field, '1,5')
  expect(field.getAttribute('aria-invalid')).toBeNull()
  expect(send).toHaveProperty('disabled', true)
  await user.type(dialog.getByLabelText('Grund'), override.reason)
  await user.click(send)
  await screen.findByText('Antwort 1: 1,5 statt 0 Punkte')
  screen.getByText('Punkte von 0 auf 1,5 geändert')
  expect(server.callsOf(overrideScore)).toMatchObject([
    { body: { score: 1.5, reason: override.reason, known: { score: 0, overriddenAt: null } } },
  ])
  server.answer(takeOverrideBack, facilitation())
  await user.click(screen.getByRole('button', { name: 'Zurücknehmen' }))
  await waitFor(() => expect(screen.queryByText('Antwort 1: 1,5 statt 0 Punkte')).toBeNull())
  expect(server.callsOf(takeOverrideBack).map(({ query }) => query.get('overriddenAt'))).toEqual([given.at])
  server.answer(overrideScore, changed)
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await screen.findByText('Antwort 1: 1,5 statt 0 Punkte')
  expect(server.callsOf(overrideScore).at(-1)).toMatchObject({
    body: { score: 1.5, reason: override.reason, known: { score: 0, overriddenAt: null } },
  })
})

const theirs = { before: 0, reason: 'Das Bild war unscharf.' }
const overtaken = facilitation({
  launch: makeLaunch({ questionScores: [{ ...row, score: 2, isRight: true, override: theirs }], result }),
  overrides: [{ ...given, ...theirs, questionScoreId: 1 }],
})

test('whoever was too late to change points is shown what was quicker, and keeps what they typed', async () => {
  const { server, user } = await open(facilitation())
  await user.click(screen.getByRole('button', { name: 'Punkte der Antwort 1 ändern' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Punkte \(von 2\)/), '1,5')
  await user.type(dialog.getByLabelText('Grund'), 'Halb richtig.')
  server.answer(readFacilitated, overtaken)
  server.answer(overrideScore, overtaken)
  server.refuseOnce(overrideScore, 'content_changed')
  const send = dialog.getByRole('button', { name: 'Punkte ändern' })
  await user.click(send)
  const alert = await dialog.findByRole('alert')
  await waitFor(() => expect(alert.textContent).toMatch(/^Jemand anderes hat dies inzwischen geändert/))
  expect(alert.textContent).toContain('Jonas Weber: „Das Bild war unscharf.“')
  dialog.getByText('Jetzt: 2')
  expect(dialog.getByLabelText<HTMLTextAreaElement>('Grund').value).toBe('Halb richtig.')
  await user.click(send)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const body = { score: 1.5, reason: 'Halb richtig.' }
  expect(server.callsOf(overrideScore)).toMatchObject([
    { body: { ...body, known: { score: 0, overriddenAt: null } } },
    { body: { ...body, known: { score: 2, overriddenAt: given.at } } },
  ])
})

test('points that were changed again are not taken back unseen', async () => {
  const { server, user } = await open(overtaken)
  const again = { ...given, before: 0, reason: 'Noch einmal angesehen.', questionScoreId: 1 }
  server.answer(readFacilitated, { ...overtaken, overrides: [{ ...again, at: '2026-11-20T09:00:00Z' }] })
  server.refuseOnce(takeOverrideBack, 'content_changed')
  const take = screen.getByRole('button', { name: 'Zurücknehmen' })
  await user.click(take)
  await screen.findByText('Noch einmal angesehen.')
  screen.getByText(/^Jemand anderes hat dies inzwischen geändert/)
  server.answer(takeOverrideBack, facilitation())
  await user.click(take)
  await waitFor(() => expect(screen.queryByText('Noch einmal angesehen.')).toBeNull())
  expect(server.callsOf(takeOverrideBack).at(-1)?.query.get('overriddenAt')).toBe('2026-11-20T09:00:00Z')
})

test('what the author does not allow is not offered', async () => {
  await open(facilitation({ can: { flag: false, override: false } }))
  expect(screen.queryByRole('button', { name: /kennzeichnen|Punkte/ })).toBeNull()
  screen.getByText(/Punkte lassen sich hier nicht ändern/)
})
