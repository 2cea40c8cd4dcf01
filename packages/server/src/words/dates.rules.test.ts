import { expect, test } from 'vitest'
import { longDay, longDayInBoth, longMoment } from './dates.rules.ts'

test('a day of the calendar is the same everywhere, and that of a moment is where somebody lives', () => {
  expect(longDayInBoth('2026-03-09')).toEqual({ en: '9 March 2026', de: '9. März 2026' })
  const late = '2026-03-09T23:30:00.000Z'
  expect(longDay(new Date(late), 'de', 'Europe/Berlin')).toBe('10. März 2026')
  expect(longMoment(late, 'en', 'Europe/Berlin')).toBe('10 March 2026 at 00:30')
})
