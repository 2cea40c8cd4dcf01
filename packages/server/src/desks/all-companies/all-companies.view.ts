import type { CompanyRecord, CompanyRow } from '@oktant/contract/organisation/companies.ts'
import type { Actor } from '../../access/actor.ts'
import type { Company } from '../../features/organisation/companies/companies.ts'
import { may } from './all-companies.access.ts'
import type { CompanyListRow, countUse } from './all-companies.queries.ts'
import { stateOf } from './all-companies.rules.ts'

const rowOf = (company: Company, use: { active: number; bytes: number }): CompanyRow => ({
  id: company.id,
  name: company.name,
  code: company.code,
  state: stateOf(company),
  people: use.active,
  licenceSeats: company.licenceSeats,
  licenceValidUntil: company.licenceValidUntil,
  fileBytes: use.bytes,
  createdAt: company.createdAt.toISOString(),
})

export const companyRowView = ({ company, active, bytes }: CompanyListRow) =>
  rowOf(company, { active, bytes })

type Beside = { domains: string[]; use: Awaited<ReturnType<typeof countUse>> }

export function companyView(actor: Actor, company: Company, { domains, use }: Beside): CompanyRecord {
  const { emailAddress, supportEmailAddress, supportPhone } = company
  return {
    ...rowOf(company, use),
    emailAddress,
    supportEmailAddress,
    supportPhone,
    competencyUrl: company.competencyUrl ?? '',
    domains,
    accounts: use.every,
    files: use.files,
    lastSignInAt: use.lastSignInAt?.toISOString() ?? null,
    can: {
      edit: may.edit(actor, company),
      suspend: may.suspend(actor, company),
      resume: may.resume(actor, company),
      remove: may.remove(actor, company),
      restore: may.restore(actor, company),
    },
  }
}
