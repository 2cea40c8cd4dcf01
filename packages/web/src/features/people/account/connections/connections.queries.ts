import {
  addConnection,
  allSuggestions,
  listConnections,
  removeConnection,
  topSuggestions,
} from '@oktant/contract/communication/connections.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../../lib/api/api.ts'
import { query as cache } from '../../../../lib/api/query-client.ts'

export const connections = (query: Input<typeof listConnections>['query']) =>
  queryOptions({
    queryKey: ['connections', 'own', query],
    queryFn: ({ signal }) => call(listConnections, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const suggested = queryOptions({
  queryKey: ['connections', 'top'],
  queryFn: ({ signal }) => call(topSuggestions, {}, { signal }),
})

export const allSuggested = (query: Input<typeof allSuggestions>['query']) =>
  queryOptions({
    queryKey: ['connections', 'suggested', query],
    queryFn: ({ signal }) => call(allSuggestions, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

const changed = () =>
  Promise.all(['connections', 'activity'].map((name) => cache.invalidateQueries({ queryKey: [name] })))

export async function connect(userId: number) {
  const made = await call(addConnection, { params: { userId } })
  await changed()
  return made
}

export async function disconnect(userId: number) {
  await call(removeConnection, { params: { userId } })
  await changed()
}

export const useAddConnection = () => useMutation({ mutationFn: connect })
export const useRemoveConnection = () => useMutation({ mutationFn: disconnect })
