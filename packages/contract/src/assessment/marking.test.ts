import { expect, test } from 'vitest'
import { listMarkedFreeText, listMarkedLogs } from './marking.ts'

test('what was marked of one evaluation comes five to a page where nobody says', () => {
  expect(listMarkedLogs.query.properties._perPage.default).toBe(5)
  expect(listMarkedFreeText.query.properties._perPage.default).toBe(10)
})
