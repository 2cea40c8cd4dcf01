import type { CompanyForm, NewCompanyForm } from '@oktant/contract/organisation/companies.ts'
import type { Actor } from '../../access/actor.ts'
import type { Kit } from '../../kit.ts'
import type { Db } from '../../db/engine/db.ts'
import { fail } from '../../http/fail.ts'
import { readHistory } from '../../features/organisation/audit/audit.ts'
import {
  changeCompany,
  type Company,
  findTakenByCompanies,
  listDomains,
  setDomains,
  standCompany,
} from '../../features/organisation/companies/companies.ts'
import {
  faultsOfFirstUser,
  holdNames,
  openCompanyByHand,
  permissionsOfFirstUser,
} from '../../features/people/registration/registration.ts'
import { endSessionsOfCompany } from '../../features/people/sessions/sessions.ts'
import { inviteFirst } from '../../features/people/users/users.ts'
import { accessCompany, may } from './all-companies.access.ts'
import { countSessions, countUse } from './all-companies.queries.ts'
import { faultsOfCompany, refuseFaults, tidied } from './all-companies.rules.ts'
import { companyView } from './all-companies.view.ts'

type Now = Pick<Kit, 'now'>

export async function readCompany(db: Db, actor: Actor, id: number) {
  const company = await accessCompany(db, actor, id)
  const [domains, use] = await Promise.all([listDomains(db, id), countUse(db, id)])
  return companyView(actor, company, { domains, use })
}

type Opening = Pick<Kit, 'begin' | 'now'>

export async function createCompany(db: Db, actor: Actor, sent: NewCompanyForm, { begin, now }: Opening) {
  if (!may.give(actor, permissionsOfFirstUser)) throw fail('more_permissions_needed')
  const { administrator: asked, ...form } = tidied(sent)
  const administrator = { ...asked, emailAddress: asked.emailAddress.trim() }
  await holdNames(db)
  const faults = (await faultsOfFirstUser(db, administrator)).map(({ field, ...fault }) => ({
    ...fault,
    field: `administrator.${field}`,
  }))
  refuseFaults([...faultsOfCompany(form, await findTakenByCompanies(db, form, 0)), ...faults])
  const { domains, ...values } = columnsOf(form)
  const made = await openCompanyByHand(db, { values, administrator, by: actor, begin, now: now() })
  await setDomains(db, made.companyId, domains)
  await inviteFirst(db, made.companyId, made.userId)
  return readCompany(db, actor, made.companyId)
}

export async function updateCompany(db: Db, actor: Actor, id: number, sent: CompanyForm) {
  const company = await accessCompany(db, actor, id, 'edit')
  const form = tidied(sent)
  await holdNames(db)
  refuseFaults(faultsOfCompany(form, await findTakenByCompanies(db, form, id)))
  const { domains, ...values } = columnsOf(form)
  await changeCompany(db, actor, company, { values, domains })
  return readCompany(db, actor, id)
}

const columnsOf = ({ competencyUrl, ...form }: CompanyForm) => ({
  ...form,
  competencyUrl: competencyUrl || null,
})

/** Whom and what a suspension or a removal would touch. */
export async function affectedByCompanyAct(db: Db, actor: Actor, id: number) {
  await accessCompany(db, actor, id)
  const [use, open] = await Promise.all([countUse(db, id), countSessions(db, id)])
  return [
    { what: 'people', count: use.active, examples: [] },
    { what: 'sessions', count: open.count, examples: open.names },
    { what: 'files', count: use.files, examples: [] },
  ]
}

/** Closes a company to its people, who are signed out everywhere. */
export async function suspendCompany(db: Db, { now }: Now, actor: Actor, id: number) {
  const company = await accessCompany(db, actor, id, 'suspend')
  await close(db, actor, company, { suspendedAt: now(), removedAt: null, now: now() })
  return readCompany(db, actor, id)
}

export async function resumeCompany(db: Db, actor: Actor, id: number) {
  const company = await accessCompany(db, actor, id, 'resume')
  await standCompany(db, actor, company, { state: 'confirmed', suspendedAt: null, removedAt: null })
  return readCompany(db, actor, id)
}

export async function removeCompany(db: Db, { now }: Now, actor: Actor, id: number) {
  const company = await accessCompany(db, actor, id, 'remove')
  await close(db, actor, company, { suspendedAt: company.suspendedAt, removedAt: now(), now: now() })
  return readCompany(db, actor, id)
}

/** As open or closed as it was when it was removed. */
export async function restoreCompany(db: Db, actor: Actor, id: number) {
  const company = await accessCompany(db, actor, id, 'restore')
  const { suspendedAt } = company
  const state = suspendedAt ? 'suspended' : 'confirmed'
  await standCompany(db, actor, company, { state, suspendedAt, removedAt: null })
  return readCompany(db, actor, id)
}

type Closing = { suspendedAt: Date | null; removedAt: Date | null; now: Date }

async function close(db: Db, actor: Actor, company: Company, { now, ...standing }: Closing) {
  await standCompany(db, actor, company, { state: 'suspended', ...standing })
  await endSessionsOfCompany(db, company.id, now)
}

/** What was done to the company as a whole; it is written down there, and read here by an explicit word. */
export async function readCompanyHistory(
  db: Db,
  { objects }: Pick<Kit, 'objects'>,
  actor: Actor,
  id: number,
) {
  await accessCompany(db, actor, id)
  return readHistory(db, { ...actor, companyId: id }, { object: 'company', number: id }, objects)
}
