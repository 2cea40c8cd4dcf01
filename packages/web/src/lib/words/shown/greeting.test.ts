import { expect, test } from 'vitest'
import { dayPart } from './greeting.ts'

test.each([
  ['2026-11-20T03:59:00Z', 'evening'],
  ['2026-11-20T04:00:00Z', 'morning'],
  ['2026-11-20T11:59:00Z', 'morning'],
  ['2026-11-20T12:00:00Z', 'afternoon'],
  ['2026-11-20T17:59:00Z', 'afternoon'],
  ['2026-11-20T18:00:00Z', 'evening'],
  ['2026-11-20T00:00:00Z', 'evening'],
])('at %s in London it is %s', (moment, part) => {
  expect(dayPart(new Date(moment), 'Europe/London')).toBe(part)
})

test('the person’s own time zone counts, not the machine’s', () => {
  const moment = new Date('2026-11-20T11:00:00Z')
  expect(dayPart(moment, 'Europe/London')).toBe('morning')
  expect(dayPart(moment, 'Asia/Tokyo')).toBe('evening')
})
