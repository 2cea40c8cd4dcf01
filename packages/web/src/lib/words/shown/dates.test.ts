import { expect, test } from 'vitest'
import { datesIn } from './dates.ts'

const now = '2026-11-25T09:00:00Z'

test.each([
  ['Europe/Berlin', '2026-11-25T09:00:02Z', 'vor 1 Sekunde'],
  ['Europe/Berlin', '2026-11-25T08:59:48Z', 'vor 12 Sekunden'],
  ['Europe/Berlin', '2026-11-25T08:58:50Z', 'vor 1 Minute'],
  ['Europe/Berlin', '2026-11-24T22:00:00Z', 'vor 11 Stunden'],
  ['Europe/Berlin', '2026-11-24T08:00:00Z', 'gestern'],
  ['Europe/Berlin', '2026-11-23T23:30:00Z', 'gestern'],
  // 35 hours ago, and yet not yesterday
  ['Europe/Berlin', '2026-11-23T22:00:00Z', 'vorgestern'],
  ['America/Los_Angeles', '2026-11-23T22:00:00Z', 'vorgestern'],
  ['America/Los_Angeles', '2026-11-24T08:30:00Z', 'gestern'],
  ['Pacific/Auckland', '2026-11-23T22:00:00Z', 'gestern'],
  ['Pacific/Auckland', '2026-11-26T11:30:00Z', 'übermorgen'],
  ['Europe/Berlin', '2026-11-26T12:00:00Z', 'morgen'],
  ['Europe/Berlin', '2026-11-19T08:00:00Z', 'vor 6 Tagen'],
])('in %s %s is %s', (zone, when, words) => {
  expect(datesIn('de', zone).relative(when, now)).toBe(words)
})

test('a moment is shown by the clock of its reader, a day of the calendar is the same for all', () => {
  const moment = '2026-12-31T23:04:00Z'
  const shown = (zone: string) => {
    const { time, short, day } = datesIn('en', zone)
    // NOTE: no line breaks within a date.
    return [time(moment), short(moment), day('2026-12-31')].map((words) => words.replaceAll('\u00a0', '_'))
  }
  expect(shown('Pacific/Auckland')).toEqual(['12:04', '1_Jan_2027', '31_Dec_2026'])
  expect(shown('America/Los_Angeles')).toEqual(['15:04', '31_Dec_2026', '31_Dec_2026'])
})

test.each([
  ['2026-11-22T18:09:00Z', '22 Nov 2026, 18:09'],
  ['2026-11-24T15:39:00Z', '24 Nov 2026, 15:39'],
  ['2026-11-24T16:39:00Z', '24 Nov 2026'],
  ['2027-02-22T16:39:00Z', '22 Feb 2027'],
])('what began on 22 Nov at 16:39 and lasts until %s is said to do so until %s', (end, words) => {
  const { until } = datesIn('en', 'UTC')
  expect(until(end, '2026-11-22T16:39:00Z').replaceAll('\u00a0', ' ')).toBe(words)
})

test.each([
  ['en', 1, '1 byte'],
  ['en', 640, '640 bytes'],
  ['en', 2048, '2 kB'],
  ['de', 640, '640 Byte'],
] as const)('in %s a file of %i bytes has %s', (language, bytes, words) => {
  expect(datesIn(language, 'UTC').size(bytes)).toBe(words)
})
