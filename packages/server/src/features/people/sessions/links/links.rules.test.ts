import { linkFunctions } from '@oktant/contract/people/sessions.ts'
import { expect, test } from 'vitest'
import { leadsToCompetencies, linkAddress, resetsPassword, signsIn } from './links.rules.ts'

test('three functions live in the competency application', () => {
  expect(linkFunctions.filter(leadsToCompetencies).toSorted()).toEqual([
    'claimApproval',
    'claimApproved',
    'overallAssessment',
  ])
})

test('one function sets a new password, every other signs in', () => {
  expect(linkFunctions.filter(resetsPassword)).toEqual(['passwordReset'])
  expect(linkFunctions.filter((name) => !signsIn(name))).toEqual(['passwordReset'])
})

test('a link leads to the form for a password, or to its function with what it is about', () => {
  const at = 'https://learn.example.org'
  expect(linkAddress(at, 'passwordReset', 'o', 7)).toBe(`${at}/#/passwordReset/o`)
  expect(linkAddress(at, 'claimApproval', 'o&', 7)).toBe(`${at}/#/actions/claimApproval?otp=o%26&id=7`)
  expect(linkAddress(at, 'claimApproval', 'o')).toBe(`${at}/#/actions/claimApproval?otp=o`)
})
