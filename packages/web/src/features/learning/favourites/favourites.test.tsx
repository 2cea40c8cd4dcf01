import {
  createFavourite,
  type Favourite,
  listFavourites,
  removeFavourite,
  renameFavourite,
  restoreFavourite,
} from '@oktant/contract/learning/own/favourites.ts'
import { listNotifications } from '@oktant/contract/communication/notifications.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const favourite = (id: number, title: string, url: string): Favourite => ({
  id,
  title,
  url,
  containerId: null,
  createdAt: '2026-11-21T08:00:00.000Z',
})

const page = (content: Favourite[]) => ({
  content,
  totalElements: content.length,
  totalPages: 1,
  number: 0,
})

async function open(kept: Favourite[]) {
  const server = fakeServer()
  let now = kept
  server.answerBy(listFavourites, () => page(now))
  server.answer(listNotifications, { content: [], totalElements: 0, totalPages: 0, number: 0 })
  const shown = showApplication('/notifications', { server, as: {} })
  await shown.user.click(await screen.findByRole('button', { name: 'Favoriten' }))
  const popover = within(await screen.findByRole('dialog', { name: 'Favoriten' }))
  return { ...shown, server, popover, keep: (next: Favourite[]) => (now = next) }
}

test('the page that is open is kept under the name that one gives it', async () => {
  const { server, user, popover, keep } = await open([])
  await popover.findByText('Sie haben noch keine Favoriten.')
  const name = popover.getByLabelText('Name dieser Seite')
  expect((name as HTMLInputElement).value).toBe('Benachrichtigungen')
  await user.clear(name)
  await user.type(name, 'Post')
  const made = favourite(4, 'Post', '/notifications')
  server.answer(createFavourite, made)
  keep([made])
  await user.click(popover.getByRole('button', { name: 'Diese Seite merken' }))
  expect(await popover.findByRole('link', { name: 'Post', current: 'page' })).toBeTruthy()
  expect(popover.queryByRole('button', { name: 'Diese Seite merken' })).toBeNull()
  expect(server.callsOf(createFavourite).map(({ body }) => body)).toEqual([
    { title: 'Post', url: '/notifications', containerId: null },
  ])
})

test('Escape closes the star also while the focus is not in it yet', async () => {
  const { user } = await open([favourite(4, 'Kurse', '/mylearning')])
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Favoriten' })).toBeNull())
})

test('a favourite is renamed', async () => {
  const { server, user, popover, keep } = await open([favourite(4, 'Kurse', '/mylearning')])
  await user.click(await popover.findByRole('button', { name: 'Kurse umbenennen' }))
  const name = popover.getByLabelText('Name')
  await user.clear(name)
  await user.type(name, 'Meine Kurse')
  const renamed = favourite(4, 'Meine Kurse', '/mylearning')
  server.answer(renameFavourite, renamed)
  keep([renamed])
  await user.click(popover.getByRole('button', { name: 'Speichern' }))
  await popover.findByRole('link', { name: 'Meine Kurse' })
  expect(server.callsOf(renameFavourite).map(({ body }) => body)).toEqual([{ title: 'Meine Kurse' }])
})

test('a removed favourite is brought back by undoing it', async () => {
  const known = favourite(4, 'Kurse', '/mylearning')
  const { server, user, popover, keep } = await open([known])
  server.answer(removeFavourite, known)
  server.answer(restoreFavourite, known)
  const button = await popover.findByRole('button', { name: 'Kurse entfernen' })
  keep([])
  await user.click(button)
  await screen.findByText('Der Favorit ist entfernt.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(restoreFavourite)).toHaveLength(1))
})

test('a failure is told, and the list is loaded again on demand', async () => {
  const server = fakeServer()
  server.answer(listNotifications, { content: [], totalElements: 0, totalPages: 0, number: 0 })
  server.refuse(listFavourites, 'overloaded')
  const { user } = showApplication('/notifications', { server, as: {} })
  await user.click(await screen.findByRole('button', { name: 'Favoriten' }))
  server.answer(listFavourites, page([favourite(4, 'Kurse', '/mylearning')]))
  await user.click(await screen.findByRole('button', { name: 'Erneut versuchen' }))
  await screen.findByRole('link', { name: 'Kurse' })
})
