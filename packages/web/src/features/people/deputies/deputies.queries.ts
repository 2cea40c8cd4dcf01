import type { Input } from '@oktant/contract/http/http.ts'
import * as contract from '@oktant/contract/people/deputies.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

const key = ['deputies'] as const

export const ownDeputies = queryOptions({
  queryKey: [...key, 'own'],
  queryFn: ({ signal }) => call(contract.listOwnDeputies, {}, { signal }),
})

export const deputies = (query: Input<typeof contract.listDeputies>['query']) =>
  queryOptions({
    queryKey: [...key, query],
    queryFn: ({ signal }) => call(contract.listDeputies, { query: query ?? {} }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Who stands in changes what waits for whom, too. */
const changed = () =>
  Promise.all(
    ['deputies', 'events', 'audit', 'learning'].map((name) => cache.invalidateQueries({ queryKey: [name] })),
  )

export async function nameDeputy(body: contract.DeputyForm) {
  const named = await call(contract.nameDeputy, { body })
  await changed()
  return named
}

export async function endDeputy(id: number) {
  await call(contract.endDeputy, { params: { id } })
  await changed()
}
