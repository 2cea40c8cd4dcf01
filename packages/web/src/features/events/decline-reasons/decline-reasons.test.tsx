import * as contract from '@oktant/contract/events/decline-reasons.ts'
import { listAudit } from '@oktant/contract/organisation/audit.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const as = { permissions: ['declineReasons.administer' as const] }
const reason = (values: Partial<contract.DeclineReason> = {}): contract.DeclineReason => ({
  id: 7,
  name: { en: 'Ill', de: 'Krank' },
  revision: 3,
  changedAt: '2026-11-20T10:00:00.000Z',
  ...values,
})

function open(address: string) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(contract.listDeclineReasons, pageOf(reason()))
  server.answer(contract.readDeclineReason, reason())
  server.answer(contract.affectedByDeclineReasonChange, [{ what: 'changed', count: 1, examples: ['Krank'] }])
  return { server, ...showApplication(address, { server, as }) }
}

test('decline reasons are listed and searched by name', async () => {
  const { server, user } = open('/administration/decline-reasons')
  await screen.findByRole('link', { name: 'Krank' })
  await user.type(screen.getByRole('searchbox', { name: 'Grund' }), 'Kra')
  await waitFor(() =>
    expect(server.callsOf(contract.listDeclineReasons).at(-1)?.query.get('_filterValues')).toBe('Kra'),
  )
})

test('a reason is worded anew from the stand that was seen', async () => {
  const { server, user } = open('/administration/decline-reasons/7')
  server.answer(contract.updateDeclineReason, reason({ revision: 4 }))
  await user.type(await screen.findByRole('textbox', { name: 'Grund auf Deutsch' }), ' gemeldet')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText('Der Grund wurde gespeichert.')
  const name = { en: 'Ill', de: 'Krank gemeldet' }
  expect(server.callsOf(contract.updateDeclineReason)).toMatchObject([{ body: { name, revision: 3 } }])
})

test('a reason is removed once it is said what that does, and brought back', async () => {
  const { server, user } = open('/administration/decline-reasons/7')
  server.answer(contract.removeDeclineReason, {})
  server.answer(contract.restoreDeclineReason, reason())
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Krank entfernen?' }))
  await dialog.findByText('1 Grund steht nicht mehr zur Wahl')
  await user.click(dialog.getByRole('button', { name: 'Entfernen' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(contract.restoreDeclineReason)).toHaveLength(1))
})
