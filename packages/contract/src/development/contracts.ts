import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, LocalText, orNull, paged } from '../http/http.ts'
import { contractLimits } from '../kit/development-limits.ts'
import { ReviewDay } from './reviews/review-shapes.ts'

/** Performance contracts: what somebody answers for in a season, signed by them and by their manager. */
const missing = 'contract_not_found'
const access = 'signedIn'
const oneOf = <const N extends string>(names: readonly N[]) => t.Union(names.map((name) => t.Literal(name)))
const ContractPerson = t.Object({ id: Id, name: t.String() })
const revision = t.Integer({ minimum: 0 })

export const contractSides = ['person', 'manager'] as const
export type ContractSide = (typeof contractSides)[number]

/** Where the newest version stands; `none` before somebody drafts one. */
export const contractStates = ['none', 'draft', 'waitsForPerson', 'waitsForManager', 'signed'] as const
export type ContractState = (typeof contractStates)[number]
const State = oneOf(contractStates)

/** One line: a key performance area, an objective, or an objective within an area, and how much it weighs. */
export type ContractLineForm = Static<typeof ContractLineForm>
export const ContractLineForm = t.Object({
  kpaId: orNull(Id),
  /** The objective of the person from which it was taken. */
  objectiveId: orNull(Id),
  title: t.String({ maxLength: contractLimits.title }),
  text: t.String({ maxLength: contractLimits.text }),
  dueOn: orNull(ReviewDay),
  /** In per cent. */
  weight: t.Integer({ minimum: 0, maximum: 100 }),
})
export type ContractLine = Static<typeof ContractLine>
export const ContractLine = t.Object({
  ...ContractLineForm.properties,
  /** The area as it was called when this version was written. */
  kpaName: orNull(LocalText),
})

export type ContractSignature = Static<typeof ContractSignature>
export const ContractSignature = t.Object({ side: oneOf(contractSides), by: ContractPerson, at: t.String() })

export type ContractVersion = Static<typeof ContractVersion>
export const ContractVersion = t.Object({
  number: t.Integer(),
  lines: t.Array(ContractLine),
  writtenBy: ContractPerson,
  writtenAt: t.String(),
  /** Whose signature it asks for beside the person’s; nobody’s where the person had no manager. */
  manager: orNull(ContractPerson),
  signatures: t.Array(ContractSignature),
  isSigned: t.Boolean(),
})

export type ContractRow = Static<typeof ContractRow>
export const ContractRow = t.Object({
  /** The number of the review that it belongs to: that of `pdrUser`. */
  id: Id,
  season: t.Object({ id: Id, name: LocalText, seasonStart: t.String(), seasonEnd: t.String() }),
  user: ContractPerson,
  manager: orNull(ContractPerson),
  side: oneOf([...contractSides, 'hr']),
  state: State,
  /** The newest version; 0 before there is one. */
  version: t.Integer(),
  /** The version that counts; null before both have signed one. */
  inForce: orNull(t.Integer()),
  changedAt: orNull(t.String()),
})

export type Contract = Static<typeof Contract>
export const Contract = t.Object({
  ...ContractRow.properties,
  /** HR reads what stands in it after saying why. */
  needsReason: t.Boolean(),
  revision,
  /** The newest first. */
  versions: t.Array(ContractVersion),
  /** Objectives that were handed in, from which a line can be taken. */
  objectives: t.Array(ContractLine),
  can: t.Object({ write: t.Boolean(), sign: t.Boolean(), print: t.Boolean() }),
  /** Why one cannot sign the newest version, where it is not one's turn. */
  whyNot: orNull(oneOf(['incomplete', 'weights', 'otherManager', 'noManager', 'closed'])),
})

export const listContracts = endpoint({
  method: 'GET',
  path: '/client/contracts',
  access,
  summary: 'Lists one’s own performance contracts and those of the people one leads.',
  query: listQuery({
    sort: ['user.name', 'season', 'changedAt'],
    /** `side`: own or team; `turn`: mine. */
    filter: ['user.name', 'side', 'state', 'turn'],
  }),
  reply: paged(ContractRow),
})

const ofContract = { access, params: idParams } as const

export const readContract = endpoint({
  ...ofContract,
  method: 'GET',
  path: '/client/contracts/:id',
  summary: 'Reads the performance contract of a review, with all its versions and their signatures.',
  reply: Contract,
  errors: [missing],
})

export const saveContract = endpoint({
  ...ofContract,
  method: 'PUT',
  path: '/client/contracts/:id',
  summary: 'Writes a performance contract, as a new version where somebody has signed the newest.',
  body: t.Object({
    lines: t.Array(ContractLineForm, { maxItems: contractLimits.lines }),
    /** As it was seen; 0 for the first. */
    revision,
  }),
  reply: Contract,
  errors: [missing, 'contract_changed', 'contract_closed', 'contract_invalid'],
})

export const signContract = endpoint({
  ...ofContract,
  method: 'POST',
  path: '/client/contracts/:id/sign',
  summary: 'Signs the version that was read; it counts once both sides have.',
  body: t.Object({ version: t.Integer({ minimum: 1 }), revision }),
  reply: Contract,
  errors: [
    missing,
    'contract_changed',
    'contract_closed',
    'contract_incomplete',
    'contract_weights',
    'contract_other_manager',
    'no_manager_assigned',
  ],
})

export const printContract = endpoint({
  ...ofContract,
  method: 'POST',
  path: '/client/contracts/:id/printPeek',
  summary: 'Writes a version of a performance contract as PDF, with its signatures.',
  body: t.Object({ version: t.Integer({ minimum: 1 }) }),
  changes: false,
  reply: 'file',
  errors: [missing],
})
