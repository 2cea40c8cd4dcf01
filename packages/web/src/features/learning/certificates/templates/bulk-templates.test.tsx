import {
  affectedByCertificateTemplateChange,
  changeCertificateTemplates,
} from '@oktant/contract/learning/certificates/certificate-template-changes.ts'
import { listCertificateTemplates } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const row = (id: number, name: string) => ({
  id,
  name,
  isDefault: false,
  orientation: 'landscape' as const,
  courses: 1,
  issued: 40,
  changedAt: '2026-11-20T10:00:00.000Z',
})

test('chosen templates are removed once it is said what is issued by them, and brought back', async () => {
  const server = fakeServer()
  const content = [row(7, 'Sicherheit'), row(8, 'Seefahrt')]
  server.answer(listCertificateTemplates, { content, totalElements: 2, totalPages: 1, number: 0 })
  server.answer(affectedByCertificateTemplateChange, [
    { what: 'changed', count: 2, examples: ['Sicherheit', 'Seefahrt'] },
    { what: 'certificates', count: 80, examples: [] },
  ])
  server.answer(changeCertificateTemplates, { changed: [7, 8], skipped: 0 })
  const as = { permissions: ['certificates.administer' as const] }
  const { user } = showApplication('/administration/certificate-templates', { server, as })
  await user.click(await screen.findByRole('checkbox', { name: /Sicherheit/ }))
  await user.click(await screen.findByRole('checkbox', { name: /Seefahrt/ }))
  await user.click(screen.getByRole('button', { name: 'Entfernen' }))
  const dialog = within(await screen.findByRole('dialog', { name: '2 Vorlagen entfernen?' }))
  await dialog.findByText('80 Zertifikate wurden danach ausgestellt und bleiben, wie sie sind')
  await user.click(dialog.getByRole('button', { name: 'Entfernen' }))
  await screen.findByText('2 Vorlagen wurden entfernt.')
  await user.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(changeCertificateTemplates)).toHaveLength(2))
  expect(server.callsOf(changeCertificateTemplates)).toMatchObject([
    { body: { action: 'remove', chosen: { ids: [7, 8] } } },
    { body: { action: 'restore', chosen: { ids: [7, 8] } } },
  ])
})
