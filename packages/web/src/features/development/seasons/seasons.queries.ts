import { readVisiblePerson } from '@oktant/contract/people/directory.ts'
import * as contract from '@oktant/contract/development/seasons.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'
import { recordQueries } from '../../../lib/records/record-queries.ts'

export const {
  list: seasons,
  one: season,
  changed: seasonsChanged,
  create: createSeason,
  save: saveSeason,
  remove: removeSeason,
  restore: restoreSeason,
} = recordQueries(
  ['seasons'],
  {
    list: contract.listSeasons,
    create: contract.createSeason,
    read: contract.readSeason,
    update: contract.updateSeason,
    remove: contract.removeSeason,
    restore: contract.restoreSeason,
  },
  ['reviews', 'reviewProgress'],
)

export const seasonOptions = queryOptions({
  queryKey: ['seasons', 'options'],
  queryFn: ({ signal }) => call(contract.readSeasonOptions, {}, { signal }),
})

/** The managers whose numbers an audience holds. */
export const namedForSeason = (ids: readonly number[]) =>
  Promise.all(
    ids.map(async (id) => {
      const { fullName } = await call(readVisiblePerson, { params: { id } })
      return { id, fullName }
    }),
  )

type DryRunQuery = NonNullable<Input<typeof contract.dryRunSeason>['query']>

export const dryRun = (id: number, query: DryRunQuery) =>
  queryOptions({
    queryKey: ['seasons', 'dryRun', id, query],
    queryFn: ({ signal }) => call(contract.dryRunSeason, { params: { id }, query }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

const deeds = {
  open: contract.openSeason,
  stop: contract.stopSeason,
  close: contract.closeSeason,
} as const
export type SeasonDeed = keyof typeof deeds

export async function doWithSeason(deed: SeasonDeed, id: number) {
  const found = await call(deeds[deed], { params: { id } })
  cache.setQueryData(season(id).queryKey, found)
  await seasonsChanged()
  return found
}

export async function copySeason(id: number) {
  const copy = await call(contract.copySeason, { params: { id } })
  await seasonsChanged()
  return copy
}
