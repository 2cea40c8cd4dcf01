import {
  countNotifications,
  deleteNotification,
  latestNotifications,
  listNotifications,
  markNotificationRead,
  readNotification,
  type Notification,
} from '@oktant/contract/communication/notifications.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const note = (id: number, own: Partial<Notification> = {}): Notification => ({
  id,
  category: 'account',
  title: `Nachricht ${id}`,
  messageBody: `Worum es in ${id} geht.`,
  link: null,
  unRead: true,
  show: true,
  createdAt: new Date().toISOString(),
  ...own,
})

/** A server that remembers what is read and what is deleted. */
function inbox(all: Notification[]) {
  const server = fakeServer()
  let notes = all
  const count = () => ({ count: notes.filter(({ unRead }) => unRead).length })
  server.answerBy(countNotifications, count)
  server.answerBy(latestNotifications, () => notes)
  server.answerBy(listNotifications, () => ({
    content: notes,
    totalElements: notes.length,
    totalPages: 1,
    number: 0,
  }))
  server.answerBy(
    readNotification,
    ({ params }) => notes.find(({ id }) => id === Number(params['id'])) ?? note(0),
  )
  server.answerBy(markNotificationRead, ({ params }) => {
    notes = notes.map((one) => (one.id === Number(params['id']) ? { ...one, unRead: false } : one))
    return count()
  })
  server.answerBy(deleteNotification, ({ params }) => {
    notes = notes.filter(({ id }) => id !== Number(params['id']))
    return count()
  })
  return server
}

const bell = (unread: number) =>
  screen.findByRole('button', { name: `Benachrichtigungen, ${unread} ungelesen` })

test('the bell shows the newest, and opening an unread one marks it read and lowers the count', async () => {
  const server = inbox([note(1), note(2)])
  const { user, router } = showApplication('/overview', { server, as: {} })
  await user.click(await bell(2))
  await user.click(await screen.findByRole('link', { name: /Nachricht 1/ }))
  await screen.findByRole('heading', { name: 'Nachricht 1' })
  expect(router.state.location.pathname).toBe('/notifications/1')
  await bell(1)
  await waitFor(() => expect(server.callsOf(markNotificationRead)).toHaveLength(1))
})

test('going to another page closes the bell', async () => {
  const { user, router } = showApplication('/overview', { server: inbox([note(1)]), as: {} })
  await user.click(await bell(1))
  await screen.findByRole('dialog', { name: /^Benachrichtigungen/ })
  await router.navigate('/certificate')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a notification is deleted from the list', async () => {
  const server = inbox([note(1), note(2)])
  const { user } = showApplication('/notifications', { server, as: {} })
  const main = within(await screen.findByRole('main'))
  await user.click(await main.findByRole('button', { name: '„Nachricht 1“ löschen' }))
  await waitFor(() => expect(main.queryByText('Nachricht 1')).toBeNull())
  main.getByRole('link', { name: /Nachricht 2/ })
  await bell(1)
})

test('a notification leads to what it is about', async () => {
  const server = inbox([note(1, { link: '/explore', unRead: false })])
  const { user, router } = showApplication('/notifications/1', { server, as: {} })
  await user.click(await screen.findByRole('link', { name: 'Öffnen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/explore'))
  expect(server.callsOf(markNotificationRead)).toHaveLength(0)
})

test('an empty inbox says so', async () => {
  showApplication('/notifications', { server: inbox([]), as: {} })
  await screen.findByText('Nichts Neues.')
})

test('the tab’s title tells how many wait, and no more once all are read', async () => {
  const server = inbox([note(1), note(2)])
  const { unmount } = showApplication('/', { server, as: {} })
  await waitFor(() => expect(document.title).toMatch(/^\(2\) .+ · Oktant$/))
  unmount()
  expect(document.title).not.toContain('(')
})
