import { expect, test } from 'vitest'
import { canonical } from './door.ts'

test.each([
  ['/rest/auth/validate', '/rest/auth/validate'],
  ['/auth/validate/', '/rest/auth/validate'],
  ['/admin/auth/login', '/rest/admin/auth/login'],
  ['/notifications/7/read', '/rest/client/notifications/7/read'],
  ['/rest/notifications', '/rest/client/notifications'],
  ['/client/notifications/?_page=1', '/rest/client/notifications?_page=1'],
  ['/userProfile/3', '/rest/client/userProfile/3'],
  ['/rest/unknown/call', '/rest/unknown/call'],
  ['/assets/main.js', '/assets/main.js'],
  ['/', '/'],
  ['/?company=second', '/?company=second'],
  ['/healthz', '/healthz'],
  ['/rest/notifications/?_page=1&_perPage=5', '/rest/client/notifications?_page=1&_perPage=5'],
  ['/rest/auth/validate/', '/rest/auth/validate'],
  ['/rest/auth/validate/?a=/b/', '/rest/auth/validate?a=/b/'],
  ['/rest/auth/validate/#top', '/rest/auth/validate#top'],
  ['/rest/auth', '/rest/auth'],
  ['/rest/auth/', '/rest/auth'],
  ['/rest/', '/rest'],
])('%s means %s', (printed, meant) => {
  expect(canonical(printed)).toBe(meant)
})

test('the canonical address of a call means itself', () => {
  expect(canonical(canonical('/cdi/notifications'))).toBe(canonical('/cdi/notifications'))
})
