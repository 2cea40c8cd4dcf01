import { listEvaluations } from '@oktant/contract/assessment/evaluations.ts'
import * as contract from '@oktant/contract/assessment/attempts/extra-time.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

const key = ['extra-time'] as const

export const extraTimes = (query: Input<typeof contract.listExtraTimes>['query']) =>
  queryOptions({
    queryKey: [...key, query],
    queryFn: ({ signal }) => call(contract.listExtraTimes, { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
  })

const changed = () =>
  Promise.all(['extra-time', 'audit'].map((name) => cache.invalidateQueries({ queryKey: [name] })))

export async function giveExtraTime(body: contract.ExtraTimeForm) {
  const given = await call(contract.giveExtraTime, { body })
  await changed()
  return given
}

export async function takeExtraTimeBack(id: number) {
  await call(contract.takeExtraTimeBack, { params: { id } })
  await changed()
}

export const evaluationsNamed = (title: string) =>
  queryOptions({
    queryKey: [...key, 'evaluations', title],
    queryFn: async ({ signal }) => {
      const filter = title === '' ? {} : { _filterFields: ['title'], _filterValues: [title] }
      return (await call(listEvaluations, { query: { _perPage: 8, ...filter } }, { signal })).content
    },
    placeholderData: keepPreviousData,
  })
