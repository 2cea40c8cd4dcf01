import { expect, test } from 'vitest'
import { isNewEnough, OldServerError } from './postgres-version.ts'
import { lacking } from './room.ts'

test.each([
  ['exactly enough', { blocks: 1000, bavail: 100, bsize: 4096 }, 0],
  ['one block too few', { blocks: 1000, bavail: 99, bsize: 4096 }, 4096],
  ['nothing at all', { blocks: 1000, bavail: 0, bsize: 4096 }, 409_600],
  ['no size that it tells', { blocks: 0, bavail: 0, bsize: 4096 }, 0],
])('a disk with %s', (_, disk, lacks) => {
  expect(lacking(disk, 409_600)).toBe(lacks)
})

test.each([
  [90_624, false, '9.6.24'],
  [100_023, false, '10.23'],
  [140_012, false, '14.12'],
  [149_999, false, '14.9999'],
  [150_000, true, '15.0'],
  [180_001, true, '18.1'],
  // NOTE: a server that does not say its version is none that is known.
  [Number.NaN, false, 'NaN'],
])('PostgreSQL that calls itself %s', (number, isEnough, version) => {
  expect(isNewEnough(number)).toBe(isEnough)
  expect(new OldServerError(number).message).toContain(`it is PostgreSQL ${version}`)
})
