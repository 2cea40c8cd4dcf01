import {
  affectedByRevocation,
  revokeCertificates,
} from '@oktant/contract/learning/certificates/certificate-changes.ts'
import { listCertificates } from '@oktant/contract/learning/certificates/certificates.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { pageOf } from '../../../../test/page-of.ts'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const row = (id: number, number: string) => ({
  id,
  number,
  containerId: 7,
  course: { en: 'Sailing', de: 'Segeln' },
  mark: 90,
  issuedAt: '2026-11-20T10:00:00.000Z',
  expiresAt: null,
  state: 'valid' as const,
  revokedAt: null,
  isReplaced: false,
  userId: 5,
  fullName: 'Mia Naidoo',
  template: 'Sicherheit',
})

test('chosen certificates are revoked with a reason alone, for good', async () => {
  const server = fakeServer()
  server.answer(listCertificates, pageOf(row(3, '000003'), row(4, '000004')))
  server.answer(affectedByRevocation, [
    { what: 'changed', count: 2, examples: ['000003', '000004'] },
    { what: 'people', count: 1, examples: ['Mia Naidoo'] },
  ])
  server.answer(revokeCertificates, { changed: [3, 4], skipped: 0 })
  const as = { permissions: ['certificates.administer' as const] }
  const { user } = showApplication('/administration/certificates', { server, as })
  await user.click(await screen.findByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }))
  await user.click(screen.getByRole('button', { name: 'Widerrufen' }))
  const dialog = within(await screen.findByRole('dialog', { name: '2 Zertifikate widerrufen?' }))
  await dialog.findByText('1 Person erfährt, warum')
  await user.click(dialog.getByRole('button', { name: 'Widerrufen' }))
  dialog.getByText('Bitte geben Sie den Grund an.')
  expect(server.callsOf(revokeCertificates)).toHaveLength(0)
  await user.type(dialog.getByRole('textbox', { name: 'Warum?' }), 'Abgeschrieben')
  await user.click(dialog.getByRole('button', { name: 'Widerrufen' }))
  await screen.findByText('2 Zertifikate wurden widerrufen.')
  expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull()
  expect(server.callsOf(revokeCertificates)).toMatchObject([
    { body: { chosen: { ids: [3, 4] }, reason: 'Abgeschrieben' } },
  ])
})
