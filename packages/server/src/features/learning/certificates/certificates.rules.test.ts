import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { certificates } from '@oktant/contract/kit/constants.ts'
import {
  codeFrom,
  codeTyped,
  daysLeft,
  dueTelling,
  endOfDay,
  expiryOf,
  isRenewable,
  stateOf,
} from './certificates.rules.ts'

const at = (text: string) => new Date(text)
const day = 86_400_000

test.each([
  ['minutes', 90, '2026-01-31T11:30:00.000Z'],
  ['hours', 5, '2026-01-31T15:00:00.000Z'],
  ['days', 1, '2026-02-01T10:00:00.000Z'],
  ['weeks', 2, '2026-02-14T10:00:00.000Z'],
  ['months', 1, '2026-02-28T10:00:00.000Z'],
  ['months', 13, '2027-02-28T10:00:00.000Z'],
  ['years', 2, '2028-01-31T10:00:00.000Z'],
] as const)('in %s, %i of them end at %s', (unit, count, end) => {
  const validity = { expiryDate: null, expiryPeriod: { count, unit } }
  expect(expiryOf(validity, at('2026-01-31T10:00:00Z'), 'UTC')?.toISOString()).toBe(end)
})

test.each([
  ['Europe/Berlin', '2026-06-30', '2026-06-30T21:59:59.000Z'],
  ['Europe/Berlin', '2026-12-31', '2026-12-31T22:59:59.000Z'],
  ['Africa/Johannesburg', '2026-12-31', '2026-12-31T21:59:59.000Z'],
  ['America/New_York', '2026-06-30', '2026-07-01T03:59:59.000Z'],
  ['UTC', '2026-06-30', '2026-06-30T23:59:59.000Z'],
  ['Pacific/Auckland', '2026-09-26', '2026-09-26T11:59:59.000Z'],
  ['America/Los_Angeles', '2027-03-14', '2027-03-15T06:59:59.000Z'],
  ['Europe/Berlin', '2026-10-25', '2026-10-25T22:59:59.000Z'],
])('in %s the day %s ends at %s', (zone, text, end) => {
  expect(endOfDay(text, zone)?.toISOString()).toBe(end)
})

test('without a day and a period it is valid for ever', () => {
  expect(expiryOf({ expiryDate: null, expiryPeriod: null }, new Date(), 'UTC')).toBeNull()
})

test.each([
  [12, null, null, '2027-01-31T22:59:59.000Z'],
  [1, null, null, '2026-02-28T22:59:59.000Z'],
  [12, '2026-06-30', null, '2026-06-30T21:59:59.000Z'],
  [12, null, { count: 2, unit: 'years' as const }, '2027-01-31T22:59:59.000Z'],
  [24, null, { count: 1, unit: 'years' as const }, '2027-01-31T10:00:00.000Z'],
])(
  'who has to pass again after %s months has it until then at the latest',
  (recertifyMonths, expiryDate, expiryPeriod, end) => {
    const validity = { expiryDate, expiryPeriod, recertifyMonths }
    expect(expiryOf(validity, at('2026-01-31T10:00:00Z'), 'Europe/Berlin')?.toISOString()).toBe(end)
  },
)

const now = at('2026-11-21T12:00:00Z')
const inDays = (days: number) => new Date(now.getTime() + days * day)

test.each([
  [null, null, 'valid'],
  [inDays(61), null, 'valid'],
  [inDays(60), null, 'expiring'],
  [inDays(0.1), null, 'expiring'],
  [now, null, 'expired'],
  [inDays(-5), null, 'expired'],
  [inDays(-5), now, 'revoked'],
  [null, now, 'revoked'],
] as const)('one that ends at %s and was revoked at %s is %s', (expiresAt, revokedAt, state) => {
  expect(stateOf({ expiresAt, revokedAt }, now)).toBe(state)
})

