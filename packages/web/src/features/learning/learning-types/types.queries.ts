import type { Affected, Input, Paged } from '@oktant/contract/http/http.ts'
import * as contract from '@oktant/contract/learning/courses/learning-types.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

/** Which of the two lists: of components, or of courses and folders. */
export type Kind = 'contentType' | 'courseType'
type IsFor = contract.CourseType['isFor']
export type KeptType = contract.ContentType & { isFor?: IsFor }
export type Values = contract.TypeForm & { isFor: IsFor }
type Change = contract.TypeForm & { revision: number }
type AskedQuery = NonNullable<Input<typeof contract.listContentTypes>['query']>
type Options = { signal: AbortSignal }

type Calls = {
  list: (query: AskedQuery, options: Options) => Promise<Paged<KeptType>>
  read: (id: number, options: Options) => Promise<KeptType>
  affected: (id: number, options: Options) => Promise<Affected>
  create: (values: Values) => Promise<KeptType>
  update: (id: number, body: Change) => Promise<KeptType>
  remove: (id: number) => Promise<unknown>
  restore: (id: number) => Promise<KeptType>
  changeAffected: (body: contract.TypeChange, options: Options) => Promise<Affected>
  change: (body: contract.TypeChange) => Promise<{ changed: number[]; skipped: number }>
}

const calls: Record<Kind, Calls> = {
  contentType: {
    list: (query, options) => call(contract.listContentTypes, { query }, options),
    read: (id, options) => call(contract.readContentType, { params: { id } }, options),
    affected: (id, options) => call(contract.readContentTypeAffected, { params: { id } }, options),
    create: ({ name, description, icon }) =>
      call(contract.createContentType, { body: { name, description, icon } }),
    update: (id, body) => call(contract.updateContentType, { params: { id }, body }),
    remove: (id) => call(contract.removeContentType, { params: { id } }),
    restore: (id) => call(contract.restoreContentType, { params: { id } }),
    changeAffected: (body, options) => call(contract.affectedByContentTypeChange, { body }, options),
    change: (body) => call(contract.changeContentTypes, { body }),
  },
  courseType: {
    list: (query, options) => call(contract.listCourseTypes, { query }, options),
    read: (id, options) => call(contract.readCourseType, { params: { id } }, options),
    affected: (id, options) => call(contract.readCourseTypeAffected, { params: { id } }, options),
    create: (body) => call(contract.createCourseType, { body }),
    update: (id, body) => call(contract.updateCourseType, { params: { id }, body }),
    remove: (id) => call(contract.removeCourseType, { params: { id } }),
    restore: (id) => call(contract.restoreCourseType, { params: { id } }),
    changeAffected: (body, options) => call(contract.affectedByCourseTypeChange, { body }, options),
    change: (body) => call(contract.changeCourseTypes, { body }),
  },
}

export const types = (kind: Kind, query: AskedQuery) =>
  queryOptions({
    queryKey: ['learning-types', kind, 'list', query],
    queryFn: ({ signal }) => calls[kind].list(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const type = (kind: Kind, id: number) =>
  queryOptions({
    queryKey: ['learning-types', kind, 'one', id],
    queryFn: ({ signal }) => calls[kind].read(id, { signal }),
  })

export const typeAffected = (kind: Kind, id: number) =>
  queryOptions({
    queryKey: ['learning-types', kind, 'affected', id],
    queryFn: ({ signal }) => calls[kind].affected(id, { signal }),
    staleTime: 0,
  })

/** NOTE: a type is shown wherever something is of it. */
export const typesChanged = () =>
  Promise.all(
    ['learning-types', 'components', 'courses', 'learning', 'audit'].map((name) =>
      cache.invalidateQueries({ queryKey: [name] }),
    ),
  )

async function kept(kind: Kind, saved: KeptType) {
  cache.setQueryData(type(kind, saved.id).queryKey, saved)
  await typesChanged()
  return saved
}

export const createType = async (kind: Kind, values: Values) => kept(kind, await calls[kind].create(values))

export const saveType = async (kind: Kind, id: number, { name, description, icon, revision }: Change) =>
  kept(kind, await calls[kind].update(id, { name, description, icon, revision }))

export const removeType = (kind: Kind, id: number) => calls[kind].remove(id)

export const restoreType = async (kind: Kind, id: number) => kept(kind, await calls[kind].restore(id))

export const typeChangeAffected = (kind: Kind, body: contract.TypeChange) =>
  queryOptions({
    queryKey: ['learning-types', kind, 'affected', body],
    queryFn: ({ signal }) => calls[kind].changeAffected(body, { signal }),
    staleTime: 0,
  })

export async function changeTypes(kind: Kind, body: contract.TypeChange) {
  const made = await calls[kind].change(body)
  await typesChanged()
  return made
}
