import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  type Certificate,
  type CertificateRecord,
  downloadCertificate,
  listCertificates,
  readCertificate,
  reissueCertificate,
  revokeCertificate,
  verifyCertificate,
} from '@oktant/contract/learning/certificates/certificates.ts'
import { readOwnProgress } from '@oktant/contract/learning/own/own-learning.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { makeOwnProgress } from '../../../test/made/make-courses.ts'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const shown = {
  id: 4,
  number: '000004',
  containerId: 9,
  course: { en: 'Safe at the water', de: 'Sicher am Wasser' },
  mark: null,
  issuedAt: '2026-02-03T10:00:00.000Z',
  expiresAt: '2028-02-03T10:00:00.000Z',
  state: 'valid' as const,
  revokedAt: null,
  isReplaced: false,
}
const certificate = (values: Partial<Certificate> = {}): Certificate => ({
  ...shown,
  code: 'K7Q2-M9XP-A4TW-Z3NB-HR5D',
  revokeReason: null,
  renews: true,
  renewBy: null,
  can: { download: true },
  ...values,
})
const record = (values: Partial<CertificateRecord> = {}): CertificateRecord => ({
  ...shown,
  userId: 3,
  fullName: 'Jörg Müßig',
  template: 'Oktant',
  code: 'K7Q2-M9XP-A4TW-Z3NB-HR5D',
  period: 1,
  revokeReason: null,
  revokedBy: null,
  others: [],
  can: { download: true, revoke: true, reissue: true },
  ...values,
})
const page = <T,>(content: T[]) => ({ content, totalElements: content.length, totalPages: 1, number: 0 })

test('one’s own certificates say until when they are valid, and are downloaded and verified', async () => {
  const server = fakeServer()
  const certificates = page([
    certificate(),
    certificate({
      id: 5,
      number: '000005',
      course: { en: 'Knots', de: 'Knoten' },
      state: 'revoked',
      revokeReason: 'Aus Versehen.',
      can: { download: false },
    }),
    certificate({ id: 6, number: '000006', expiresAt: null, renews: false, renewBy: '2126-03-01' }),
    certificate({ id: 7, number: '000007', renews: false, renewBy: '2026-01-01' }),
  ])
  server.answer(readOwnProgress, makeOwnProgress({ certificates }))
  showApplication('/progress', { server, as: { permissions: ['learning.take'] } })
  const list = await screen.findByRole('list', { name: 'Zertifikate' })
  const [valid, revoked, open, late] = within(list).getAllByRole('listitem')
  within(valid as HTMLElement).getByText('Nr. 000004 · ausgestellt am 3. Feb. 2026 · gültig bis 3. Feb. 2028')
  within(valid as HTMLElement).getByRole('button', { name: 'Zertifikat für Sicher am Wasser herunterladen' })
  const renews =
    'Vor diesem Tag öffnet sich der Kurs wieder für Sie; bestehen Sie ihn, erhalten Sie das nächste.'
  within(valid as HTMLElement).getByText(renews)
  expect(within(revoked as HTMLElement).queryByText(renews)).toBeNull()
  within(open as HTMLElement).getByText('Nr. 000006 · ausgestellt am 3. Feb. 2026 · ohne Enddatum')
  within(open as HTMLElement).getByText(
    'Der Kurs ist wieder offen. Bestehen Sie ihn bis zum 1. März 2126, um das nächste zu erhalten.',
  )
  within(late as HTMLElement).getByText(
    'Der Kurs ist wieder offen. Er war am 1. Jan. 2026 fällig; bestehen Sie ihn, um das nächste zu erhalten.',
  )
  within(revoked as HTMLElement).getByText('Widerrufen: Aus Versehen.')
  expect(within(revoked as HTMLElement).queryByRole('button')).toBeNull()
})

test('a name that no font here can print is said with its letters, and where it is proven all the same', async () => {
  const server = fakeServer()
  server.answer(readOwnProgress, makeOwnProgress({ certificates: page([certificate()]) }))
  server.refuse(downloadCertificate, 'certificate_letters', { letters: '小 明 王' })
  const { user } = showApplication('/progress', { server, as: { permissions: ['learning.take'] } })
  await user.click(
    await screen.findByRole('button', { name: 'Zertifikat für Sicher am Wasser herunterladen' }),
  )
  const said = await screen.findByRole('alert')
  expect(said.textContent).toContain('Keine Schrift hier hat die Zeichen 小 明 王.')
  expect(said.textContent).toContain('„Prüfen“')
})

test('who has no certificate yet is told how to get one', async () => {
  const server = fakeServer()
  server.answer(readOwnProgress, makeOwnProgress())
  showApplication('/progress', { server, as: { permissions: ['learning.take'] } })
  await screen.findByText('Sie haben noch keine Zertifikate.')
})

