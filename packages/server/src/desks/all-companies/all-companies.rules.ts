import type { CompanyForm, CompanyState } from '@oktant/contract/organisation/companies.ts'
import { isDay } from '@oktant/contract/kit/days.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { withValues } from '@oktant/contract/kit/local-text.ts'
import { fail, type FieldError } from '../../http/fail.ts'
import { isMailAddress } from '../../mail/address.rules.ts'

type Standing = { state: 'unconfirmed' | 'confirmed' | 'suspended'; removedAt: Date | null }

export const stateOf = ({ state, removedAt }: Standing): CompanyState => (removedAt ? 'removed' : state)

type Code =
  | 'company_name_required'
  | 'company_name_taken'
  | 'company_email_taken'
  | 'email_required'
  | 'email_address_invalid'
  | 'domain_invalid'
  | 'domain_taken'
  | 'day_invalid'
  | 'address_not_web'

export const faultAt = (field: string, code: Code, value = ''): FieldError => ({
  field,
  code,
  message: withValues(messages[code].en, value),
  value,
})

const hostName = /^(?=.{1,253}$)([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)*[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/

const isWebAddress = (text: string) =>
  URL.canParse(text) && ['https:', 'http:'].includes(new URL(text).protocol)

/** What was typed, in the form in which it is kept. */
export function tidied<F extends CompanyForm>(form: F): F {
  const line = (text: string) => text.trim()
  const domains = [...new Set(form.domains.map((domain) => domain.trim().toLowerCase()).filter(Boolean))]
  return {
    ...form,
    name: line(form.name),
    emailAddress: line(form.emailAddress),
    supportEmailAddress: line(form.supportEmailAddress),
    supportPhone: line(form.supportPhone),
    competencyUrl: line(form.competencyUrl),
    domains,
  }
}

export type Taken = { name: boolean; email: boolean; domain: string | null }

/** What is wrong with a company, each at its field. */
export function faultsOfCompany(form: CompanyForm, taken: Taken): FieldError[] {
  const { name, emailAddress, supportEmailAddress, competencyUrl, domains, licenceValidUntil } = form
  const wrongHost = domains.find((domain) => !hostName.test(domain))
  const faults: (FieldError | false)[] = [
    !name && faultAt('name', 'company_name_required'),
    taken.name && faultAt('name', 'company_name_taken'),
    !emailAddress && faultAt('emailAddress', 'email_required'),
    !!emailAddress && !isMailAddress(emailAddress) && faultAt('emailAddress', 'email_address_invalid'),
    taken.email && faultAt('emailAddress', 'company_email_taken'),
    !!supportEmailAddress &&
      !isMailAddress(supportEmailAddress) &&
      faultAt('supportEmailAddress', 'email_address_invalid'),
    licenceValidUntil !== null && !isDay(licenceValidUntil) && faultAt('licenceValidUntil', 'day_invalid'),
    wrongHost !== undefined && faultAt('domains', 'domain_invalid', wrongHost),
    taken.domain !== null && faultAt('domains', 'domain_taken', taken.domain),
    !!competencyUrl && !isWebAddress(competencyUrl) && faultAt('competencyUrl', 'address_not_web'),
  ]
  return faults.filter((fault) => fault !== false)
}

export function refuseFaults(errors: FieldError[]) {
  if (errors.length) throw fail('company_invalid', { errors })
}
