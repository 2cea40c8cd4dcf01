import { expect, test } from 'vitest'
import { afterQuiet, choiceOf, isDigestDue, ruleOf } from './notification-settings.rules.ts'

const news = { type: 'company.news', channel: 'mail' } as const
const safety = { type: 'password.changed', channel: 'mail' } as const

test.each([
  ['the product’s default', [], [], true, null],
  ['what the company says', [{ ...news, rule: 'off' as const }], [], false, null],
  [
    'what the person chose before that',
    [{ ...news, rule: 'off' as const }],
    [{ ...news, isOn: true }],
    true,
    null,
  ],
  ['a person’s no', [], [{ ...news, isOn: false }], false, null],
  [
    'always, whatever was chosen',
    [{ ...news, rule: 'always' as const }],
    [{ ...news, isOn: false }],
    true,
    'company',
  ],
])('%s holds', (_, company, own, isOn, lockedBy) => {
  expect(choiceOf(news, company, own)).toMatchObject({ isOn, lockedBy })
})

test('what keeps the account safe cannot be turned off by anybody', () => {
  expect(ruleOf(safety, [{ ...safety, rule: 'off' }])).toBe('always')
  expect(choiceOf(safety, [{ ...safety, rule: 'off' }], [{ ...safety, isOn: false }])).toMatchObject({
    isOn: true,
    lockedBy: 'product',
  })
})

const night = { from: '22:00', until: '06:30' }
test.each([
  ['before', '2026-11-20T20:59:00Z', night, '2026-11-20T20:59:00Z'],
  ['at the beginning', '2026-11-20T21:00:00Z', night, '2026-11-21T05:30:00Z'],
  ['after midnight', '2026-11-20T23:10:00Z', night, '2026-11-21T05:30:00Z'],
  ['at the end', '2026-11-21T05:30:00Z', night, '2026-11-21T05:30:00Z'],
  ['without quiet hours', '2026-11-20T23:10:00Z', null, '2026-11-20T23:10:00Z'],
  ['within a day', '2026-11-20T11:30:00Z', { from: '12:00', until: '13:00' }, '2026-11-20T12:00:00Z'],
])('%s the quiet hours in Berlin', (_, now, quiet, expected) => {
  expect(afterQuiet(new Date(now), 'Europe/Berlin', quiet).toISOString()).toBe(
    new Date(expected).toISOString(),
  )
})

test.each([
  ['before the hour', 8, null, '2026-11-20T06:30:00Z', false],
  ['at the hour where the person is', 8, null, '2026-11-20T07:00:00Z', true],
  ['later, when a machine was asleep', 8, '2026-11-19', '2026-11-20T15:00:00Z', true],
  ['a second time a day', 8, '2026-11-20', '2026-11-20T15:00:00Z', false],
  ['at once when no digest is wanted any more', null, '2026-11-20', '2026-11-20T03:00:00Z', true],
])('a digest is due %s', (_, digestHour, digestedOn, now, expected) => {
  expect(isDigestDue({ digestHour, digestedOn }, new Date(now), 'Europe/Berlin')).toBe(expected)
})
