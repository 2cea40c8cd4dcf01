import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { expect, test } from 'vitest'
import { actorWith } from '../../../../test/kit/actor.ts'
import { may } from './testimonials.access.ts'

type Row = Parameters<typeof may.see>[1]
const [self, somebody] = [1, 2]
const acts = ['see', 'edit', 'remove', 'restore', 'decide'] as const
const removed = (removedBy: number) => ({ removedAt: new Date('2026-03-01'), removedBy })
const theirs: Row = { userId: somebody, about: 'product', isShared: true, removedAt: null, removedBy: null }
const mine: Row = { ...theirs, userId: self }
const moderator: Permission[] = ['communications.administer']

test.for<[string, Permission[], Row, allowed: (typeof acts)[number][]]>([
  ['one’s own, shared or not', [], { ...mine, isShared: false }, ['see', 'edit', 'remove']],
  ['what a colleague shares', [], theirs, ['see']],
  ['what a colleague keeps to the course', [], { ...theirs, isShared: false }, []],
  ['what a colleague shares, to whom moderates', moderator, theirs, ['see', 'remove', 'decide']],
  ['what a colleague shares of a course', moderator, { ...theirs, about: 'course' }, ['see', 'remove']],
  ['what is not shared, to whom moderates', moderator, { ...theirs, isShared: false }, []],
  ['one’s own that one took away', [], { ...mine, ...removed(self) }, ['see', 'restore']],
  ['one’s own that somebody took away', [], { ...mine, ...removed(somebody) }, []],
  ['what a moderator took away', moderator, { ...theirs, ...removed(self) }, ['see', 'restore']],
  ['what another moderator took away', moderator, { ...theirs, ...removed(somebody) }, []],
])('%s', ([, permissions, row, allowed]) => {
  const actor = actorWith(permissions)
  expect(acts.filter((act) => may[act](actor, row))).toEqual(allowed)
})
