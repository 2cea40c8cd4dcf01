import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, LocalText, orNull, paged } from '../http/http.ts'
import { ProgressState } from './own/learning-state.ts'
import { TracedCall } from './package-attempts.ts'
import { PackageKind } from './package-imports.ts'

/** Somebody's attempt at a package, as whoever answers for results finds it in the list of all. */
export type PackageAttemptRow = Static<typeof PackageAttemptRow>
export const PackageAttemptRow = t.Object({
  /** The number of its component log. */
  id: Id,
  user: t.Object({ id: Id, fullName: t.String() }),
  container: t.Object({ id: Id, name: LocalText }),
  attempt: t.Integer(),
  state: ProgressState,
  mark: orNull(t.Integer()),
  seconds: t.Integer(),
  startedAt: t.String(),
  savedAt: t.String(),
})

/** Why an attempt has not come to an end, by what its package said and called. */
export const packageWhys = [
  'speaks_to_record_store',
  'unit_said_nothing',
  'unit_not_met',
  'nothing_called',
  'never_begun',
  'item_not_opened',
  'status_never_set',
  'status_open',
  'said_failed',
  'mastery_missed',
  'pass_mark_missed',
  'left_suspended',
  'never_finished',
  'calls_refused',
] as const
export type PackageWhy = (typeof packageWhys)[number]

export type WhyNotComplete = Static<typeof WhyNotComplete>
export const WhyNotComplete = t.Object({
  code: t.Union(packageWhys.map((code) => t.Literal(code))),
  /** The item that it is about; null for the whole package. */
  item: orNull(LocalText),
  /** What was said, or how many. */
  value: t.String(),
  /** What would have been needed. */
  needed: t.String(),
})

export type PackageAttemptRecord = Static<typeof PackageAttemptRecord>
export const PackageAttemptRecord = t.Object({
  ...PackageAttemptRow.properties,
  component: t.Object({ id: Id, name: LocalText }),
  kind: PackageKind,
  passMark: orNull(t.Integer()),
  /** By item, what each element holds. */
  values: t.Array(
    t.Object({
      item: orNull(LocalText),
      elements: t.Array(t.Object({ name: t.String(), value: t.String() })),
    }),
  ),
  /** The units of a cmi5 package; none of another. */
  units: t.Array(t.Object({ id: t.String(), title: LocalText, isMet: t.Boolean(), isWaived: t.Boolean() })),
  /** Nothing where it is complete. */
  why: t.Array(WhyNotComplete),
  /** Call by call, of the latest launches. */
  trace: t.Array(t.Object({ session: t.Integer(), ...TracedCall.properties })),
})

/** CSV where nothing is said. */
export const traceFormats = ['csv', 'json'] as const
export type TraceFormat = (typeof traceFormats)[number]

const access = 'evaluations.administer'

export const listPackageAttemptRecords = endpoint({
  method: 'GET',
  path: '/admin/component/:id/package-attempts',
  access,
  summary: 'Lists the attempts at a package: who, when, and what each came to.',
  params: idParams,
  query: listQuery({ sort: ['user', 'savedAt', 'mark'], filter: ['user', 'state'] }),
  reply: t.Object({
    ...paged(PackageAttemptRow).properties,
    component: t.Object({ id: Id, name: LocalText }),
  }),
  errors: ['component_not_found'],
})

export type CompanyAttemptRow = Static<typeof CompanyAttemptRow>
export const CompanyAttemptRow = t.Object({
  ...PackageAttemptRow.properties,
  component: t.Object({ id: Id, name: LocalText }),
})

export const listCompanyPackageAttempts = endpoint({
  method: 'GET',
  path: '/admin/package-attempts',
  access,
  summary: 'Lists the attempts at all packages, of one person or in one course where that is asked for.',
  query: listQuery({
    sort: ['user', 'savedAt', 'mark'],
    filter: ['user', 'component', 'state', 'person', 'course'],
  }),
  reply: t.Object({
    ...paged(CompanyAttemptRow).properties,
    /** Whose attempts are asked for, and in which course; null where nobody asked, or there is no such. */
    person: orNull(t.Object({ id: Id, fullName: t.String() })),
    course: orNull(t.Object({ id: Id, name: LocalText })),
  }),
})

export const readPackageAttemptRecord = endpoint({
  method: 'GET',
  path: '/admin/package-attempt/:id',
  access,
  summary: 'Shows one attempt at a package: what was saved, what was called, and why it is not complete.',
  params: idParams,
  reply: PackageAttemptRecord,
  errors: ['attempt_not_found'],
})

export const exportPackageTrace = endpoint({
  method: 'GET',
  path: '/admin/export/package-trace/:id',
  access,
  summary: 'Writes what a package called in one attempt, as CSV or as JSON.',
  params: idParams,
  query: t.Object({ format: t.Optional(t.Union(traceFormats.map((name) => t.Literal(name)))) }),
  reply: 'file',
  errors: ['attempt_not_found'],
})
