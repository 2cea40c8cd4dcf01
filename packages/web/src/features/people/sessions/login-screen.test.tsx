import { requestPassword, signIn, signOut } from '@oktant/contract/people/sessions.ts'
import { readSettings } from '@oktant/contract/organisation/shell.ts'
import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { rememberReturnPath, takeReturnPath } from '../../../lib/session/return-path.ts'
import { refusal } from '../../../lib/api/refusal.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'
import { makeSettings, makeSignedIn } from '../../../test/made/make.ts'

async function signInWith(user: UserEvent, login: string, password: string) {
  await user.type(await screen.findByLabelText('Benutzername'), login)
  await user.type(screen.getByLabelText('Passwort'), password)
  await user.click(screen.getByRole('button', { name: 'Anmelden' }))
}

function showLogin() {
  const server = fakeServer()
  return { server, ...showApplication('/login', { server }) }
}

test('who signs in arrives where they wanted to go, and the wish is then forgotten', async () => {
  const { server, user, router } = showLogin()
  rememberReturnPath('/topic/3')
  server.answer(signIn, makeSignedIn())
  await signInWith(user, 'mia.naidoo', 'Oktant-2026')
  await screen.findByRole('button', { name: 'Kontomenü von Mia Naidoo' })
  await waitFor(() => expect(router.state.location.pathname).not.toBe('/login'))
  expect(takeReturnPath()).toBe('/')
})

test('the password leaves the browser only as its hash where the installation asks for it', async () => {
  const { server, user } = showLogin()
  server.answer(signIn, makeSignedIn())
  await signInWith(user, 'mia.naidoo', 'Oktant-2026')
  await screen.findByRole('button', { name: 'Kontomenü von Mia Naidoo' })
  const [call] = server.callsOf(signIn)
  expect(call?.body).toEqual({
    login: 'mia.naidoo',
    password: expect.stringMatching(/^[0-9a-f]{64}$/),
    language: 'de',
  })
})

test('a wrong password is told, and what was typed stays', async () => {
  const { server, user } = showLogin()
  server.refuse(signIn, 'login.error')
  await signInWith(user, 'mia.naidoo', 'falsch')
  expect(await screen.findByText('Benutzername oder Passwort ist falsch')).toBeTruthy()
  expect(screen.getByLabelText('Benutzername')).toHaveProperty('value', 'mia.naidoo')
})

test('a missing name and a missing password are told at their fields, and nothing is sent', async () => {
  const { server, user } = showLogin()
  await user.click(await screen.findByRole('button', { name: 'Anmelden' }))
  expect(await screen.findByText('Der Benutzername fehlt')).toBeTruthy()
  expect(screen.getByText('Das Passwort fehlt')).toBeTruthy()
  expect(server.callsOf(signIn)).toHaveLength(0)
})

test('the password can be looked at while it is typed', async () => {
  const { user } = showLogin()
  const field = await screen.findByLabelText('Passwort')
  expect(field).toHaveProperty('type', 'password')
  await user.click(screen.getByRole('button', { name: 'Passwort anzeigen' }))
  expect(field).toHaveProperty('type', 'text')
  await user.click(screen.getByRole('button', { name: 'Passwort verbergen' }))
  expect(field).toHaveProperty('type', 'password')
})

test('a company without a licence reads whom to ask', async () => {
  const { server, user } = showLogin()
  server.refuse(signIn, 'invalidLicense', { email: 'hilfe@oktant.test', phone: '+49 30 1234' })
  await signInWith(user, 'mia.naidoo', 'Oktant-2026')
  expect(await screen.findByRole('link', { name: 'hilfe@oktant.test' })).toBeTruthy()
  expect(screen.getByRole('link', { name: '+49 30 1234' })).toHaveProperty('href', 'tel:+49301234')
})

test('outside the allowed hours the hours are told', async () => {
  const { server, user } = showLogin()
  const accessTimeslots = [
    { startTime: '08:00', endTime: '12:30' },
    { startTime: '13:15', endTime: '17:00' },
  ]
  server.refuse(signIn, 'accessRestricted', { accessTimeslots })
  await signInWith(user, 'mia.naidoo', 'Oktant-2026')
  expect(await screen.findByText('Der Zugang ist auf diese Zeiten beschränkt:')).toBeTruthy()
  expect(screen.getByText('08:00 – 12:30')).toBeTruthy()
  expect(screen.getByText('13:15 – 17:00')).toBeTruthy()
})

test('the form for a forgotten password opens and closes, and answers with the address', async () => {
  const { server, user } = showLogin()
  server.answer(requestPassword, { message: '' })
  const toggle = await screen.findByRole('button', { name: 'Passwort vergessen?' })
  expect(screen.queryByLabelText('E-Mail-Adresse')).toBeNull()
  await user.click(toggle)
  await user.click(screen.getByRole('button', { name: 'Link senden' }))
  expect(await screen.findByText('Die E-Mail-Adresse fehlt')).toBeTruthy()
  await user.type(screen.getByLabelText('E-Mail-Adresse'), 'mia@firma.test')
  await user.click(screen.getByRole('button', { name: 'Link senden' }))
  expect(await screen.findByText(/wurde ein Link .* gesendet an mia@firma.test/)).toBeTruthy()
  await user.click(toggle)
  expect(screen.queryByLabelText('E-Mail-Adresse')).toBeNull()
})

test('in a demonstration one press fills in a sign-in', async () => {
  const { server, user } = showLogin()
  const demo = { logins: ['learner@demo.oktant.test', 'hr@demo.oktant.test'], password: 'Oktant-2026' }
  server.answer(readSettings, makeSettings({ demo }))
  await user.click(await screen.findByRole('button', { name: 'hr@demo.oktant.test eintragen' }))
  expect(screen.getByLabelText('Benutzername')).toHaveProperty('value', 'hr@demo.oktant.test')
  expect(screen.getByLabelText('Passwort')).toHaveProperty('value', 'Oktant-2026')
})

test('who was refused reads who they are, what is missing, who can grant it, and finds back', async () => {
  const server = fakeServer()
  server.refuse(listNotifications, 'not_permitted')
  const { user, router } = showApplication('/', { server, as: { supportEmailAddress: 'hilfe@firma.test' } })
  await screen.findByRole('button', { name: 'Kontomenü von Mia Naidoo' })
  refusal.set({ code: 'not_permitted', permission: 'mail.readOutbox', from: '/topic/2' })
  expect(await screen.findByRole('heading', { name: 'Zugriff verweigert' })).toBeTruthy()
  expect(screen.getByText('Angemeldet als mia.naidoo, Firma')).toBeTruthy()
  expect(screen.getByText(/das Recht „Postausgang lesen“/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'hilfe@firma.test' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Zur Startseite' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  expect(refusal.get()).toBeNull()
})

test('who is signed in already may sign in as somebody else', async () => {
  const server = fakeServer()
  server.answer(signOut, {})
  const { user } = showApplication('/login', { server, as: {} })
  await user.click(await screen.findByRole('button', { name: 'Als jemand anderes anmelden' }))
  expect(await screen.findByLabelText('Benutzername')).toBeTruthy()
})
