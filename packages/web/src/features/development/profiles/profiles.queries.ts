import * as contract from '@oktant/contract/development/competency-profiles.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'
import { type AskedQuery, staleAll } from '../../../lib/records/record-queries.ts'

const key = 'competency-profiles'

export const competencyProfiles = (query: AskedQuery<typeof contract.listCompetencyProfiles>) =>
  queryOptions({
    queryKey: [key, 'list', query],
    queryFn: ({ signal }) => call(contract.listCompetencyProfiles, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const competencyProfile = (id: number) =>
  queryOptions({
    queryKey: [key, 'one', id],
    queryFn: ({ signal }) => call(contract.readCompetencyProfile, { params: { id } }, { signal }),
  })

export async function saveCompetencyProfile(
  id: number,
  body: Input<typeof contract.saveCompetencyProfile>['body'],
) {
  const saved = await call(contract.saveCompetencyProfile, { params: { id }, body })
  cache.setQueryData(competencyProfile(id).queryKey, saved)
  await staleAll([key, 'competencies', 'audit'])
  return saved
}

export const competencyRegions = queryOptions({
  queryKey: ['competency-regions'],
  queryFn: ({ signal }) => call(contract.listCompetencyRegions, {}, { signal }),
})

export const useSaveCompetencyRegion = (id: number) =>
  useMutation({
    mutationFn: (localityIds: number[]) =>
      call(contract.saveCompetencyRegion, { params: { id }, body: { localityIds } }),
    onSettled: () => staleAll(['competency-regions', 'competencies', 'audit']),
  })
