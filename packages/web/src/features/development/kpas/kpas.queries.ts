import * as contract from '@oktant/contract/development/kpas.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

export const kpas = queryOptions({
  queryKey: ['kpas', 'tree'],
  queryFn: ({ signal }) => call(contract.listKpas, {}, { signal }),
})

export const kpa = (id: number) =>
  queryOptions({
    queryKey: ['kpas', 'one', id],
    queryFn: ({ signal }) => call(contract.readKpa, { params: { id } }, { signal }),
  })

export const kpaFigures = (season: number | null) =>
  queryOptions({
    queryKey: ['kpas', 'figures', season],
    queryFn: ({ signal }) =>
      call(contract.readKpaFigures, { query: season === null ? {} : { season } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const kpaChoices = queryOptions({
  queryKey: ['kpas', 'choices'],
  queryFn: ({ signal }) => call(contract.listKpaChoices, {}, { signal }),
})

const changed = () =>
  Promise.all(
    [['kpas'], ['audit'], ['learning', 'home']].map((queryKey) => cache.invalidateQueries({ queryKey })),
  )

/** What a change answers is shown at once. */
async function shown(answer: Promise<contract.KpaRecord>) {
  const made = await answer
  cache.setQueryData(kpa(made.id).queryKey, made)
  await changed()
  return made
}

export const createKpa = (body: Input<typeof contract.createKpa>['body']) =>
  shown(call(contract.createKpa, { body }))
export const updateKpa = (id: number, body: Input<typeof contract.updateKpa>['body']) =>
  shown(call(contract.updateKpa, { params: { id }, body }))
export const moveKpa = (id: number, body: Input<typeof contract.moveKpa>['body']) =>
  shown(call(contract.moveKpa, { params: { id }, body }))
export const handOverKpa = (id: number, body: Input<typeof contract.handOverKpa>['body']) =>
  shown(call(contract.handOverKpa, { params: { id }, body }))
export const archiveKpa = (id: number, revision: number) =>
  shown(call(contract.archiveKpa, { params: { id }, body: { revision } }))
export const restoreKpa = (id: number, revision: number) =>
  shown(call(contract.restoreKpa, { params: { id }, body: { revision } }))
