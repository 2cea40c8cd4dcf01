import { Type as t, type Static } from '@sinclair/typebox'
import { AuditEntry } from './audit.ts'
import { Affected, endpoint, Id, Language, listQuery, paged } from '../http/http.ts'

/** Removed ones keep their rows, so that a removal can be taken back. */
export const companyStates = ['confirmed', 'suspended', 'unconfirmed', 'removed'] as const
export type CompanyState = (typeof companyStates)[number]
const State = t.Union(companyStates.map((state) => t.Literal(state)))

/** What somebody who looks after licences wants to see first. */
export const licenceFilters = ['ending', 'over', 'full'] as const
export type LicenceFilter = (typeof licenceFilters)[number]

const Seats = t.Union([t.Integer({ minimum: 1, maximum: 10_000_000 }), t.Null()])
const Day = t.Union([t.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }), t.Null()])
const Line = t.String({ maxLength: 255 })

export type CompanyForm = Static<typeof CompanyForm>
export const CompanyForm = t.Object({
  name: Line,
  emailAddress: Line,
  /** How many people may be active; none is as many as there are. */
  licenceSeats: Seats,
  /** The licence’s last day. */
  licenceValidUntil: Day,
  /** Host names by which its people and visitors reach its sign-in page and catalogue. */
  domains: t.Array(t.String({ maxLength: 253 }), { maxItems: 20 }),
  supportEmailAddress: Line,
  supportPhone: t.String({ maxLength: 60 }),
  /** The address of the separate competency application, where the company has one. */
  competencyUrl: t.String({ maxLength: 500 }),
})

export type NewCompanyForm = Static<typeof NewCompanyForm>
export const NewCompanyForm = t.Object({
  ...CompanyForm.properties,
  /** Is invited by letter to choose a password. */
  administrator: t.Object({
    firstName: Line,
    surname: Line,
    emailAddress: Line,
    language: Language,
    timezone: t.String({ maxLength: 64 }),
  }),
})

export type CompanyRow = Static<typeof CompanyRow>
export const CompanyRow = t.Object({
  id: Id,
  name: t.String(),
  code: t.String(),
  state: State,
  /** Active ones. */
  people: t.Integer(),
  licenceSeats: Seats,
  licenceValidUntil: Day,
  fileBytes: t.Integer(),
  createdAt: t.String({ format: 'date-time' }),
})

export type CompanyRecord = Static<typeof CompanyRecord>
export const CompanyRecord = t.Object({
  ...CompanyRow.properties,
  ...CompanyForm.properties,
  /** Inactive ones too. */
  accounts: t.Integer(),
  files: t.Integer(),
  lastSignInAt: t.Union([t.String({ format: 'date-time' }), t.Null()]),
  can: t.Object({
    edit: t.Boolean(),
    suspend: t.Boolean(),
    resume: t.Boolean(),
    remove: t.Boolean(),
    restore: t.Boolean(),
  }),
})

// NOTE: a company belongs to no company, so its number is not called an id; only one permission reaches it at all.
const params = t.Object({ company: Id })
const access = 'companies.administer'

export const listCompanies = endpoint({
  method: 'GET',
  path: '/admin/company',
  access,
  summary: 'Lists companies with their licence, how many people they have and what they keep.',
  query: listQuery({
    sort: ['name', 'people', 'licenceValidUntil', 'fileBytes', 'createdAt'],
    filter: ['name', 'state', 'licence'],
  }),
  reply: paged(CompanyRow),
})

export const readCompany = endpoint({
  method: 'GET',
  path: '/admin/company/:company',
  access,
  summary: 'Reads one company.',
  params,
  reply: CompanyRecord,
  errors: ['company_not_found'],
})

export const createCompany = endpoint({
  method: 'POST',
  path: '/admin/company',
  access,
  summary: 'Makes a company with its first administrator, who is invited by letter.',
  body: NewCompanyForm,
  reply: CompanyRecord,
  errors: ['company_invalid', 'more_permissions_needed'],
})

export const updateCompany = endpoint({
  method: 'PUT',
  path: '/admin/company/:company',
  access,
  summary: 'Changes a company and its licence; both are in force at once.',
  params,
  body: CompanyForm,
  reply: CompanyRecord,
  errors: ['company_not_found', 'company_invalid', 'company_closed'],
})

export const affectedByCompanyAct = endpoint({
  method: 'GET',
  path: '/admin/company/:company/affected',
  access,
  summary: 'Says whom and what the suspension or removal of a company would touch.',
  params,
  reply: Affected,
  errors: ['company_not_found'],
})

const act = { params, reply: CompanyRecord } as const
const refusals = ['company_not_found', 'company_closed', 'company_is_own'] as const

export const suspendCompany = endpoint({
  method: 'POST',
  path: '/admin/company/:company/suspend',
  access,
  summary: 'Closes a company to its people and ends their sessions; nothing is lost.',
  ...act,
  errors: refusals,
})

export const resumeCompany = endpoint({
  method: 'POST',
  path: '/admin/company/:company/resume',
  access,
  summary: 'Opens a suspended company to its people again.',
  ...act,
  errors: refusals,
})

export const removeCompany = endpoint({
  method: 'DELETE',
  path: '/admin/company/:company',
  access,
  summary: 'Removes a company from sight and closes it to its people; it can be brought back.',
  ...act,
  errors: refusals,
})

export const restoreCompany = endpoint({
  method: 'POST',
  path: '/admin/company/:company/restore',
  access,
  summary: 'Brings a removed company back, as open or closed as it was.',
  ...act,
  errors: refusals,
})

export const readCompanyHistory = endpoint({
  method: 'GET',
  path: '/admin/company/:company/history',
  access,
  summary: 'Reads what was lately done to a company as a whole, newest first.',
  params,
  reply: t.Array(AuditEntry),
  errors: ['company_not_found'],
})
