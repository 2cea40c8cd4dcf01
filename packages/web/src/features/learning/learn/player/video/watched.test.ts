import { expect, test } from 'vitest'
import { clock, placeFrom, placeText, resumeAt, secondsIn, type Span, withSpan } from './watched.ts'

test.each<[Span[], Span, Span[]]>([
  [[], [0, 2], [[0, 2]]],
  [[[0, 2]], [2.1, 4], [[0, 4]]],
  [
    [[0, 2]],
    [5, 6],
    [
      [0, 2],
      [5, 6],
    ],
  ],
  [
    [
      [0, 2],
      [5, 6],
    ],
    [1, 5.5],
    [[0, 6]],
  ],
])('%j and %j are %j', (seen, span, expected) => expect(withSpan(seen, span)).toEqual(expected))

test('however somebody jumps about, a place stays short enough to be kept', () => {
  let seen: Span[] = []
  for (let at = 0; at < 20_000; at += 10) seen = withSpan(seen, [at, at + 1 + (at % 7)])
  expect(placeText({ at: 20_000, of: 20_000, seen }).length).toBeLessThan(1000)
})

test('a place is found again as it was kept, and nothing where it was none', () => {
  const place = { at: 12.3, of: 30, seen: [[0, 12.3]] as Span[] }
  expect(placeFrom(placeText(place))).toEqual(place)
  expect(placeFrom('{"page":2}')).toEqual({ at: 0, of: 0, seen: [] })
  expect(placeFrom('')).toEqual({ at: 0, of: 0, seen: [] })
  expect(secondsIn(place.seen)).toBe(12.3)
})

test.each([
  [12, 30, 12],
  [0.5, 30, 0],
  [27, 30, 0],
])('who was at %d s of %d s goes on at %d s', (at, duration, expected) =>
  expect(resumeAt({ at }, duration)).toBe(expected),
)

test.each([
  [0, '0:00'],
  [65.9, '1:05'],
  [3725, '1:02:05'],
])('%d s read %s', (seconds, expected) => expect(clock(seconds)).toBe(expected))
