import type { Input } from '@oktant/contract/http/http.ts'
import {
  createJobRole,
  createLocality,
  listJobRoles,
  listLocalities,
  removeJobRole,
  removeLocality,
  updateJobRole,
  updateLocality,
  type CompanyPlace,
  type PlaceForm,
} from '@oktant/contract/people/places.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

export type PlaceKind = 'jobRole' | 'locality'

type Query = NonNullable<Input<typeof listJobRoles>['query']>
type KeptPlace = { id: number; form: PlaceForm }

/** The calls of each kind, which differ in nothing but their address. */
const calls = {
  jobRole: {
    list: (query: Query, signal: AbortSignal) => call(listJobRoles, { query }, { signal }),
    create: (body: PlaceForm) => call(createJobRole, { body }),
    update: ({ id, form: body }: KeptPlace) => call(updateJobRole, { params: { id }, body }),
    remove: (id: number, moveTo?: number) =>
      call(removeJobRole, { params: { id }, query: moveTo ? { moveTo } : {} }),
  },
  locality: {
    list: (query: Query, signal: AbortSignal) => call(listLocalities, { query }, { signal }),
    create: (body: PlaceForm) => call(createLocality, { body }),
    update: ({ id, form: body }: KeptPlace) => call(updateLocality, { params: { id }, body }),
    remove: (id: number, moveTo?: number) =>
      call(removeLocality, { params: { id }, query: moveTo ? { moveTo } : {} }),
  },
} as const

const changed = () =>
  Promise.all(['places', 'users', 'audit'].map((name) => cache.invalidateQueries({ queryKey: [name] })))

export const places = (kind: PlaceKind, query: Query) =>
  queryOptions({
    queryKey: ['places', kind, query],
    queryFn: ({ signal }) => calls[kind].list(query, signal),
    placeholderData: keepPreviousData,
  })

export const useSavePlace = (kind: PlaceKind, id: number) =>
  useMutation({
    mutationFn: (form: PlaceForm): Promise<CompanyPlace> =>
      id ? calls[kind].update({ id, form }) : calls[kind].create(form),
    onSuccess: changed,
  })

export const useRemovePlace = (kind: PlaceKind) =>
  useMutation({
    mutationFn: ({ id, moveTo }: { id: number; moveTo?: number }) => calls[kind].remove(id, moveTo),
    onSuccess: changed,
  })

/** Makes a removed one again. */
export async function makeAgain(kind: PlaceKind, form: PlaceForm) {
  const made = await calls[kind].create(form)
  await changed()
  return made
}
