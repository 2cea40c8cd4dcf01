import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

async function openSearch(as?: { permissions: string[] }) {
  const server = fakeServer()
  const shown = showApplication('/overview', { server, ...(as && { as }) })
  await screen.findByRole('button', { name: /suchen/ })
  await shown.user.keyboard('{Control>}k{/Control}')
  const dialog = await screen.findByRole('dialog', { name: 'Suche' })
  return { ...shown, dialog, field: within(dialog).getByRole('combobox') }
}

test('the search finds what one may open, and the keyboard opens it', async () => {
  const { user, dialog, field, router } = await openSearch({ permissions: ['mail.readOutbox'] })
  await user.type(field, 'versand')
  expect(
    within(dialog)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['VersandprotokollSeite'])
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.pathname).toBe('/administration/deliveries'))
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a visitor does not find what needs a sign-in', async () => {
  const { user, dialog, field } = await openSearch()
  await user.type(field, 'versand')
  expect(within(dialog).queryAllByRole('option')).toEqual([])
  within(dialog).getByText('Nichts gefunden für „versand“.')
})

test('closing the search gives the focus back to what opened it', async () => {
  const server = fakeServer()
  const { user } = showApplication('/overview', { server })
  const opener = await screen.findByRole('button', { name: /suchen/ })
  await user.click(opener)
  await screen.findByRole('dialog', { name: 'Suche' })
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(opener))
})