test('anybody verifies a code, and reads no more than is needed', async () => {
  const server = fakeServer()
  const { id: _, containerId: __, mark: ___, revokedAt: ____, isReplaced: _____, ...known } = shown
  // NOTE: days that are others here than the moments say, as the holder lives elsewhere.
  const days = { issuedOn: '2026-02-04', expiresOn: '2028-02-02', replacedOn: null }
  server.answer(verifyCertificate, { ...known, ...days, fullName: 'Jörg Müßig', companyName: 'Hafen AG' })
  const { user } = showApplication('/certificate', { server })
  await user.click(await screen.findByRole('button', { name: 'Prüfen' }))
  await screen.findByText('Bitte geben Sie den Code ein.')
  await user.type(screen.getByLabelText('Prüfcode'), 'k7q2-m9xp-a4tw-z3nb-hr5d')
  await user.click(screen.getByRole('button', { name: 'Prüfen' }))
  await screen.findByRole('heading', { name: 'Dieses Zertifikat ist echt und gültig' })
  screen.getByText('Hafen AG')
  screen.getByText('4. Feb. 2026')
  screen.getByText('2. Feb. 2028')
  expect(server.callsOf(verifyCertificate)[0]?.params).toEqual({ code: 'k7q2-m9xp-a4tw-z3nb-hr5d' })
})

test('of one that was revoked it is not said until when it is valid', async () => {
  const server = fakeServer()
  const { id: _, containerId: __, mark: ___, revokedAt: ____, isReplaced: _____, ...known } = shown
  const found = {
    ...known,
    state: 'revoked' as const,
    issuedOn: '2026-02-04',
    expiresOn: null,
    replacedOn: null,
  }
  server.answer(verifyCertificate, { ...found, fullName: 'Jörg Müßig', companyName: 'Hafen AG' })
  showApplication('/certificate/ABC', { server })
  await screen.findByRole('heading', { name: 'Dieses Zertifikat wurde widerrufen' })
  screen.getByText('4. Feb. 2026')
  expect(screen.queryByText('Kein Enddatum')).toBeNull()
})

test('of one that a newer one replaced it is said since when, and not that it was revoked', async () => {
  const server = fakeServer()
  const { id: _, containerId: __, mark: ___, revokedAt: ____, isReplaced: _____, ...known } = shown
  const days = { issuedOn: '2026-02-04', expiresOn: null, replacedOn: '2026-03-02' }
  const found = { ...known, ...days, state: 'revoked' as const }
  server.answer(verifyCertificate, { ...found, fullName: 'Jörg Müßig', companyName: 'Hafen AG' })
  showApplication('/certificate/ABC', { server })
  await screen.findByRole('heading', { name: 'Dieses Zertifikat wurde durch ein neueres ersetzt' })
  screen.getByText('Ersetzt am')
  screen.getByText('2. März 2026')
  expect(screen.queryByText('Widerrufen')).toBeNull()
})

test('a code that is none is told so, and what that means', async () => {
  const server = fakeServer()
  server.refuse(verifyCertificate, 'certificate_not_found')
  showApplication('/certificate/ABC', { server })
  await screen.findByRole('heading', { name: 'Zu diesem Code gibt es kein Zertifikat' })
})

function openIssued(address: string) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(listCertificates, page([{ ...shown, userId: 3, fullName: 'Jörg Müßig', template: 'Oktant' }]))
  server.answer(readCertificate, record())
  return { server, ...showApplication(address, { server, as: { permissions: ['certificates.administer'] } }) }
}

test('all that were issued are found by state', async () => {
  const { server, user } = openIssued('/administration/certificates')
  await screen.findByText('Jörg Müßig')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Abgelaufen')
  await waitFor(() =>
    expect(server.callsOf(listCertificates).at(-1)?.query.getAll('_filterValues')).toEqual(['expired']),
  )
})

test('revoking asks why, and says so afterwards', async () => {
  const { server, user } = openIssued('/administration/certificates/4')
  const revoked = { state: 'revoked' as const, revokeReason: 'Doppelt.', revokedAt: shown.issuedAt }
  server.answer(revokeCertificate, record(revoked))
  await user.click(await screen.findByRole('button', { name: 'Widerrufen' }))
  const dialog = await screen.findByRole('dialog')
  await user.click(within(dialog).getByRole('button', { name: 'Widerrufen' }))
  within(dialog).getByText('Bitte geben Sie den Grund an.')
  await user.type(within(dialog).getByLabelText('Warum?'), 'Doppelt.')
  await user.click(within(dialog).getByRole('button', { name: 'Widerrufen' }))
  await screen.findByText('Zertifikat 000004 wurde widerrufen.')
  expect(server.callsOf(revokeCertificate)[0]?.body).toEqual({ reason: 'Doppelt.' })
})

test('issuing again leads to the new one', async () => {
  const { server, user, router } = openIssued('/administration/certificates/4')
  server.answer(reissueCertificate, record({ id: 8, number: '000008' }))
  await user.click(await screen.findByRole('button', { name: 'Neu ausstellen' }))
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText('Warum?'), 'Neuer Name.')
  await user.click(within(dialog).getByRole('button', { name: 'Neu ausstellen' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/administration/certificates/8'))
})
