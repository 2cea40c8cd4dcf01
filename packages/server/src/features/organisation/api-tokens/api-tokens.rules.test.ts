import { tokenScopes } from '@oktant/contract/organisation/api-tokens.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { expect, test } from 'vitest'
import { actsFor, endOf, faultsOf, lostOf } from './api-tokens.rules.ts'

const [one = 'chat.use', two = 'chat.use'] = tokenScopes
const maker: Permission = 'system.administer'
const noScope: Permission = 'permissions.administer'

test('a token does what it may and its maker may, and nothing more', () => {
  expect(actsFor([one, two], [maker, one])).toEqual([one])
  expect(actsFor([], [maker])).toEqual([])
  expect(actsFor([noScope], [maker, noScope])).toEqual([])
})

test('a token rests while its maker may make none', () => {
  expect(actsFor([one], [one])).toBeNull()
})

test('scopes are lost that the maker no longer has', () => {
  expect(lostOf([one, two], [one])).toEqual([two])
})

test('a token ends after whole days', () => {
  expect(endOf(new Date('2026-03-01T08:00:00Z'), 30)).toEqual(new Date('2026-03-31T08:00:00Z'))
})

const form = { name: 'Sync', scopes: ['users.administer'], isPersonal: false, ranges: ['good'] }
const faults = (own: Partial<typeof form>) =>
  faultsOf({ ...form, ...own }, (range) => range === 'good').map(({ field, code }) => `${field} ${code}`)

test.each<[Partial<typeof form>, string[]]>([
  [{}, []],
  [{ name: '' }, ['name required']],
  [{ scopes: [] }, ['scopes scope_missing']],
  [{ scopes: [], isPersonal: true }, []],
  [{ ranges: [] }, []],
  [{ ranges: ['good', 'bad'] }, ['ranges range_invalid']],
])('%j: %j', (own, found) => expect(faults(own)).toEqual(found))
