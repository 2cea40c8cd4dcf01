import { listAudit } from '@oktant/contract/organisation/audit.ts'
import {
  type MailSettings,
  readMailSettings,
  renewBounceDoor,
  saveMailSettings,
  testMailSettings,
} from '@oktant/contract/communication/mail-settings.ts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fakeServer, showApplication } from '../../../test/show.tsx'

const kept = (values: Partial<MailSettings> = {}): MailSettings => ({
  isOn: true,
  smtp: 'mail.firma.test',
  port: 587,
  security: 'starttls',
  username: 'post',
  senderName: 'Firma',
  senderAddress: 'lernen@firma.test',
  replyTo: '',
  returnAddress: '',
  companyName: 'Firma',
  hasPassword: true,
  hasInstallation: false,
  failure: null,
  bounces: { address: 'https://learn.firma.test/rest/public/bounce/1-abc', ofAll: null, last: null },
  ...values,
})

function open(values: Partial<MailSettings> = {}) {
  const server = fakeServer()
  server.answer(listAudit, { content: [], older: null, newer: null })
  server.answer(readMailSettings, kept(values))
  server.answer(saveMailSettings, kept(values))
  const as = { permissions: ['system.administer' as const] }
  return { server, ...showApplication('/administration/mail-settings', { server, as }) }
}

test('an empty password leaves the kept one, and the usual port follows the encryption', async () => {
  const { server, user } = open()
  expect(await screen.findByLabelText<HTMLInputElement>('Passwort')).toHaveProperty('value', '')
  await user.selectOptions(screen.getByLabelText('Verschlüsselung'), 'tls')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(/Gespeichert/)
  expect(server.callsOf(saveMailSettings)[0]?.body).toMatchObject({
    port: 465,
    security: 'tls',
    password: null,
  })
})

test('a server that is refused is told at its field', async () => {
  const { server, user } = open()
  server.refuse(saveMailSettings, 'mail_settings_invalid', {
    errors: [{ field: 'smtp', code: 'host_refused', message: '…', value: '10.0.0.1' }],
  })
  await user.type(await screen.findByLabelText('Name des Servers'), 'x')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(/Der Mailserver 10.0.0.1 liegt in einem internen Netz/)
})

test('a server is tried as it is typed, and says what it answered', async () => {
  const { server, user } = open()
  server.answer(testMailSettings, {
    isGood: false,
    fault: 'notListening',
    said: 'connect ECONNREFUSED',
    tookMs: 3,
  })
  await user.click(await screen.findByRole('button', { name: 'Test-E-Mail senden' }))
  await screen.findByText(/^An diesem Port des Servers lauscht nichts\. Seine Worte: connect ECONNREFUSED$/)
  server.answer(testMailSettings, { isGood: true, fault: null, said: '', tookMs: 40 })
  await user.click(screen.getByRole('button', { name: 'Test-E-Mail senden' }))
  await screen.findByText(/Die E-Mail ist unterwegs/)
})

test('a server that fails is seen beside its settings', async () => {
  open({ failure: { at: '2026-11-20T10:00:00Z', said: 'Invalid login' } })
  await screen.findByText(/Invalid login/)
})

test('a password that was typed is in no draft, and gone when it is saved', async () => {
  const { server, user } = open()
  const password = await screen.findByLabelText<HTMLInputElement>('Passwort')
  await user.type(screen.getByLabelText('Name des Absenders'), 'x')
  await user.type(password, 'Ocean-Pelican-9')
  expect(JSON.stringify({ ...localStorage })).not.toContain('Pelican')
  await user.click(screen.getByRole('button', { name: 'Speichern' }))
  await screen.findByText(/Gespeichert/)
  expect(server.callsOf(saveMailSettings)[0]?.body).toMatchObject({ password: 'Ocean-Pelican-9' })
  expect(password.value).toBe('')
})

const door = {
  address: 'https://learn.firma.test/rest/public/bounce/1-abc',
  ofAll: null,
  last: null,
}

test('the address for returned letters is shown with the lines to type, and is copied', async () => {
  const { user } = open()
  const address = await screen.findByLabelText('Adresse für zurückgekommene E-Mails')
  expect(address).toHaveProperty('value', door.address)
  const line = screen.getByLabelText<HTMLTextAreaElement>(/^Postfix/)
  expect(line.value).toMatch(/^bounces: "\|curl .*message\/rfc822.* https:.*1-abc"$/)
  screen.getByText('Es ist noch kein Bericht eingegangen.')
  await user.click(screen.getByRole('button', { name: 'Kopieren: Adresse für zurückgekommene E-Mails' }))
  await screen.findByText('Kopiert.')
  expect(await navigator.clipboard.readText()).toBe(door.address)
})

test('the address is renewed once it was asked, and what fails is said in the dialog', async () => {
  const { server, user } = open()
  server.refuse(renewBounceDoor, 'database_unavailable')
  await user.click(await screen.findByRole('button', { name: 'Adresse erneuern' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Adresse erneuern' }))
  await dialog.findByRole('alert')
  server.answer(renewBounceDoor, kept({ bounces: { ...door, address: `${door.address}2` } }))
  await user.click(dialog.getByRole('button', { name: 'Adresse erneuern' }))
  await screen.findByText('Dies ist die neue Adresse.')
  expect(screen.getByLabelText('Adresse für zurückgekommene E-Mails')).toHaveProperty(
    'value',
    `${door.address}2`,
  )
})

test('whoever looks after all companies is shown the address for letters of all of them', async () => {
  const ofAll = 'https://learn.firma.test/rest/public/bounce/all-xyz'
  open({ bounces: { ...door, ofAll } })
  await screen.findByRole('heading', { name: 'Zurückgekommene E-Mails aller Unternehmen' })
  const [first, second] = screen.getAllByLabelText('Adresse für zurückgekommene E-Mails')
  expect(first).toHaveProperty('value', ofAll)
  expect(second).toHaveProperty('value', door.address)
})

test('the last report leads to its letter, for those who may read it', async () => {
  const last = { at: '2026-11-20T10:00:00Z', state: 'bounced' as const }
  const mail = { id: 7, to: 'jo@firma.test', said: '550 5.1.1 unknown' }
  open({ bounces: { ...door, last: { ...last, mail } } })
  await screen.findByText(/Eine E-Mail kam zurück.*550 5.1.1 unknown/)
  const link = screen.getByRole('link', { name: 'jo@firma.test' })
  expect(link.getAttribute('href')).toBe('#/administration/deliveries/7')
})

test('a delay is told as one, without the letter to those who may not read it', async () => {
  open({ bounces: { ...door, last: { at: '2026-11-20T10:00:00Z', state: 'sent', mail: null } } })
  const told = await screen.findByText(/Eine E-Mail verspätet sich/)
  expect(within(told).queryByRole('link')).toBeNull()
})
