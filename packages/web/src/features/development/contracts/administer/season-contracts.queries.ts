import * as contract from '@oktant/contract/development/season-contracts.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../../lib/api/api.ts'
import { download } from '../../../../lib/api/download.ts'
import { staleAll } from '../../../../lib/records/record-queries.ts'

type SeasonContractsQuery = NonNullable<Input<typeof contract.listSeasonContracts>['query']>

export const seasonContracts = (query: SeasonContractsQuery) =>
  queryOptions({
    queryKey: ['contracts', 'seasons', query],
    queryFn: ({ signal }) => call(contract.listSeasonContracts, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const takeSeasonContracts = (query: SeasonContractsQuery, format: contract.SeasonContractFormat) =>
  download(contract.exportSeasonContracts, { params: { format }, query }, `contracts.${format.toLowerCase()}`)

export async function remindOfContracts(chosen: Input<typeof contract.remindOfContracts>['body']['chosen']) {
  const made = await call(contract.remindOfContracts, { body: { chosen } })
  await staleAll(['audit'])
  return made
}
