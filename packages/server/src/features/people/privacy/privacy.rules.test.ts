import { expect, test } from 'vitest'
import { stateOf } from './privacy.rules.ts'

const now = new Date('2026-03-01T08:00:00Z')
const later = new Date(now.getTime() + 1)

test.each([
  ['waiting', null, null, 'waiting'],
  ['making', null, null, 'waiting'],
  ['failed', null, null, 'failed'],
  ['ready', null, null, 'ready'],
  ['ready', later, null, 'ready'],
  ['ready', now, null, 'expired'],
  ['ready', now, now, 'downloaded'],
  ['failed', null, now, 'downloaded'],
] as const)('%s, until %s, downloaded %s: %s', (step, expiresAt, downloadedAt, state) => {
  expect(stateOf({ step, expiresAt, downloadedAt }, now)).toBe(state)
})
