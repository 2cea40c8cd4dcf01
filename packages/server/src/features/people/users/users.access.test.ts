import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { expect, test } from 'vitest'
import { actorWith } from '../../../../test/kit/actor.ts'
import { may } from './users.access.ts'

type Whom = Parameters<typeof may.viewAs>[1]
const whom: Whom = { id: 2, permissions: ['chat.use'], anonymisedAt: null, status: 'Active' }
const own: Permission[] = ['users.administer', 'chat.use']

test.for<[string, is: boolean, Partial<Whom>, Parameters<typeof actorWith>[1]]>([
  ['somebody who may do no more', true, {}, {}],
  ['somebody who may do more', false, { permissions: ['system.administer'] }, {}],
  ['somebody who is not there any more', false, { status: 'Inactive' }, {}],
  ['oneself', false, { id: 1 }, {}],
  ['somebody, while viewing as somebody else', false, {}, { viewer: { id: 3, sessionId: 4 } }],
])('one may view as %s: %s', ([, is, user, actor]) => {
  expect(may.viewAs(actorWith(own, actor), { ...whom, ...user })).toBe(is)
})

test.for<[string, Partial<Whom>, acts: [edit: boolean, changeStatus: boolean, anonymise: boolean]]>([
  ['somebody who may do no more', {}, [true, true, true]],
  ['somebody who may do more', { permissions: ['system.administer'] }, [false, false, false]],
  ['somebody without any right', { permissions: [] }, [true, true, true]],
  ['somebody whose data are gone', { anonymisedAt: new Date() }, [false, false, false]],
  ['oneself', { id: 1 }, [true, false, false]],
])('what one may do to %s', ([, user, acts]) => {
  const actor = actorWith(own)
  const found = { ...whom, ...user }
  expect([may.edit(actor, found), may.changeStatus(actor, found), may.anonymise(actor, found)]).toEqual(acts)
  expect(may.remove(actor, { ...found, lastLoggedInAt: null })).toBe(acts[1])
  expect(may.remove(actor, { ...found, lastLoggedInAt: new Date() })).toBe(false)
})
