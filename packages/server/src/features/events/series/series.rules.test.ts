import { expect, test } from 'vitest'
import { type Pattern, slotsOn } from '../events/events.ts'
import { seriesDays } from './series.rules.ts'

const of = (every: 'week' | 'month' | 'monthWeekday', rest: object = {}) => ({
  every,
  interval: 1,
  count: 4,
  until: null,
  ...rest,
})
const days = (firstDay: string, recurrence: ReturnType<typeof of>, isThere = false) =>
  seriesDays({ firstDay, isThere, recurrence })

test('weeks, months by date and months by weekday are counted from the first day', () => {
  expect(days('2026-12-28', of('week'))).toEqual(['2026-12-28', '2027-01-04', '2027-01-11', '2027-01-18'])
  expect(days('2027-01-31', of('month'))).toEqual(['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30'])
  expect(days('2026-12-08', of('monthWeekday'))).toEqual([
    '2026-12-08',
    '2027-01-12',
    '2027-02-09',
    '2027-03-09',
  ])
  expect(days('2026-12-31', of('monthWeekday', { count: 3 }))).toEqual([
    '2026-12-31',
    '2027-01-28',
    '2027-02-25',
  ])
  expect(days('2026-12-28', of('week', { interval: 2, count: 2 }), true)).toEqual([
    '2027-01-11',
    '2027-01-25',
  ])
  expect(days('2026-12-28', of('week', { count: null, until: '2027-01-12' }))).toHaveLength(3)
  expect(days('2026-12-28', of('week', { count: null, until: '2046-01-01' }))).toHaveLength(101)
})

const pattern = (timeZone: string, start: string, end: string, nights = 0) => {
  const slots: Pattern['slots'] = [{ daysLater: 0, start, end, nights, containerId: null, componentIds: [] }]
  return { slots, columns: { timeZone } as Pattern['columns'] }
}
const spans = (zone: string, start: string, end: string, on: readonly string[], nights = 0) =>
  on.flatMap((day) =>
    slotsOn(pattern(zone, start, end, nights), day).map(({ startsAt, endsAt }) =>
      [startsAt, endsAt].map((moment) => moment.toISOString().slice(5, 16)),
    ),
  )

test('an event is at the same time by the clocks there, before and after these are changed', () => {
  const berlin = ['2027-03-21', '2027-03-28', '2027-10-31', '2027-11-07']
  expect(spans('Europe/Berlin', '09:00', '10:30', berlin)).toEqual([
    ['03-21T08:00', '03-21T09:30'],
    ['03-28T07:00', '03-28T08:30'],
    ['10-31T08:00', '10-31T09:30'],
    ['11-07T08:00', '11-07T09:30'],
  ])
  expect(spans('Africa/Johannesburg', '09:00', '10:30', berlin.slice(0, 2))).toEqual([
    ['03-21T07:00', '03-21T08:30'],
    ['03-28T07:00', '03-28T08:30'],
  ])
  expect(spans('Europe/Berlin', '22:00', '06:00', ['2027-03-27'], 1)).toEqual([
    ['03-27T21:00', '03-28T04:00'],
  ])
  const [night] = slotsOn(pattern('Europe/Berlin', '02:30', '03:00'), '2027-03-28')
  expect(night && night.endsAt.getTime() - night.startsAt.getTime()).toBeGreaterThan(0)
})
