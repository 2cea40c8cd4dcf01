import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { faultOfPassword } from './new-password.rules.ts'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
const names = ['Mia.Naidoo@Example.test', 'mnaidoo-1']

test.each([
  ['', 'new_password_blank', 'new_password_blank'],
  [' ', 'new_password_blank', 'new_password_blank'],
  ['         ', 'new_password_blank', null],
  ['Seven-7', 'new_password_weak', null],
  ['Eight-88', null, null],
  ['ümläute🙂', null, null],
  ['🙂🙂🙂🙂🙂🙂🙂', 'new_password_weak', null],
  ['password123', 'new_password_weak', 'new_password_weak'],
  ['Password123', 'new_password_weak', 'new_password_weak'],
  ['PaSsWoRd123', 'new_password_weak', null],
  ['Passwort123', 'new_password_weak', 'new_password_weak'],
  ['mia.naidoo@example.test', 'new_password_weak', 'new_password_weak'],
  ['Mia.Naidoo@Example.test', 'new_password_weak', 'new_password_weak'],
  ['MNAIDOO-1', 'new_password_weak', 'new_password_weak'],
  ['mNaIdOo-1', 'new_password_weak', null],
  ['correct horse', null, null],
])('%j is judged %s in clear and %s as its hash', (password, clear, hashed) => {
  expect(faultOfPassword(password, names)).toBe(clear)
  expect(faultOfPassword(sha256(password), names)).toBe(hashed)
  expect(faultOfPassword(sha256(password).toUpperCase(), names)).toBe(hashed)
})