describe('telling of the end', () => {
  const issuedAt = inDays(-700)
  test.each([
    [61, null, null],
    [60, null, 60],
    [45, null, 60],
    [45, 60, null],
    [30, 60, 30],
    [12, null, 30],
    [7, 30, 7],
    [3, 7, null],
    [3, 60, 7],
    [0, 7, 0],
    [-4, null, 0],
    [-4, 0, null],
  ])('%i days before, told %s days ahead: tell %s', (left, toldDays, due) => {
    expect(dueTelling({ issuedAt, expiresAt: inDays(left), toldDays, timezone: 'UTC' }, now)).toBe(due)
  })

  test('one that was valid for a month is not told of 60 days ahead', () => {
    const ending = { issuedAt: inDays(-1), expiresAt: inDays(28), toldDays: null, timezone: 'UTC' }
    expect(dueTelling(ending, now)).toBeNull()
    expect(dueTelling({ ...ending, expiresAt: inDays(6) }, now)).toBeNull()
    expect(dueTelling({ ...ending, issuedAt: inDays(-24), expiresAt: inDays(6) }, now)).toBe(7)
  })

  test('whenever the work runs, nobody is told of the same days twice, nor of more days after fewer', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1200 }),
        fc.array(fc.double({ min: 0, max: 1300, noNaN: true }), { maxLength: 60 }),
        (length, runs) => {
          const first = inDays(0)
          const expiresAt = new Date(first.getTime() + length * day)
          let toldDays: number | null = null
          const told: number[] = []
          for (const run of runs.toSorted((one, other) => one - other)) {
            const due = dueTelling(
              { issuedAt: first, expiresAt, toldDays, timezone: 'Europe/Berlin' },
              inDays(run),
            )
            if (due === null) continue
            told.push(due)
            toldDays = due
          }
          expect(told).toEqual([...new Set(told)].toSorted((one, other) => other - one))
          expect(told.every((ahead) => ahead === 0 || ahead < length)).toBe(true)
          if (runs.some((run) => run >= length)) expect(told.at(-1)).toBe(0)
        },
      ),
    )
  })
})

test.each([
  ['UTC', '2026-11-21T23:59:59Z', 0],
  ['UTC', '2026-11-22T00:00:00Z', 1],
  // noon in London is one in the morning of the next day in Auckland, and four of the same in Los Angeles
  ['Pacific/Auckland', '2026-11-22T10:59:59Z', 0],
  ['Pacific/Auckland', '2026-11-22T11:00:00Z', 1],
  ['America/Los_Angeles', '2026-11-22T07:59:59Z', 0],
  ['America/Los_Angeles', '2026-11-22T08:00:00Z', 1],
  ['Europe/Berlin', '2027-03-28T21:59:59Z', 127],
  ['Europe/Berlin', '2027-03-28T22:00:00Z', 128],
])('in %s one that ends at %s has %i days left', (zone, end, left) => {
  expect(daysLeft(at(end), now, zone)).toBe(left)
})

test.each([
  // the same hour by the clock, though a day of 23 or 25 hours lies between
  ['Europe/Berlin', '2027-03-27T10:00:00Z', { count: 1, unit: 'days' }, '2027-03-28T09:00:00.000Z'],
  ['Europe/Berlin', '2026-10-24T10:00:00Z', { count: 1, unit: 'weeks' }, '2026-10-31T11:00:00.000Z'],
  ['Europe/Berlin', '2027-03-27T10:00:00Z', { count: 24, unit: 'hours' }, '2027-03-28T10:00:00.000Z'],
  // whose day is another one than in UTC
  ['Europe/Berlin', '2026-11-30T23:30:00Z', { count: 1, unit: 'months' }, '2026-12-31T23:30:00.000Z'],
  ['Pacific/Auckland', '2028-02-28T12:00:00Z', { count: 1, unit: 'years' }, '2029-02-27T12:00:00.000Z'],
  ['America/Los_Angeles', '2028-03-01T05:00:00Z', { count: 1, unit: 'years' }, '2029-03-01T05:00:00.000Z'],
] as const)('in %s what is issued at %s for %j ends at %s', (zone, issued, expiryPeriod, end) => {
  expect(expiryOf({ expiryDate: null, expiryPeriod }, at(issued), zone)?.toISOString()).toBe(end)
})

test.each([
  [null, false],
  [{ expiryDate: null, expiryPeriod: null }, true],
  [{ expiryDate: null, expiryPeriod: { count: 1, unit: 'years' as const } }, true],
  [{ expiryDate: '2026-12-01', expiryPeriod: null }, false],
  [{ expiryDate: '2027-12-01', expiryPeriod: null }, true],
])('a course that says %j would give a longer proof: %s', (validity, renewable) => {
  expect(isRenewable(validity, at('2026-12-20T12:00:00Z'), 'UTC', now)).toBe(renewable)
})

test('a code has its length, no letter that is taken for another, and is read however it is typed', () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ minLength: certificates.codeLength, maxLength: certificates.codeLength }),
      (bytes) => {
        const code = codeFrom(bytes)
        expect(code).toMatch(/^[2-9A-HJ-NP-Z]{20}$/)
        const typed = ` ${code.toLowerCase().match(/.{4}/g)?.join('-')} `
        expect(codeTyped(typed)).toBe(code)
      },
    ),
  )
})
