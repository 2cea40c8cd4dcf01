import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatDuration, formatTimespan, parseDuration, parsePostedTime, parseTimespan } from './time.ts'

test.for<[string, number | undefined]>([
  ['00:00:00', 0],
  ['00:00:00.5', 50],
  ['00:00:00.05', 5],
  ['0001:30:05.25', 540_525],
  ['9999:99:59.99', 9999 * 360_000 + 99 * 6000 + 5999],
  ['1:00:00', undefined],
  ['', undefined],
])('the timespan %s', ([text, time]) => {
  expect(parseTimespan(text)).toBe(time)
})

test.for<[string, number | undefined]>([
  ['PT0S', 0],
  ['PT1H30M5.25S', 540_525],
  ['PT5.5S', 550],
  ['P1DT1S', 8_640_100],
  ['P1M', 259_200_000],
  ['P1Y', 3_153_600_000],
  ['PT90M', 540_000],
  ['P', undefined],
  ['PT', undefined],
  ['PT1.234S', undefined],
  ['1H', undefined],
  ['', undefined],
])('the duration %s', ([text, time]) => {
  expect(parseDuration(text)).toBe(time)
})

test.for<[string, number | undefined]>([
  ['90', 9000],
  ['90.5', 9050],
  ['90.259', 9025],
  ['00:01:30', 9000],
  ['100:00:00', 36_000_000],
  [' 5 ', 500],
  ['', undefined],
  ['1:30', undefined],
  ['-5', undefined],
  ['soon', undefined],
])('the posted time “%s”', ([text, time]) => {
  expect(parsePostedTime(text)).toBe(time)
})

test('a time is the same after it was written and read', () => {
  const times = fc.integer({ min: 0, max: 9999 * 360_000 })
  fc.assert(
    fc.property(times, (time) => {
      expect(parseTimespan(formatTimespan(time))).toBe(time)
      expect(parseDuration(formatDuration(time))).toBe(time)
    }),
  )
})

test('a timespan is written in full, and never longer than it may be', () => {
  expect(formatTimespan(540_525)).toBe('0001:30:05.25')
  expect(formatTimespan(10_000 * 360_000)).toBe('9999:59:59.99')
  expect(formatDuration(540_525)).toBe('PT1H30M5.25S')
  expect(formatDuration(0)).toBe('PT0H0M0S')
})
