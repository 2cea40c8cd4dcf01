import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, listQuery, LocalText, orNull, paged } from '../http/http.ts'
import { ChangedRows, chosenIn } from '../kit/chosen.ts'
import { ContractRow } from './contracts.ts'
import { ReviewPerson } from './reviews/review-shapes.ts'

/** The performance contracts of seasons, for HR: who has signed and who has not, without a word of what they say. */
const access = 'reviews.administer'

export type SeasonContract = Static<typeof SeasonContract>
export const SeasonContract = t.Object({
  ...ContractRow.properties,
  /** When each side signed the newest version; null where it has not. */
  personSignedAt: orNull(t.String()),
  managerSignedAt: orNull(t.String()),
})

export const contractSignatures = ['person', 'manager', 'any'] as const
export const seasonContractsQuery = listQuery({
  sort: ['user.name', 'manager.name', 'season', 'changedAt'],
  /** `season` and `manager` by number, 0 is nobody; `missing`, whose signature is: person, manager or any. */
  filter: ['user.name', 'season', 'manager', 'state', 'missing'],
})

export type SeasonContracts = Static<typeof SeasonContracts>
export const SeasonContracts = t.Object({
  ...paged(SeasonContract).properties,
  /** Of all that the filters mean, not of this page alone. */
  signed: t.Integer(),
  missingPerson: t.Integer(),
  missingManager: t.Integer(),
  seasons: t.Array(t.Object({ id: Id, name: LocalText })),
  managers: t.Array(ReviewPerson),
})

export const listSeasonContracts = endpoint({
  method: 'GET',
  path: '/admin/contracts',
  access,
  summary: 'Lists the performance contracts of seasons with who has signed the newest version.',
  query: seasonContractsQuery,
  reply: SeasonContracts,
})

export const seasonContractFormats = ['CSV', 'XLSX'] as const
export type SeasonContractFormat = (typeof seasonContractFormats)[number]
export const exportSeasonContracts = endpoint({
  method: 'GET',
  path: '/admin/contracts/export/:format',
  access,
  params: t.Object({ format: t.Union(seasonContractFormats.map((format) => t.Literal(format))) }),
  summary: 'Writes who has signed which performance contract as a table.',
  query: seasonContractsQuery,
  reply: 'file',
  errors: ['report_too_long'],
})

export const remindOfContracts = endpoint({
  method: 'POST',
  path: '/admin/contracts/remind',
  access,
  summary:
    'Reminds whoever has not signed the chosen contracts, by letter once a day; what is signed or closed is left.',
  body: t.Object({ chosen: chosenIn(seasonContractsQuery) }),
  reply: ChangedRows,
  errors: ['contract_not_found'],
})
