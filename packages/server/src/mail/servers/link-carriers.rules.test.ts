import { expect, test } from 'vitest'
import { mayCarry } from './link-carriers.rules.ts'

const holder = (permissions: string[], isActive = true) => ({ isActive, permissions: new Set(permissions) })
const held = new Map([
  [1, holder(['users.administer', 'system.administer'])],
  [2, holder(['users.administer'])],
  [3, holder(['companies.administer'])],
  [4, holder([])],
  [5, holder(['users.administer'], false)],
])
const link = 'https://learn.example.test/#/passwordReset/a'

test.each([
  ['a link to somebody who may do less', 1, { actionUrl: link, userId: 2 }, true],
  ['a link to themselves', 1, { actionUrl: link, userId: 1 }, true],
  ['a link to somebody who may do more', 2, { actionUrl: link, userId: 1 }, false],
  ['a link to somebody who may do something else', 1, { actionUrl: link, userId: 3 }, false],
  ['a link to somebody who may do nothing', 2, { actionUrl: link, userId: 4 }, true],
  ['a link to somebody who may do more and is not active now', 4, { actionUrl: link, userId: 5 }, false],
  ['a link, where whoever set it up is not active', 5, { actionUrl: link, userId: 4 }, false],
  ['a letter without a link', 2, { actionUrl: null, userId: 1 }, true],
  ['a link to somebody without an account', 2, { actionUrl: link, userId: null }, true],
  ['a link, where nobody stands for the server', null, { actionUrl: link, userId: 4 }, false],
  ['a link, where whoever set it up has gone', 9, { actionUrl: link, userId: 4 }, false],
])('%s: whoever set up the server is %j', (_, setBy, letter, goes) => {
  expect(mayCarry(setBy, letter, held)).toBe(goes)
})
