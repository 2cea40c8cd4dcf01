import { listMails } from '@oktant/contract/communication/mails.ts'
import { signIn } from '@oktant/contract/people/sessions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { isPublic } from '../lib/paths.ts'
import { recall } from '../lib/storage.ts'
import { makeSignedIn } from '../test/made/make.ts'
import { fakeServer, showApplication } from '../test/show.tsx'

test('the public addresses are those of the specification', () => {
  const open = ['/login', '/welcome', '/aauth', '/actions/surveys', '/register', '/register/confirm/a/b']
  const alsoOpen = ['/explore', '/topic/3', '/my-learning/5', '/quiz/1', '/overview', '/open-events']
  for (const path of [...open, ...alsoOpen, '/passwordReset/abc', '/certificate/ABCD'])
    expect([path, isPublic(path)]).toEqual([path, true])
  for (const path of ['/', '/account', '/notifications', '/events', '/administration/deliveries'])
    expect([path, isPublic(path)]).toEqual([path, false])
})

test('a visitor who wants a private screen is asked to sign in, and then gets what was wanted', async () => {
  const server = fakeServer()
  server.answer(signIn, makeSignedIn({ permissions: ['mail.readOutbox'] }))
  server.answer(listMails, { content: [], totalElements: 0, totalPages: 0, number: 0 })
  const { router, user } = showApplication('/administration/deliveries?state=failed', { server })
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(recall('return-path')).toBe('/administration/deliveries?state=failed')
  await user.type(await screen.findByLabelText(/Benutzername/), 'mia')
  await user.type(screen.getByLabelText('Passwort'), 'Oktant-2026')
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Anmelden' }))
  await screen.findByText('Zu diesen Filtern passt nichts.')
  expect(router.state.location.search).toBe('?state=failed')
  expect(recall('return-path')).toBeNull()
})

test('a screen that needs a permission leads to the login, which says what was refused', async () => {
  const server = fakeServer()
  const { router } = showApplication('/administration/deliveries', { server, as: { permissions: [] } })
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(screen.queryByRole('link', { name: 'Versandprotokoll' })).toBeNull()
})
