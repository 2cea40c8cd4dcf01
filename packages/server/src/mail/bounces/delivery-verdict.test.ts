import { expect, test } from 'vitest'
import { verdictOf } from './delivery-verdict.ts'

const about = (action: string, status: string, diagnosis = '') =>
  [
    'Reporting-MTA: dns; mx.example.test',
    '',
    'Final-Recipient: rfc822; jo@example.test',
    `Action: ${action}`,
    `Status: ${status}`,
    ...(diagnosis ? [`Diagnostic-Code: smtp; ${diagnosis}`] : []),
  ].join('\r\n')

test.each([
  ['an unknown mailbox', about('failed', '5.1.1', '550 5.1.1 unknown'), true, '550 5.1.1 unknown'],
  ['a domain that is not there', about('failed', '5.4.4', 'Host not found'), true, '5.4.4 Host not found'],
  ['a closed mailbox', about('failed', '5.2.1'), true, '5.2.1'],
  ['a full mailbox', about('failed', '5.2.2', '552 5.2.2 full'), false, '552 5.2.2 full'],
  ['a rule of the server', about('failed', '5.7.1', '550 5.7.1 no'), false, '550 5.7.1 no'],
  ['a bare status alone', about('failed', '5.0.0'), true, '5.0.0'],
  ['a bare status with words', about('failed', '5.0.0', '550 no such user'), true, '5.0.0 550 no such user'],
  [
    'a bare status with spam',
    about('failed', '5.0.0', '554 looks like spam'),
    false,
    '5.0.0 554 looks like spam',
  ],
  ['a bare status with more', about('Failed', '5.0.0', '550 5.7.1 no'), false, '5.0.0 550 5.7.1 no'],
])('%s is a bounce; of the address: %3$s', (_, report, isHard, said) => {
  expect(verdictOf(report)).toEqual({ kind: 'bounced', said, isHard })
})

test.each([
  ['a delay', about('delayed', '4.4.1', 'timed out'), { kind: 'delayed', said: '4.4.1 timed out' }],
  ['a delay with a wrong status', about('delayed', '5.4.1'), { kind: 'delayed', said: '5.4.1' }],
  [
    'a letter given up after days',
    about('failed', '4.4.7'),
    { kind: 'bounced', said: '4.4.7', isHard: false },
  ],
  [
    'one given up though the address was refused for the moment',
    about('failed', '4.1.1', '450 4.1.1 Recipient address rejected'),
    { kind: 'bounced', said: '450 4.1.1 Recipient address rejected', isHard: false },
  ],
  ['a delivery', about('delivered', '2.0.0'), { kind: 'arrived' }],
  ['one handed on', about('relayed', '2.0.0'), { kind: 'arrived' }],
  ['no status', about('failed', ''), null],
  ['a status that is none', about('failed', '9.1.1'), null],
  ['an action that is none', about('burnt', '5.1.1'), null],
  ['nothing', '', null],
  ['no field at all', ':::\r\n\r\n\0\r\n: x', null],
])('%s is read as what it is', (_, report, expected) => {
  expect(verdictOf(report)).toEqual(expected)
})

test('of several recipients the one that failed counts', () => {
  const two = `${about('delivered', '2.1.5')}\n\n${about('failed', '5.1.1').split('\r\n\r\n')[1]}`
  expect(verdictOf(two)).toMatchObject({ kind: 'bounced' })
})

test('control characters and long words of a mail server reach no screen', () => {
  const verdict = verdictOf(about('failed', '5.1.1', `550 \u0007\u001b[31m ${'x'.repeat(5000)}`))
  expect(verdict).toMatchObject({ said: expect.stringMatching(/^5\.1\.1 550  \[31m x+$/) })
  expect(verdict?.kind === 'bounced' && verdict.said.length).toBe(500)
})

test('words beyond ASCII are read as they were meant', () => {
  const said = Buffer.from('550 5.1.1 Postfach für Jörg unbekannt').toString('latin1')
  expect(verdictOf(about('failed', '5.1.1', said))).toMatchObject({
    said: '550 5.1.1 Postfach für Jörg unbekannt',
  })
})
