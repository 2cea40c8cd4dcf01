import {
  listSuppressedAddresses,
  releaseAddress,
  suppressAddress,
} from '@oktant/contract/communication/mails.ts'
import {
  affectedByAddressChange,
  changeSuppressedAddresses,
} from '@oktant/contract/communication/suppressed-address-changes.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const held = {
  id: 4,
  address: 'weg@firma.test',
  error: '550 5.1.1 unbekannt',
  mailId: 9,
  createdAt: '2026-11-20T10:00:00Z',
}

function open(permissions: Permission[], content = [held]) {
  const server = fakeServer()
  const totalElements = content.length
  server.answer(listSuppressedAddresses, { content, totalElements, totalPages: totalElements, number: 0 })
  return {
    server,
    ...showApplication('/administration/suppressed-addresses', { server, as: { permissions } }),
  }
}

test('an address is released, and the word about it takes that back', async () => {
  const { server, user } = open(['mail.readOutbox', 'communications.administer'])
  server.answer(releaseAddress, {})
  server.answer(suppressAddress, held)
  await user.click(await screen.findByRole('button', { name: 'weg@firma.test freigeben' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(suppressAddress)).toHaveLength(1))
})

test('whoever may only read sees what the mail server said, and no button', async () => {
  open(['mail.readOutbox'])
  await screen.findByRole('link', { name: '550 5.1.1 unbekannt' })
  expect(screen.queryByRole('button', { name: /freigeben/ })).toBeNull()
})

test('where nothing is held back, that is said', async () => {
  open(['mail.readOutbox'], [])
  await screen.findByText('Keine Adresse ist gesperrt.')
})

test('by keys one releases address after address, and then stands on the page', async () => {
  const other = { ...held, id: 5, address: 'alt@firma.test' }
  const { server, user } = open(['mail.readOutbox', 'communications.administer'], [held, other])
  const left = (...content: (typeof held)[]) =>
    server.answer(listSuppressedAddresses, {
      content,
      totalElements: content.length,
      totalPages: content.length ? 1 : 0,
      number: 0,
    })
  server.answer(releaseAddress, {})
  const first = await screen.findByRole('button', { name: 'weg@firma.test freigeben' })
  first.focus()
  left(other)
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(document.activeElement?.getAttribute('aria-label')).toBe('alt@firma.test freigeben'),
  )
  left()
  await user.keyboard('{Enter}')
  await screen.findByText('Keine Adresse ist gesperrt.')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
})

test('many addresses are released at once, and that is taken back', async () => {
  const { server, user } = open(['mail.readOutbox', 'communications.administer'])
  server.answer(affectedByAddressChange, [
    { what: 'changed', count: 1, examples: [held.address] },
    { what: 'skipped', count: 0, examples: [] },
  ])
  server.answer(changeSuppressedAddresses, { changed: [held.id], skipped: 0 })
  await user.click(await screen.findByRole('checkbox', { name: 'weg@firma.test auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Freigeben' }))
  const dialog = await screen.findByRole('dialog', { name: '1 Adresse freigeben?' })
  await user.click(await within(dialog).findByRole('button', { name: 'Freigeben' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() =>
    expect(server.callsOf(changeSuppressedAddresses)).toMatchObject([
      { body: { action: 'release', chosen: { ids: [held.id] } } },
      { body: { action: 'suppress', chosen: { ids: [held.id] } } },
    ]),
  )
})

test('whoever may only read has nothing to choose', async () => {
  open(['mail.readOutbox'])
  await screen.findByText('weg@firma.test')
  expect(screen.queryByRole('checkbox')).toBeNull()
})
