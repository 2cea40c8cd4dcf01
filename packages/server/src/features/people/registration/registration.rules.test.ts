import { expect, test } from 'vitest'
import { codeOf, faultsOfCompany, faultsOfNames, faultsOfPerson } from './registration.rules.ts'

const company = {
  companyName: 'Nord & Süd',
  firstName: 'Mia',
  surname: 'Naidoo',
  emailAddress: 'mia@example.test',
  captcha: 'x',
}
const person = { firstName: 'Mia', surname: 'Naidoo', emailAddress: 'mia@example.test', password: 'x' }
const brief = (errors: { field: string; message: string }[]) =>
  errors.map(({ field, message }) => `${field}: ${message}`)

test('a complete form has no fault', () => {
  expect(faultsOfCompany(company)).toEqual([])
  expect(faultsOfPerson(person)).toEqual([])
})

test('everything that is missing is told at its field', () => {
  expect(brief(faultsOfCompany({}))).toEqual([
    'companyName: Company name is required',
    'firstName: First name is required',
    'surname: Surname is required',
    'emailAddress: Email address is required',
    'captcha: Please tick the box to show that you are not a robot',
  ])
  expect(brief(faultsOfPerson({}))).toEqual([
    'firstName: First name is required',
    'surname: Surname is required',
    'emailAddress: Email address is required',
    'password: Password is required',
  ])
})

test.each([
  ['mia@example.test', true],
  ['mia.naidoo+work@mail.example.co.za', true],
  ['mia@bücher.example', true],
  ['mia', false],
  ['mia@', false],
  ['mia@example', false],
  ['@example.test', false],
  ['mia@example..test', false],
  ['mia@-example.test', false],
  ['mia naidoo@example.test', false],
  ['mia@example.test, jan@example.test', false],
  ['Mia <mia@example.test>', false],
  [`${'m'.repeat(65)}@example.test`, false],
  [`mia@${'e'.repeat(250)}.test`, false],
])('%s is an address: %s', (emailAddress, isOne) => {
  const told = (word: string) => (isOne ? [] : [`emailAddress: ${word}`])
  expect(brief(faultsOfCompany({ ...company, emailAddress }))).toEqual(
    told('Please specify a valid email address'),
  )
  expect(brief(faultsOfPerson({ ...person, emailAddress }))).toEqual(told('Invalid email'))
})

test('an address that never ends is judged at once', () => {
  const began = performance.now()
  faultsOfCompany({ ...company, emailAddress: `mia@${'a-'.repeat(120)}` })
  faultsOfCompany({ ...company, emailAddress: `mia@${'a.'.repeat(120)}@` })
  expect(performance.now() - began).toBeLessThan(200)
})

const free = { companyName: false, companyEmail: false, login: false, personEmail: false }
test.each([
  [free, []],
  [
    { ...free, companyName: true, companyEmail: true },
    [
      'companyName: A company with this name already exists',
      'emailAddress: A company with this email address already exists',
    ],
  ],
  [{ ...free, personEmail: true, login: true }, ['emailAddress: This email address is already in use']],
  [
    { ...free, login: true },
    ['emailAddress: The login mia@example.test already exists. Please enter another login.'],
  ],
])('of names that are taken %j it is told %j', (taken, told) => {
  expect(brief(faultsOfNames(taken, 'mia@example.test'))).toEqual(told)
})

test.each([
  ['Nord & Süd GmbH', 'nord-sued-gmbh-a1'],
  ['  Čapek—Réunion  ', 'capek-reunion-a1'],
  ['日本', 'company-a1'],
  ['2026', '2026-a1'],
  ['x'.repeat(99), `${'x'.repeat(40)}-a1`],
])('%s is known as %s', (name, code) => {
  expect(codeOf(name, 'a1')).toBe(code)
})
