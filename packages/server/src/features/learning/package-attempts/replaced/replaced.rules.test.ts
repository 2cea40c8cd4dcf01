import { expect, test } from 'vitest'
import { attemptsUnderWay } from '@oktant/contract/learning/package-imports.ts'
import { afterReplacement } from './replaced.rules.ts'

test.each(attemptsUnderWay)('of another package what was said then holds: %s', (said) => {
  const begunAt = { contentId: 1, attemptsUnderWay: 'endOld' as const }
  expect(afterReplacement(begunAt, { contentId: 2, attemptsUnderWay: said })).toBe(said)
})

test('another revision of the same package leaves an attempt as it is', () => {
  const package1 = { contentId: 1, attemptsUnderWay: 'beginAnew' as const }
  expect(afterReplacement(package1, package1)).toBe('endOld')
})
