import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { expect, test } from 'vitest'
import { actorWith } from '../../../../test/kit/actor.ts'
import { may, seesWholeAs } from './people.access.ts'

type Ties = { id: number; isLed: boolean; isColleague: boolean }
const [self, stranger] = [1, 2]
const nothing = { id: stranger, isLed: false, isColleague: false }
const led = { ...nothing, isLed: true }
const colleague = { ...nothing, isColleague: true }
const oneself = { ...nothing, id: self }

test.for<[string, Permission[], Ties, seen: [whole: boolean, atAll: boolean], edit: boolean]>([
  ['oneself', [], oneself, [true, true], true],
  ['somebody whom one leads', [], led, [true, true], false],
  ['a colleague', [], colleague, [false, true], false],
  ['a stranger', [], nothing, [false, false], false],
  ['a stranger whom one looks after', ['users.administer'], nothing, [true, true], true],
  ['a stranger, as who sees everybody', ['people.seeAll'], nothing, [true, true], false],
  ['a stranger, with another right', ['permissions.administer'], nothing, [false, false], false],
])('%s', ([, permissions, person, seen, edit]) => {
  const actor = actorWith(permissions)
  expect([may.seeWhole(actor, person), may.see(actor, person)]).toEqual(seen)
  expect(may.edit(actor, person)).toBe(edit)
})

test.for<[string, Permission[], Ties, role: ReturnType<typeof seesWholeAs>]>([
  ['oneself, whatever one may', ['users.administer', 'people.seeAll'], { ...oneself, isLed: true }, null],
  ['whom one leads and looks after', ['users.administer', 'people.seeAll'], led, 'users.administer'],
  ['whom one leads, and everybody else', ['people.seeAll'], led, 'people.seeAll'],
  ['whom one leads', [], led, 'manager'],
  ['a colleague', [], colleague, null],
])('the trail says in which role one saw the whole of %s', ([, permissions, person, role]) => {
  expect(seesWholeAs(actorWith(permissions), person)).toBe(role)
})
