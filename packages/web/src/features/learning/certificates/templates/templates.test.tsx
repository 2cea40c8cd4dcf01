import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  type CertificateTemplate,
  createCertificateTemplate,
  listCertificateTemplates,
  makeDefaultCertificateTemplate,
  previewCertificate,
  readCertificateTemplate,
  readCertificateTemplateAffected,
  removeCertificateTemplate,
  restoreCertificateTemplate,
  updateCertificateTemplate,
} from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../../test/show.tsx'

const template = (values: Partial<CertificateTemplate> = {}): CertificateTemplate => ({
  id: 7,
  name: 'Sicherheit',
  isDefault: false,
  revision: 3,
  pictures: [],
  courses: 2,
  issued: 40,
  changedBy: null,
  changedAt: '2026-11-20T10:00:00.000Z',
  design: {
    orientation: 'landscape',
    colour: '',
    logo: 'none',
    logoId: null,
    heading: { en: 'Certificate', de: 'Zertifikat' },
    intro: { en: '', de: '' },
    statement: { en: '', de: '' },
    note: { en: '', de: '' },
    signatories: [],
    showsQr: true,
  },
  ...values,
})

function open(address: string) {
  const server = fakeServer()
  const { isDefault, courses, issued, changedAt, id, name } = template()
  const row = { id, name, isDefault, courses, issued, changedAt, orientation: 'landscape' as const }
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(listCertificateTemplates, { content: [row], totalElements: 1, totalPages: 1, number: 0 })
  server.answer(readCertificateTemplate, template())
  server.answer(previewCertificate, {
    width: 842,
    height: 595,
    items: [
      {
        kind: 'text',
        x: 421,
        y: 100,
        size: 40,
        font: 'title',
        anchor: 'middle',
        colour: '#3d3da3',
        text: 'Zertifikat',
        isHeading: true,
      },
      { kind: 'shape', d: 'M0 0h10v10h-10Z', colour: '#191b2e', label: '' },
    ],
  })
  return {
    server,
    ...showApplication(address, { server, as: { permissions: ['certificates.administer'] } }),
  }
}
const record = '/administration/certificate-templates/7'

test('the list says where templates are used', async () => {
  open('/administration/certificate-templates')
  await screen.findByRole('link', { name: 'Sicherheit' })
  screen.getByText('Querformat')
  screen.getByText('40')
})

test('what is typed is drawn at once, and saved with both languages and those who sign', async () => {
  const { server, user } = open(record)
  server.answer(updateCertificateTemplate, template())
  const picture = await screen.findByRole('img', { name: 'Das Zertifikat, wie es gedruckt wird' })
  expect(picture.textContent).toBe('Zertifikat')
  await user.type(screen.getByLabelText('Unter dem Kurs auf Deutsch'), 'gut')
  await waitFor(() =>
    expect(server.callsOf(previewCertificate).at(-1)?.body).toMatchObject({
      language: 'de',
      design: { note: { en: '', de: 'gut' } },
    }),
  )
  await user.click(screen.getByRole('button', { name: 'Unterschrift hinzufügen' }))
  const first = screen.getByRole('group', { name: 'Unterschrift 1' })
  await user.type(within(first).getByLabelText('Name'), 'Ida Groß')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await waitFor(() =>
    expect(server.callsOf(updateCertificateTemplate)[0]?.body).toMatchObject({
      revision: 3,
      design: { note: { de: 'gut' }, signatories: [{ name: 'Ida Groß' }] },
    }),
  )
  await screen.findByText('Die Vorlage wurde gespeichert.')
})

test('the preview is looked at in the other language', async () => {
  const { server, user } = open(record)
  await user.click(await screen.findByRole('button', { name: 'Englisch' }))
  await waitFor(() =>
    expect(server.callsOf(previewCertificate).at(-1)?.body).toMatchObject({ language: 'en' }),
  )
})

test('a mistake stands at its field', async () => {
  const { server, user } = open('/administration/certificate-templates/0')
  const wrong = { field: 'design.note.en', code: 'placeholder_unknown', message: 'no', value: '{boss}' }
  server.refuse(createCertificateTemplate, 'certificate_template_invalid', { errors: [wrong] })
  await user.click(await screen.findByRole('button', { name: 'Speichern' }))
  await screen.findByText('{boss} ist kein Platzhalter dieser Vorlage')
})

test('before a template is removed one is told what that touches, and can take it back', async () => {
  const { server, user } = open(record)
  server.answer(readCertificateTemplateAffected, [
    { what: 'courses', count: 2, examples: ['Sicher am Wasser'] },
    { what: 'certificates', count: 40, examples: [] },
  ])
  server.answer(removeCertificateTemplate, {})
  server.answer(restoreCertificateTemplate, template())
  await user.click(await screen.findByRole('button', { name: 'Entfernen' }))
  const dialog = await screen.findByRole('dialog')
  await within(dialog).findByText(/40 Zertifikate wurden danach ausgestellt/)
  await user.click(within(dialog).getByRole('button', { name: 'Entfernen' }))
  await user.click(await screen.findByRole('button', { name: 'Rückgängig machen' }))
  await waitFor(() => expect(server.callsOf(restoreCertificateTemplate)).toHaveLength(1))
})

test('another template becomes the default one', async () => {
  const { server, user } = open(record)
  server.answer(makeDefaultCertificateTemplate, template({ isDefault: true }))
  await user.click(await screen.findByRole('button', { name: 'Zum Standard machen' }))
  await screen.findByText('Neue Kurse beginnen jetzt mit Sicherheit.')
})
