import { type Licence, readLicence } from '@oktant/contract/organisation/licence.ts'
import { signIn, signOut } from '@oktant/contract/people/sessions.ts'
import { countNotifications } from '@oktant/contract/communication/notifications.ts'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../test/show.tsx'
import { makeSignedIn } from '../../test/made/make.ts'

test('a visitor who opens the root arrives at the overview, or at the welcome page once the tip is closed', async () => {
  const server = fakeServer()
  const { router } = showApplication('/', { server })
  await waitFor(() => expect(router.state.location.pathname).toBe('/overview'))
  await within(await screen.findByRole('banner')).findByRole('link', { name: 'Anmelden' })
})

test('somebody signed in opens the menu and signs out', async () => {
  const server = fakeServer()
  server.answer(signOut, {})
  const { router, user } = showApplication('/', { server, as: {} })
  await user.click(await screen.findByRole('button', { name: 'Kontomenü von Mia Naidoo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Abmelden' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/overview'))
  await within(await screen.findByRole('banner')).findByRole('link', { name: 'Anmelden' })
})

test('an unknown address leads to the root', async () => {
  const server = fakeServer()
  const { router } = showApplication('/no/such/screen', { server, as: {} })
  await screen.findByRole('button', { name: 'Kontomenü von Mia Naidoo' })
  expect(router.state.location.pathname).toBe('/')
})

test('a session that ends under a call is renewed in place, and the call goes on', async () => {
  const server = fakeServer()
  server.answer(countNotifications, { count: 3 })
  server.refuseOnce(countNotifications, 'session_over')
  server.answer(signIn, makeSignedIn())
  const { user } = showApplication('/', { server, as: {} })
  const dialog = await screen.findByRole('dialog', { name: 'Bitte melden Sie sich erneut an' })
  await user.type(within(dialog).getByLabelText('Passwort'), 'Oktant-2026')
  await user.click(within(dialog).getByRole('button', { name: 'Anmelden' }))
  await screen.findByRole('button', { name: 'Benachrichtigungen, 3 ungelesen' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a new screen begins with the focus on its content, and the first one leaves it alone', async () => {
  const { router } = showApplication('/overview', { server: fakeServer() })
  await within(await screen.findByRole('banner')).findByRole('link', { name: 'Anmelden' })
  expect(document.activeElement).toBe(document.body)
  await act(() => router.navigate('/login'))
  await screen.findByLabelText('Passwort')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('the first press of the tab key offers the way past header and menu', async () => {
  const { user } = showApplication('/overview', { server: fakeServer() })
  await within(await screen.findByRole('banner')).findByRole('link', { name: 'Anmelden' })
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Zum Inhalt springen' }))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('of two entries of which one stands below the other by its address, one is marked', async () => {
  const permissions = ['reviews.take' as const, 'reviews.lead' as const]
  const visibleModules = ['reviews' as const]
  showApplication('/pdr/team', { server: fakeServer(), as: { permissions, visibleModules } })
  const menu = within(await screen.findByRole('navigation', { name: 'Hauptnavigation' }))
  await menu.findByRole('link', { name: 'Meine Mitarbeitergespräche' })
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Gespräche meines Teams')
})

test('a screen that belongs to one entry and stands below another by its address marks its own', async () => {
  const permissions = ['reviews.take' as const, 'reviews.lead' as const]
  const as = { permissions, visibleModules: ['reviews' as const] }
  showApplication('/pdr/approval/9', { server: fakeServer(), as })
  const menu = within(await screen.findByRole('navigation', { name: 'Hauptnavigation' }))
  await menu.findByRole('link', { name: 'Meine Mitarbeitergespräche' })
  const marked = menu.getAllByRole('link').filter((link) => link.hasAttribute('aria-current'))
  expect(marked.map((link) => link.textContent)).toEqual(['Gespräche meines Teams'])
})

test.each([
  ['/my-courses', 'Meine Kurse'],
  ['/suggested', 'Meine Kurse'],
  ['/my-groups/7', 'Meine Gruppen'],
  ['/topic-levels/7', 'Entdecken'],
  ['/library/7', 'Entdecken'],
])('%s marks the entry of the menu that it belongs to', async (path, entry) => {
  showApplication(path, { server: fakeServer(), as: { permissions: ['learning.take'] } })
  const menu = within(await screen.findByRole('navigation', { name: 'Hauptnavigation' }))
  await waitFor(() =>
    expect(
      menu
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'))
        .map((link) => link.textContent),
    ).toEqual([entry]),
  )
})

test.each([
  ['/administration/questions/7', 'Fragensammlungen'],
  ['/administration/questions/7/regrade', 'Fragensammlungen'],
  ['/administration/attempts/7', 'Tests'],
])('%s, which stands below no list, marks the list %s', async (path, entry) => {
  showApplication(path, { server: fakeServer(), as: { permissions: ['evaluations.administer'] } })
  const menu = within(await screen.findByRole('navigation', { name: 'Hauptnavigation' }))
  await waitFor(() => expect(menu.getByRole('link', { current: true }).textContent).toBe(entry))
})

test('a screen whose data are long in coming says so after a while, and then stands instead', async () => {
  const server = fakeServer()
  let come = () => {}
  const licence: Licence = {
    standing: 'valid',
    validUntil: null,
    daysLeft: null,
    seats: { taken: 1, bought: 20 },
    warnings: [],
  }
  server.answerBy(readLicence, () => new Promise((answer) => (come = () => answer(licence))))
  showApplication('/administration/licence', { server, as: { permissions: ['company.administer'] } })
  const told = await within(await screen.findByRole('main')).findByRole('status')
  // NOTE: nothing at first, so that what comes quickly comes without a flash.
  expect(told.textContent).toBe('')
  await waitFor(() => expect(told.textContent).toBe('Wird geladen'))
  come()
  await screen.findByText('Gültig ohne Ende')
  expect(told.isConnected).toBe(false)
})
