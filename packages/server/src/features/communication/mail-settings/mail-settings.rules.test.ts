import { expect, test } from 'vitest'
import type { MailSettingsForm } from '@oktant/contract/communication/mail-settings.ts'
import { faultsOfForm, tidied } from './mail-settings.rules.ts'

const form = (values: Partial<MailSettingsForm> = {}): MailSettingsForm => ({
  isOn: true,
  smtp: 'mail.example.test',
  port: 587,
  security: 'starttls',
  username: 'post',
  password: 'secret',
  senderName: '',
  senderAddress: '',
  replyTo: '',
  returnAddress: '',
  ...values,
})
const known = { smtp: 'mail.example.test', port: 587, username: 'post', password: 'sealed' }

test.each([
  [{}, null, []],
  [{ smtp: '' }, null, ['smtp host_needed']],
  [{ smtp: '', isOn: false }, null, []],
  [{ username: '' }, null, ['username password_needs_username']],
  [{ username: '', password: null }, null, []],
  [{ security: 'none' as const }, null, ['security password_needs_encryption']],
  [{ security: 'none' as const, password: '' }, known, []],
  [
    { senderAddress: 'x', replyTo: 'y' },
    null,
    ['senderAddress email_address_invalid', 'replyTo email_address_invalid'],
  ],
  [{ password: null }, known, []],
  [{ password: null, smtp: 'other.test' }, known, ['password password_for_other_server']],
  [{ password: null, port: 25 }, known, ['password password_for_other_server']],
  [{ password: null, username: 'other' }, known, ['password password_for_other_server']],
  [{ password: '', smtp: 'other.test' }, known, []],
])('%j is wrong at %j', (values, before, expected) => {
  expect(faultsOfForm(form(values), before).map(({ field, code }) => `${field} ${code}`)).toEqual(expected)
})

test('a name of several lines becomes one', () => {
  expect(tidied(form({ senderName: ' A\r\nBcc: x ', smtp: ' MAIL.test ' }))).toMatchObject({
    senderName: 'A Bcc: x',
    smtp: 'mail.test',
  })
})
