import { expect, test } from 'vitest'
import { actorWith } from '../../../test/kit/actor.ts'
import type { Company } from '../../features/organisation/companies/companies.ts'
import { may } from './all-companies.access.ts'

const acts = ['edit', 'suspend', 'resume', 'remove', 'restore'] as const
type Standing = Pick<Company, 'id' | 'state' | 'removedAt'>
const [own, other] = [1, 2]

test.for<[string, Standing, allowed: (typeof acts)[number][]]>([
  ['is open', { id: other, state: 'confirmed', removedAt: null }, ['edit', 'suspend', 'remove']],
  ['is closed', { id: other, state: 'suspended', removedAt: null }, ['edit', 'resume', 'remove']],
  ['is not confirmed', { id: other, state: 'unconfirmed', removedAt: null }, []],
  ['was removed', { id: other, state: 'confirmed', removedAt: new Date() }, ['restore']],
  ['was removed while closed', { id: other, state: 'suspended', removedAt: new Date() }, ['restore']],
  ['is one’s own', { id: own, state: 'confirmed', removedAt: null }, ['edit']],
])('with a company that %s one may do so much', ([, company, allowed]) => {
  expect(acts.filter((act) => may[act](actorWith(), company))).toEqual(allowed)
})

test('whoever opens a company gives no more than they have', () => {
  const actor = actorWith(['companies.administer', 'chat.use'])
  expect(may.give(actor, ['chat.use', 'companies.administer'])).toBe(true)
  expect(may.give(actor, [])).toBe(true)
  expect(may.give(actor, ['chat.use', 'users.administer'])).toBe(false)
})
