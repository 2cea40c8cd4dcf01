import * as contract from '@oktant/contract/assessment/facilitation.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { isFailure } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

const key = ['facilitation'] as const

export const facilitated = (query: Input<typeof contract.listFacilitated>['query']) =>
  queryOptions({
    queryKey: [...key, 'list', query],
    queryFn: ({ signal }) => call(contract.listFacilitated, { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
  })

const oneKey = (id: number) => [...key, 'one', id]
export const facilitation = (id: number) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => call(contract.readFacilitated, { params: { id } }, { signal }),
    staleTime: 0,
  })

/** NOTE: every change answers the whole, so that only lists are read anew. */
async function changed(id: number, shown: contract.Facilitation) {
  cache.setQueryData(oneKey(id), shown)
  const stale = [[...key, 'list'], ['audit'], ['evaluations'], ['marking']]
  await Promise.all(stale.map((queryKey) => cache.invalidateQueries({ queryKey })))
}

export async function flagAttempt(id: number, body: Input<typeof contract.flagAttempt>['body']) {
  await changed(id, await call(contract.flagAttempt, { params: { id }, body }))
}

export async function settleFlag(id: number, flagId: number, isSettled: boolean) {
  await changed(id, await call(contract.settleFlag, { params: { id, flagId }, body: { isSettled } }))
}

/** NOTE: who was too late is shown what was quicker, or they would be too late the next time again. */
const shownTheirs = (id: number) => async (error: unknown) => {
  if (isFailure(error, 'content_changed')) await cache.invalidateQueries({ queryKey: oneKey(id) })
  throw error
}

type GivenScore = Input<typeof contract.overrideScore>['body']
export async function overrideScore(id: number, questionScoreId: number, body: GivenScore) {
  const params = { id, questionScoreId }
  await changed(id, await call(contract.overrideScore, { params, body }).catch(shownTheirs(id)))
}

type Taken = Input<typeof contract.takeOverrideBack>['query']
export async function takeOverrideBack(id: number, questionScoreId: number, query: Taken) {
  const params = { id, questionScoreId }
  await changed(id, await call(contract.takeOverrideBack, { params, query }).catch(shownTheirs(id)))
}
