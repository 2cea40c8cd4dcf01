import { expect, test } from 'vitest'
import { isNewVersion, refusalOf, stateOf } from './contracts.rules.ts'

test('a version counts once both have signed', () => {
  expect(stateOf([])).toBe('draft')
  expect(stateOf(['person'])).toBe('waitsForManager')
  expect(stateOf(['manager'])).toBe('waitsForPerson')
  expect(stateOf(['manager', 'person'])).toBe('signed')
})

const line = { kpaId: null, title: 'Grow', weight: 100 }
const version = { managerId: 2, lines: [line], signed: [] as ('person' | 'manager')[] }
const asked = { side: 'person' as const, isOpen: true, managerId: 2, version }

test.each([
  ['a whole version', asked, null],
  ['one of the manager it is meant for', { ...asked, side: 'manager' as const }, null],
  ['one of a season that is over', { ...asked, isOpen: false }, 'closed'],
  ['one of somebody whom nobody leads', { ...asked, managerId: null }, 'noManager'],
  ['one without lines', { ...asked, version: { ...version, lines: [] } }, 'incomplete'],
  [
    'a line without a name',
    { ...asked, version: { ...version, lines: [{ ...line, title: ' ' }] } },
    'incomplete',
  ],
  ['weights of 90', { ...asked, version: { ...version, lines: [{ ...line, weight: 90 }] } }, 'weights'],
  ['a new manager', { ...asked, side: 'manager' as const, managerId: 3 }, 'otherManager'],
  ['the person, where the manager has changed', { ...asked, managerId: 3 }, 'otherManager'],
  [
    'the person, below the signature of the last manager',
    { ...asked, managerId: 3, version: { ...version, signed: ['manager' as const] } },
    null,
  ],
  [
    'a new manager below the last one’s signature',
    {
      ...asked,
      side: 'manager' as const,
      managerId: 3,
      version: { ...version, signed: ['manager' as const] },
    },
    'otherManager',
  ],
])('%s', (_, standing, refusal) => {
  expect(refusalOf(standing)).toBe(refusal)
})

test('what is signed or meant for another manager is left as it is', () => {
  expect(isNewVersion(undefined, 2)).toBe(true)
  expect(isNewVersion(version, 2)).toBe(false)
  expect(isNewVersion(version, 3)).toBe(true)
  expect(isNewVersion({ ...version, signed: ['person'] }, 2)).toBe(true)
})
