import type { CompanyForm } from '@oktant/contract/organisation/companies.ts'
import { expect, test } from 'vitest'
import { faultAt, faultsOfCompany, refuseFaults, stateOf, tidied } from './all-companies.rules.ts'

// NOTE: the rules read these fields alone.
const form = (own: Partial<CompanyForm> = {}) =>
  ({
    name: 'Harbour',
    emailAddress: 'office@harbour.test',
    supportEmailAddress: '',
    supportPhone: '',
    competencyUrl: '',
    domains: [],
    licenceValidUntil: null,
    ...own,
  }) as CompanyForm
const free = { name: false, email: false, domain: null }
const faults = (own: Partial<CompanyForm> = {}, taken = {}) =>
  faultsOfCompany(form(own), { ...free, ...taken }).map(({ field, code }) => `${field} ${code}`)

test('a removed company is removed, whatever it was before', () => {
  expect(stateOf({ state: 'suspended', removedAt: new Date() })).toBe('removed')
  expect(stateOf({ state: 'suspended', removedAt: null })).toBe('suspended')
})

test('a whole form has no fault', () => {
  expect(faults()).toEqual([])
  const full = { supportEmailAddress: 'help@harbour.test', competencyUrl: 'http://skills.test/a' }
  expect(faults({ ...full, domains: ['harbour.test', 'x'], licenceValidUntil: '2030-01-31' })).toEqual([])
})

test.each<[Partial<CompanyForm>, object, string]>([
  [{ name: '' }, {}, 'name company_name_required'],
  [{}, { name: true }, 'name company_name_taken'],
  [{ emailAddress: '' }, {}, 'emailAddress email_required'],
  [{ emailAddress: 'office' }, {}, 'emailAddress email_address_invalid'],
  [{}, { email: true }, 'emailAddress company_email_taken'],
  [{ supportEmailAddress: 'help' }, {}, 'supportEmailAddress email_address_invalid'],
  [{ licenceValidUntil: '2026-02-30' }, {}, 'licenceValidUntil day_invalid'],
  [{ domains: ['ok.test', 'not a host'] }, {}, 'domains domain_invalid'],
  [{ domains: ['-x.test'] }, {}, 'domains domain_invalid'],
  [{ domains: [`${'a'.repeat(250)}.test`] }, {}, 'domains domain_invalid'],
  [{}, { domain: 'ok.test' }, 'domains domain_taken'],
  [{ competencyUrl: 'ftp://x.test' }, {}, 'competencyUrl address_not_web'],
  [{ competencyUrl: 'skills' }, {}, 'competencyUrl address_not_web'],
])('%j with %j: %s', (own, taken, fault) => expect(faults(own, taken)).toEqual([fault]))

test('a fault names the value that is wrong', () => {
  const [fault] = faultsOfCompany(form({ domains: ['$& bad'] }), free)
  expect(fault).toMatchObject({ value: '$& bad' })
  expect(faultsOfCompany(form(), { ...free, domain: 'ok.test' })[0]).toMatchObject({ value: 'ok.test' })
  expect(faultAt('name', 'company_name_taken').value).toBe('')
})

test('what was typed loses its blanks, and domains are small and said once', () => {
  const typed = form({
    name: ' Harbour ',
    emailAddress: ' a@b.test',
    supportPhone: '1 ',
    domains: [' A.test', 'a.test', ' '],
  })
  expect(tidied({ ...typed, supportEmailAddress: ' h@b.test ', competencyUrl: ' x ' })).toMatchObject({
    name: 'Harbour',
    emailAddress: 'a@b.test',
    supportEmailAddress: 'h@b.test',
    supportPhone: '1',
    competencyUrl: 'x',
    domains: ['a.test'],
  })
})

test('only what is wrong is refused', () => {
  refuseFaults([])
  const errors = [faultAt('name', 'company_name_required')]
  expect(() => refuseFaults(errors)).toThrow(
    expect.objectContaining({ code: 'company_invalid', details: { errors } }),
  )
})
