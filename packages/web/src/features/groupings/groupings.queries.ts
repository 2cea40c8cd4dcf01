import { listCourses } from '@oktant/contract/containers.ts'
import * as contract from '@oktant/contract/groupings.ts'
import type { Input } from '@oktant/contract/http.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api/api.ts'
import { query as cache } from '../../lib/api/query-client.ts'

export const groupings = (query: NonNullable<Input<typeof contract.listGroupings>['query']>) =>
  queryOptions({
    queryKey: ['groupings', 'list', query],
    queryFn: ({ signal }) => call(contract.listGroupings, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const grouping = (id: number) =>
  queryOptions({
    queryKey: ['groupings', 'one', id],
    queryFn: ({ signal }) => call(contract.readGrouping, { params: { id } }, { signal }),
  })

export const groupingAffected = (id: number) =>
  queryOptions({
    queryKey: ['groupings', 'affected', id],
    queryFn: ({ signal }) => call(contract.readGroupingAffected, { params: { id } }, { signal }),
    staleTime: 0,
  })

export const shownGroupings = queryOptions({
  queryKey: ['groupings', 'shown'],
  queryFn: ({ signal }) => call(contract.listShownGroupings, { query: {} }, { signal }),
})

/** The courses and folders that can be grouped, by their title. */
export const containersNamed = (title: string) => {
  const query = { _perPage: 8, ...(title && { _filterFields: ['title'], _filterValues: [title] }) }
  return queryOptions({
    queryKey: ['courses', 'list', query],
    queryFn: ({ signal }) => call(listCourses, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

export const groupingsChanged = () =>
  Promise.all(['groupings', 'audit'].map((name) => cache.invalidateQueries({ queryKey: [name] })))

export async function createGrouping(body: contract.GroupingForm) {
  const made = await call(contract.createGrouping, { body })
  await groupingsChanged()
  return made
}

export async function saveGrouping(id: number, body: contract.GroupingForm & { revision: number }) {
  const saved = await call(contract.updateGrouping, { params: { id }, body })
  cache.setQueryData(grouping(id).queryKey, saved)
  await groupingsChanged()
  return saved
}

export const removeGrouping = (id: number) => call(contract.removeGrouping, { params: { id } })

export async function restoreGrouping(id: number) {
  await call(contract.restoreGrouping, { params: { id } })
  await groupingsChanged()
}
