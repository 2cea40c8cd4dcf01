import { lookAtLink, resetPassword, signInByLink } from '@oktant/contract/people/sessions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { recall } from '../../../../lib/storage.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'
import { makeSignedIn } from '../../../../test/made/make.ts'

const usable = { usable: true, function: 'userRSVP', competencyUrl: null } as const

test('a link says what it will do and is used up only by the press', async () => {
  const server = fakeServer()
  server.answer(lookAtLink, { ...usable, function: 'trainingGoalsApproval' })
  server.answer(signInByLink, makeSignedIn({ permissions: ['goals.decide'], visibleModules: ['goals'] }))
  const { user, router } = showApplication('/actions/trainingGoalsApproval?otp=abc&id=5', { server })
  expect(await screen.findByRole('heading', { name: 'Über ein Trainingsziel entscheiden' })).toBeTruthy()
  expect(server.callsOf(signInByLink)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Weiter' }))
  await waitFor(() => expect(server.callsOf(signInByLink)).toHaveLength(1))
  await waitFor(() => expect(router.state.location.pathname).toBe('/training-goals/approvals'))
  expect(router.state.location.search).toBe('?id=5')
})

test('a link to what this installation has no page for leads home, and tells what it was for', async () => {
  const server = fakeServer()
  server.answer(lookAtLink, { ...usable, function: 'individualLearningShare' })
  server.answer(signInByLink, makeSignedIn())
  const { user, router } = showApplication('/actions/individualLearningShare?otp=abc', { server })
  await user.click(await screen.findByRole('button', { name: 'Weiter' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(await screen.findByText(/Der Link war für/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Schließen' }))
  expect(screen.queryByText(/Der Link war für/)).toBeNull()
})

test('a link that is used up leads to the sign-in', async () => {
  const server = fakeServer()
  server.answer(lookAtLink, { ...usable, usable: false })
  const { user, router } = showApplication('/actions/surveys?otp=abc&id=5', { server })
  expect(await screen.findByRole('heading', { name: 'Dieser Link wurde bereits verwendet' })).toBeTruthy()
  await user.click(screen.getByRole('link', { name: 'OK, zur Anmeldung' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('a link that is used up still leads to what it was for, once one signs in or is signed in', async () => {
  const server = fakeServer()
  server.answer(lookAtLink, { ...usable, function: 'surveys', usable: false })
  const { user } = showApplication('/actions/surveys?otp=abc&id=5', { server })
  await user.click(await screen.findByRole('link', { name: 'OK, zur Anmeldung' }))
  await waitFor(() => expect(recall('return-path')).toBe('/surveys/showSurvey/5'))
})

test('whoever is signed in goes on from a link that is used up', async () => {
  const server = fakeServer()
  server.answer(lookAtLink, { ...usable, function: 'surveys', usable: false })
  showApplication('/actions/surveys?otp=abc&id=5', { server, as: {} })
  const on = await screen.findByRole('link', { name: 'Weiter' })
  expect(on.getAttribute('href')).toContain('/surveys/showSurvey/5')
})

test('a link without its code is not asked about', async () => {
  const server = fakeServer()
  showApplication('/actions/surveys', { server })
  expect(await screen.findByRole('heading', { name: 'Dieser Link wurde bereits verwendet' })).toBeTruthy()
  expect(server.callsOf(lookAtLink)).toHaveLength(0)
})

test('outside the allowed hours a link tells the hours', async () => {
  const server = fakeServer()
  server.answer(lookAtLink, usable)
  const accessTimeslots = [{ startTime: '08:00:00', endTime: '17:30:00' }]
  server.refuse(signInByLink, 'accessRestricted', { accessTimeslots })
  const { user } = showApplication('/actions/userRSVP?otp=abc&id=5', { server })
  await user.click(await screen.findByRole('button', { name: 'Weiter' }))
  expect(await screen.findByText('08:00 – 17:30')).toBeTruthy()
})

test.each([
  ['claimApproval', '/competencies/declaration/5', 'competencies.assess'],
  ['claimApproved', '/competencies/declaration/5', 'competencies.declare'],
  ['overallAssessment', '/competencies/workbook/5', 'competencies.assess'],
] as const)('%s leads to a screen of ours where the company names no address', async (name, path, may) => {
  const server = fakeServer()
  server.answer(lookAtLink, { ...usable, function: name })
  server.answer(signInByLink, makeSignedIn({ permissions: [may] }))
  const { user, router } = showApplication(`/actions/${name}?otp=abc&id=5`, { server })
  await user.click(await screen.findByRole('button', { name: 'Weiter' }))
  await waitFor(() => expect(router.state.location.pathname).toBe(path))
})

test('a trouble that passes lets one try the link again', async () => {
  const server = fakeServer()
  server.answer(lookAtLink, usable)
  server.refuseOnce(lookAtLink, 'overloaded')
  const { user } = showApplication('/actions/userRSVP?otp=abc&id=5', { server })
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
  expect(await screen.findByRole('heading', { name: 'Einladung beantworten' })).toBeTruthy()
})

test('a code from single sign-on is exchanged at once and leaves the address', async () => {
  const server = fakeServer()
  server.answer(signInByLink, makeSignedIn())
  const { router } = showApplication('/aauth?otp=sso', { server })
  await screen.findByRole('button', { name: 'Kontomenü von Mia Naidoo' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(router.state.location.search).toBe('')
  expect(server.callsOf(signInByLink).map(({ body }) => body)).toEqual([{ otp: 'sso', language: 'de' }])
})

test('a code from single sign-on that is used up leads to the sign-in', async () => {
  const server = fakeServer()
  server.refuse(signInByLink, 'link_used')
  showApplication('/aauth?otp=sso', { server })
  expect(await screen.findByRole('heading', { name: 'Dieser Link wurde bereits verwendet' })).toBeTruthy()
})

async function showReset() {
  const server = fakeServer()
  const view = showApplication('/passwordReset/abc', { server })
  const dialog = within(await screen.findByRole('dialog', { name: 'Neues Passwort festlegen' }))
  return { server, dialog, ...view }
}

test('a new password must be said twice alike, and may not be blank', async () => {
  const { server, dialog, user } = await showReset()
  await user.click(dialog.getByRole('button', { name: 'Passwort festlegen' }))
  expect(await dialog.findByText('Das neue Passwort darf nicht leer sein')).toBeTruthy()
  await user.type(dialog.getByLabelText('Neues Passwort'), 'Sommerregen-41')
  await user.type(dialog.getByLabelText('Neues Passwort wiederholen'), 'Sommerregen-42')
  await user.click(dialog.getByRole('button', { name: 'Passwort festlegen' }))
  expect(await dialog.findByText('Die neuen Passwörter stimmen nicht überein')).toBeTruthy()
  expect(server.callsOf(resetPassword)).toHaveLength(0)
})

test('a new password is set over the dashboard, and the sign-in follows', async () => {
  const { server, dialog, user, router } = await showReset()
  server.answer(resetPassword, { message: '' })
  await user.type(dialog.getByLabelText('Neues Passwort'), 'Sommerregen-41')
  await user.type(dialog.getByLabelText('Neues Passwort wiederholen'), 'Sommerregen-41')
  vi.useFakeTimers({ shouldAdvanceTime: true })
  await user.click(dialog.getByRole('button', { name: 'Passwort festlegen' }))
  expect(await dialog.findByText('Ihr Passwort wurde geändert')).toBeTruthy()
  vi.advanceTimersByTime(2500)
  vi.useRealTimers()
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
})

test('a reset link that is used up is told', async () => {
  const { server, dialog, user } = await showReset()
  server.refuse(resetPassword, 'link_used')
  await user.type(dialog.getByLabelText('Neues Passwort'), 'Sommerregen-41')
  await user.type(dialog.getByLabelText('Neues Passwort wiederholen'), 'Sommerregen-41')
  await user.click(dialog.getByRole('button', { name: 'Passwort festlegen' }))
  expect(await dialog.findByText('Dieser Link wurde bereits verwendet')).toBeTruthy()
})
