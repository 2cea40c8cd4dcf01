import { expect, test } from 'vitest'
import { isResendable } from './mails.rules.ts'

test.each([
  ['sent', false, 'words', true],
  ['failed', false, 'words', true],
  ['bounced', false, 'words', true],
  ['kept', false, 'words', true],
  ['waiting', false, 'words', false],
  ['sent', true, 'words', false],
  ['sent', false, '', false],
] as const)('%s, spent %s, with “%s”: %s', (state, isSpent, text, may) => {
  expect(isResendable({ state, isSpent, text })).toBe(may)
})
