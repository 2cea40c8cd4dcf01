import { listAudit } from '@oktant/contract/organisation/audit.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { createJobRole, listJobRoles, removeJobRole } from '@oktant/contract/people/places.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const roles = [
  { id: 1, name: { en: 'Smith', de: 'Schmied' }, people: 2 },
  { id: 2, name: { en: 'Baker', de: 'Bäcker' }, people: 0 },
]

type As = { permissions: Permission[] }

function open(as: As = { permissions: ['jobRoles.administer'] }) {
  const server = fakeServer()
  server.answer(listJobRoles, { content: roles, totalElements: 2, totalPages: 1, number: 0 })
  const shown = showApplication('/administration/job-roles', {
    server,
    as,
  })
  return { server, ...shown }
}

test('a job role is made with a name in both languages', async () => {
  const { server, user } = open()
  server.answer(createJobRole, { id: 3, name: { en: 'Cook', de: 'Koch' }, people: 0 })
  await user.click(await screen.findByRole('button', { name: 'Neue Stelle' }))
  const dialog = await screen.findByRole('dialog', { name: 'Neue Stelle' })
  await user.type(within(dialog).getByLabelText('Bezeichnung auf Englisch'), 'Cook')
  await user.type(within(dialog).getByLabelText('Bezeichnung auf Deutsch'), 'Koch')
  await user.click(within(dialog).getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Koch wurde gespeichert.')
  expect(server.callsOf(createJobRole)[0]?.body).toEqual({ name: { en: 'Cook', de: 'Koch' } })
})

test('whoever has a job role that goes is given another first', async () => {
  const { server, user } = open()
  server.answer(removeJobRole, {})
  await user.click(await screen.findByRole('button', { name: 'Schmied entfernen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Schmied entfernen?' })
  const button = within(dialog).getByRole('button', { name: 'Entfernen' })
  expect(button).toHaveProperty('disabled', true)
  await user.selectOptions(within(dialog).getByLabelText('Was 2 Personen stattdessen bekommen'), 'Bäcker')
  await within(dialog).findByText('2 Personen bekommen die andere')
  await user.click(button)
  await waitFor(() => expect(server.callsOf(removeJobRole)[0]?.query.get('moveTo')).toBe('2'))
})

test('one that nobody has goes at once, and comes back by undo', async () => {
  const { server, user } = open()
  server.answer(removeJobRole, {})
  server.answer(createJobRole, { id: 4, name: { en: 'Baker', de: 'Bäcker' }, people: 0 })
  await user.click(await screen.findByRole('button', { name: 'Bäcker entfernen' }))
  const dialog = await screen.findByRole('dialog', { name: 'Bäcker entfernen?' })
  await user.click(await within(dialog).findByRole('button', { name: 'Entfernen' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await screen.findByText('Das wurde rückgängig gemacht.')
  expect(server.callsOf(createJobRole)[0]?.body).toEqual({ name: { en: 'Baker', de: 'Bäcker' } })
})

test('what became of a job role stands beside its names', async () => {
  const { server, user } = open({ permissions: ['jobRoles.administer', 'audit.read'] })
  server.answer(listAudit, { content: [], older: null, newer: null })
  await user.click(await screen.findByRole('button', { name: 'Bäcker' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bäcker' }))
  await dialog.findByRole('heading', { name: 'Verlauf' })
  await waitFor(() => expect(server.callsOf(listAudit)).toHaveLength(1))
  const [asked] = server.callsOf(listAudit)
  expect([asked?.query.get('object'), asked?.query.get('number')]).toEqual(['jobRole', '2'])
})
