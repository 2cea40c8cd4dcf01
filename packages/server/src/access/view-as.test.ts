import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { expect, test } from 'vitest'
import { mayView } from './view-as.ts'

test.for<[string, own: Permission[], theirs: Permission[], may: boolean]>([
  ['somebody who may do nothing', ['users.administer'], [], true],
  ['somebody who may do the same', ['users.administer'], ['users.administer'], true],
  ['somebody who may do less', ['users.administer', 'chat.use'], ['chat.use'], true],
  [
    'somebody who may do one thing more',
    ['users.administer', 'chat.use'],
    ['chat.use', 'system.administer'],
    false,
  ],
  ['nobody, without looking after people', ['chat.use', 'system.administer'], ['chat.use'], false],
  ['nobody, without any right', [], [], false],
])('one may view as %s', ([, own, theirs, may]) => {
  expect(mayView({ permissions: new Set(own) }, theirs)).toBe(may)
})
