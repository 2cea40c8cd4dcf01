import fc from 'fast-check'
import { expect, test } from 'vitest'
import { daysAfter, monthsAfter } from '@oktant/contract/kit/days.ts'
import type { AssignmentRule } from '@oktant/contract/learning/assignments.ts'
import { columnsOf, faultsOfRule, nextPeriod, ruleOf, standingOf } from './assignments.rules.ts'

const rule = (own: Partial<AssignmentRule> = {}): AssignmentRule => ({
  isMandatory: true,
  due: { by: 'none' },
  recertifyMonths: null,
  ...own,
})

test.each<[string, AssignmentRule, string[]]>([
  ['nothing is due', rule(), []],
  ['it is due by a day', rule({ due: { by: 'day', day: '2028-02-29' } }), []],
  ['it is due by a day that no calendar has', rule({ due: { by: 'day', day: '2027-02-29' } }), ['due.day']],
  ['it is due by no day at all', rule({ due: { by: 'day' } }), ['due.day']],
  ['it is due some days after joining', rule({ due: { by: 'days', days: 0 } }), []],
  ['it is due an unknown number of days after joining', rule({ due: { by: 'days' } }), ['due.days']],
  ['an optional one is due', rule({ isMandatory: false, due: { by: 'days', days: 3 } }), ['due']],
  ['an optional one is to be passed again', rule({ isMandatory: false, recertifyMonths: 12 }), ['due']],
])('a rule is checked: %s', (_, sent, fields) => {
  expect(faultsOfRule(sent).map(({ field }) => field)).toEqual(fields)
})

test.each<[string, number, string]>([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2028-02-29', 12, '2029-02-28'],
  ['2026-11-15', 3, '2027-02-15'],
  ['2026-12-31', 6, '2027-06-30'],
  ['2026-05-31', 120, '2036-05-31'],
])('the day %s is %i months later %s', (day, months, later) => {
  expect(monthsAfter(day, months)).toBe(later)
})

test.each<[boolean, string | null, string]>([
  [true, '2026-11-01', 'done'],
  [true, null, 'done'],
  [false, null, 'open'],
  [false, '2026-11-20', 'overdue'],
  [false, '2026-11-21', 'soon'],
  [false, '2026-12-05', 'soon'],
  [false, '2026-12-06', 'later'],
])('passed %s and due %s, it stands as %3$s on 21 November', (passed, dueOn, standing) => {
  expect(standingOf(passed, dueOn, '2026-11-21')).toBe(standing)
})

test.each<[string, number, string, string]>([
  ['2026-11-21', 12, '2027-11-21', '2027-10-22'],
  ['2026-11-21', 1, '2026-12-21', '2026-11-22'],
])('passed on %s for %i months, it is due on %s and opens on %s', (passed, months, dueOn, opensOn) => {
  expect(nextPeriod(passed, months, 30)).toEqual({ dueOn, opensOn })
})

const days = fc.integer({ min: 0, max: 36_500 }).map((count) => daysAfter('2000-01-01', count))

test('what is kept of a rule says the same rule again', () => {
  const due = fc.oneof(
    fc.constant({ by: 'none' as const }),
    days.map((day) => ({ by: 'day' as const, day })),
    fc.integer({ min: 0, max: 3650 }).map((count) => ({ by: 'days' as const, days: count })),
  )
  const months = fc.option(fc.integer({ min: 1, max: 120 }))
  fc.assert(
    fc.property(due, months, (sent, recertifyMonths) => {
      const whole = rule({ due: sent, recertifyMonths })
      expect(ruleOf(columnsOf(whole))).toEqual(whole)
    }),
  )
})

test('a new period is due after it opens, which is after the old one was passed', () => {
  fc.assert(
    fc.property(
      days,
      fc.integer({ min: 1, max: 120 }),
      fc.integer({ min: 0, max: 365 }),
      (day, months, lead) => {
        const { dueOn, opensOn } = nextPeriod(day, months, lead)
        expect(opensOn > day && opensOn <= dueOn).toBe(true)
      },
    ),
  )
})

test('a standing never goes back as days go by', () => {
  const order = ['open', 'later', 'soon', 'overdue']
  fc.assert(
    fc.property(days, fc.nat(400), fc.nat(400), (day, later, left) => {
      const standing = (today: string) => order.indexOf(standingOf(false, daysAfter(day, left), today))
      expect(standing(daysAfter(day, later))).toBeGreaterThanOrEqual(standing(day))
    }),
  )
})
