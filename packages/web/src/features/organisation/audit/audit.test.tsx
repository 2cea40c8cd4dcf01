import {
  exportAudit,
  listAudit,
  listAuditObjects,
  type AuditEntry,
} from '@oktant/contract/organisation/audit.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const entry = (values: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 7,
  changeDate: '2026-11-20T10:00:00.000Z',
  objectType: 'update',
  object: 'project',
  objectLabel: 'Gruppe',
  objectId: 3,
  name: 'Akademie',
  change: [
    {
      field: 'enableChat',
      label: 'Chat erlaubt',
      before: false,
      after: true,
      beforeName: 'nein',
      afterName: 'ja',
    },
    { field: 'note', label: 'Anmerkung', before: null, after: 'Neu', beforeName: '', afterName: 'Neu' },
  ],
  person: { id: 1, fullName: 'Ada Kern' },
  onBehalfOf: null,
  token: null,
  ...values,
})

function open(content: AuditEntry[], address = '/administration/audit') {
  const server = fakeServer()
  server.answer(listAudit, { content, older: 5, newer: null })
  server.answer(listAuditObjects, [
    { object: 'project', label: 'Gruppe' },
    { object: 'user', label: 'Person' },
  ])
  const shown = showApplication(address, { server, as: { permissions: ['audit.read'] } })
  const asked = () => Object.fromEntries(server.callsOf(listAudit).at(-1)?.query ?? [])
  return { server, asked, ...shown }
}

test('an entry opens to what was and what became, in words', async () => {
  const { user } = open([entry()])
  await user.click(await screen.findByText('Gruppe Akademie'))
  const row = screen.getByText('Chat erlaubt').closest('div')
  within(row ?? document.body).getByText('nein')
  within(row ?? document.body).getByText('ja')
  const note = within(screen.getByText('Anmerkung').closest('div') ?? document.body)
  note.getByText('nichts')
  note.getByText('Neu')
})

test('whoever looked as somebody else is named with both names', async () => {
  open([entry({ onBehalfOf: { id: 2, fullName: 'Mia Naidoo' } })])
  await screen.findByText('Ada Kern (als Mia Naidoo)')
})

test('filters stand in the address, and another filter begins at the newest', async () => {
  const { user, asked, router } = open([entry()], '/administration/audit?before=9')
  await screen.findByText('Gruppe Akademie')
  expect(asked()).toEqual({ before: '9' })
  await user.selectOptions(screen.getByRole('combobox', { name: 'Was' }), 'Gruppe')
  await waitFor(() => expect(asked()).toEqual({ object: 'project' }))
  expect(router.state.location.search).toBe('?object=project')
})

test('one goes on to older entries, and not beyond the newest', async () => {
  const { user, asked } = open([entry()])
  await user.click(await screen.findByRole('button', { name: 'Ältere' }))
  await waitFor(() => expect(asked()).toEqual({ before: '5' }))
  expect(screen.getByRole('button', { name: 'Neuere' })).toHaveProperty('disabled', true)
})

test('an empty trail and a failed one say so', async () => {
  const { server, user } = open([])
  await screen.findByText('Bisher wurde nichts aufgezeichnet.')
  server.refuse(exportAudit, 'overloaded')
  await user.click(screen.getByRole('button', { name: 'Als CSV ausgeben' }))
  await screen.findByText(/Dienst ist ausgelastet/)
})
