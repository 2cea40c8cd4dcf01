import { expect, test } from 'vitest'
import { momentOf } from './moments.ts'

test.each([
  '2026-11-21T23:57:12.123456+00:00',
  '2026-11-21T23:57:12.1239+00:00',
  '2026-11-21T23:57:12.1+00:00',
  '2026-11-21T23:57:12.06+00:00',
  '2026-11-21T23:57:12+00:00',
  '2026-11-22T01:57:12.123456+02:00',
  '2026-11-21T18:27:12-05:30',
  '2026-11-21T23:57:12.5Z',
])('%s is the moment that a date makes of it', (written) => {
  expect(momentOf(written)).toBe(new Date(written).toISOString())
})
