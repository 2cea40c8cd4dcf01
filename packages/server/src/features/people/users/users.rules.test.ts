import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { expect, test } from 'vitest'
import {
  faultAt,
  faultsOfForm,
  faultsOfTaken,
  hasAll,
  hasSeat,
  makesRing,
  refuseFaults,
  trimmed,
} from './users.rules.ts'

const form = { firstName: 'Mia', surname: 'Naidoo', login: 'mia', emailAddress: 'mia@example.test' }

test.each<[Partial<typeof form>, string[]]>([
  [{}, []],
  [{ firstName: '' }, ['firstName first_name_required']],
  [{ surname: '' }, ['surname surname_required']],
  [{ login: '' }, ['login username_required']],
  [{ emailAddress: '' }, ['emailAddress email_required']],
  [{ emailAddress: 'mia' }, ['emailAddress email_address_invalid']],
])('%j: %j', (own, found) => {
  expect(faultsOfForm({ ...form, ...own }).map(({ field, code }) => `${field} ${code}`)).toEqual(found)
})

test('what somebody else has is said at its field, the login by name', () => {
  expect(faultsOfTaken({ login: false, email: false, externalId: false }, form)).toEqual([])
  const faults = faultsOfTaken({ login: true, email: true, externalId: true }, form)
  expect(faults.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'login login_taken',
    'emailAddress email_taken',
    'externalId external_id_taken',
  ])
  expect(faults[0]?.message).toBe('The login mia already exists. Please enter another login.')
})

test('what somebody typed is said as it was typed, whatever signs it has', () => {
  const { message } = faultAt('login', 'login_taken', 'm$&a')
  expect(message).toBe('The login m$&a already exists. Please enter another login.')
})

test('only what is wrong is refused', () => {
  refuseFaults([])
  const errors = [faultAt('login', 'login_differs')]
  expect(() => refuseFaults(errors)).toThrow(
    expect.objectContaining({ code: 'user_invalid', details: { errors } }),
  )
})

test('texts lose the blanks around them, and nothing else changes', () => {
  expect(trimmed({ a: ' x ', b: 1, c: null })).toEqual({ a: 'x', b: 1, c: null })
})

test('somebody has all that another has only when nothing is missing', () => {
  const own = new Set<Permission>(['chat.use', 'audit.read'])
  expect(hasAll(own, [])).toBe(true)
  expect(hasAll(own, ['chat.use'])).toBe(true)
  expect(hasAll(own, ['chat.use', 'jobs.see'])).toBe(false)
})

test('a manager who is led by the person makes a ring', () => {
  expect(makesRing(7, [3, 7])).toBe(true)
  expect(makesRing(7, [3])).toBe(false)
})

test.each([
  [9, 10, 1, true],
  [10, 10, 1, false],
  [10, null, 1, true],
  [9, 10, 2, false],
])('%i taken of %s, %i more: %s', (taken, bought, more, fits) =>
  expect(hasSeat({ taken, bought }, more)).toBe(fits),
)
