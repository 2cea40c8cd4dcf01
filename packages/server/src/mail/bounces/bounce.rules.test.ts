import { expect, test } from 'vitest'
import { meaningOf } from './bounce.rules.ts'

const refused = (responseCode: number, response: string, more: object = {}) =>
  Object.assign(new Error(response), {
    code: 'EENVELOPE',
    command: 'RCPT TO',
    responseCode,
    response,
    ...more,
  })

test.each([
  ['a busy server', refused(451, '451 try later'), 'again'],
  ['a broken connection', Object.assign(new Error('gone'), { code: 'ECONNECTION' }), 'again'],
  ['a refused sign-in', refused(535, '535 no', { code: 'EAUTH', command: 'AUTH PLAIN' }), 'again'],
  ['an unknown mailbox', refused(550, '550 5.1.1 unknown'), 'bounced'],
  ['an unknown mailbox without a detailed code', refused(550, '550 no such user'), 'bounced'],
  ['a closed mailbox', refused(550, '550 5.2.1 disabled'), 'bounced'],
  ['a full mailbox', refused(552, '552 5.2.2 full'), 'failed'],
  ['a rule of the server', refused(550, '550 5.7.1 relaying denied'), 'failed'],
  ['a transaction that failed', refused(554, '554 refused'), 'failed'],
  ['a refused sender', refused(550, '550 5.1.0 sender', { command: 'MAIL FROM' }), 'failed'],
  ['a refused letter', refused(554, '554 spam', { code: 'EMESSAGE', command: 'DATA' }), 'failed'],
  ['something else entirely', 'oops', 'again'],
])('%s', (_, error, expected) => {
  expect(meaningOf(error)).toBe(expected)
})
