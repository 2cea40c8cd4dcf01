import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { listNotifications, markAllNotificationsRead } from '@oktant/contract/communication/notifications.ts'
import { validateSession } from '@oktant/contract/people/sessions.ts'
import { readUser, readUserOptions } from '@oktant/contract/people/users.ts'
import { startViewAs, stopViewAs } from '@oktant/contract/people/view-as.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { call } from '../../../lib/api/api.ts'
import { validate } from '../../../lib/session/session.ts'
import { recall } from '../../../lib/storage.ts'
import { makeSignedIn, makeUserRecord } from '../../../test/made/make.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const until = () => new Date(Date.now() + 3_600_000).toISOString()
const asMia = () => makeSignedIn({ permissions: [], viewedBy: { id: 3, name: 'Ada Kern', until: until() } })

/** Ada has opened Mia’s account and looked as she does. */
async function view() {
  const server = fakeServer()
  server.answer(readUser, makeUserRecord())
  server.answer(readUserOptions, {
    projects: [],
    learningGroups: [],
    jobRoles: [],
    localities: [],
    profiles: [],
    customFields: [],
    firstProfileIds: [],
    seats: { taken: 2, bought: null },
  })
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(startViewAs, asMia())
  server.answer(stopViewAs, {})
  const ada = {
    id: 3,
    name: 'Ada Kern',
    firstName: 'Ada',
    surname: 'Kern',
    permissions: ['users.administer'],
  }
  const shown = showApplication('/administration/users/7', { server, as: ada })
  await shown.user.click(await screen.findByRole('button', { name: 'Als diese Person ansehen' }))
  const banner = await screen.findByRole('complementary', { name: 'Ansicht als andere Person' })
  return { server, banner, ...shown }
}

test('an administrator sees as somebody sees, and is told whom and as who all the time', async () => {
  const { banner, router } = await view()
  within(banner).getByText('Sie sehen Oktant als Mia Naidoo.')
  within(banner).getByText(/^Angemeldet als Ada Kern, nur zum Ansehen, bis \d\d:\d\d\.$/)
  await waitFor(() => expect(router.state.location.pathname).toBe('/'))
  await screen.findByRole('button', { name: 'Kontomenü von Mia Naidoo' })
  expect(screen.queryByRole('link', { name: 'Verwaltung' })).toBeNull()
})

test('the way back is one key away, and leads to the person’s record', async () => {
  const { server, banner, router, user } = await view()
  // NOTE: a screen that has come takes the focus.
  await waitFor(() => expect(document.activeElement?.localName).toBe('main'))
  within(banner).getByRole('button', { name: 'Ansicht beenden' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('button', { name: 'Kontomenü von Ada Kern' })
  await waitFor(() => expect(router.state.location.pathname).toBe('/administration/users/7'))
  expect(server.callsOf(stopViewAs)[0]?.headers.get('authorization')).toBe(
    server.callsOf(startViewAs)[0]?.headers.get('authorization'),
  )
  expect(screen.queryByRole('complementary', { name: 'Ansicht als andere Person' })).toBeNull()
  expect(recall('own-session')).toBeNull()
})

test('no change leaves the page, and the account menu offers no way to sign the person out', async () => {
  const { server, user } = await view()
  await expect(call(markAllNotificationsRead, {})).rejects.toMatchObject({ code: 'view_as_read_only' })
  expect(server.callsOf(markAllNotificationsRead)).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: 'Kontomenü von Mia Naidoo' }))
  await screen.findByRole('menuitem', { name: 'Konto' })
  expect(screen.queryByRole('menuitem', { name: 'Abmelden' })).toBeNull()
})

test('a view that the server has ended leads back to oneself, with a word', async () => {
  const { server } = await view()
  server.refuseOnce(listNotifications, 'session_over')
  await expect(call(listNotifications, {})).rejects.toMatchObject({ code: 'session_over' })
  await screen.findByRole('button', { name: 'Kontomenü von Ada Kern' })
  screen.getByText('Sie sind wieder Sie selbst: Die Ansicht als Mia Naidoo ist beendet.')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a view that ended while nobody looked is found out at once, and one goes on as oneself', async () => {
  const { server } = await view()
  const ada = makeSignedIn({ id: 3, name: 'Ada Kern', permissions: ['users.administer'] })
  server.answer(validateSession, ada)
  server.refuseOnce(validateSession, 'session_over')
  expect(await validate()).toBe('valid')
  await screen.findByRole('button', { name: 'Kontomenü von Ada Kern' })
  expect(JSON.parse(recall('session') ?? '{}').token).toBe(ada.token)
})
