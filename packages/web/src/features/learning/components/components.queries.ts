import * as components from '@oktant/contract/learning/components/components.ts'
import * as changes from '@oktant/contract/learning/components/component-changes.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { listContentTypeOptions } from '@oktant/contract/learning/courses/learning-types.ts'
import {
  countUnplayed,
  listUnplayed,
  readUnplayed,
} from '@oktant/contract/learning/components/unplayed-films.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

type AskedQuery<E extends Parameters<typeof call>[0]> =
  Input<E> extends { query?: infer Q } ? NonNullable<Q> : never

/** NOTE: what learners see is made of both, so whoever changes a component or a course forgets all of it. */
export const contentChanged = () =>
  Promise.all(
    ['courses', 'components', 'learning', 'segments', 'audit'].map((name) =>
      cache.invalidateQueries({ queryKey: [name] }),
    ),
  )

export const contentTypes = queryOptions({
  queryKey: ['components', 'types'],
  queryFn: ({ signal }) => call(listContentTypeOptions, {}, { signal }),
})

export const componentList = (query: AskedQuery<typeof components.listComponents>) =>
  queryOptions({
    queryKey: ['components', 'list', query],
    queryFn: ({ signal }) => call(components.listComponents, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const component = (id: number) =>
  queryOptions({
    queryKey: ['components', 'one', id],
    queryFn: ({ signal }) => call(components.readComponent, { params: { id } }, { signal }),
  })

export const componentAffected = (id: number) =>
  queryOptions({
    queryKey: ['components', 'affected', id],
    queryFn: ({ signal }) => call(components.readComponentAffected, { params: { id } }, { signal }),
    staleTime: 0,
  })

export const unplayed = (id: number) =>
  queryOptions({
    queryKey: ['components', 'unplayed', id],
    queryFn: ({ signal }) => call(readUnplayed, { params: { id } }, { signal }),
  })

export const unplayedComponents = queryOptions({
  queryKey: ['components', 'unplayed'],
  queryFn: ({ signal }) => call(listUnplayed, {}, { signal }),
})
export async function countAsSeen(id: number, counts: boolean) {
  cache.setQueryData(unplayed(id).queryKey, await call(countUnplayed, { params: { id }, body: { counts } }))
  await contentChanged()
}

export type NewComponent = Input<typeof components.createComponent>['body']
export async function createComponent(body: NewComponent) {
  const made = await call(components.createComponent, { body })
  await contentChanged()
  return made
}

export type ChangedComponent = Input<typeof components.updateComponent>['body']
export async function saveComponent(id: number, body: ChangedComponent) {
  const saved = await call(components.updateComponent, { params: { id }, body })
  cache.setQueryData(component(id).queryKey, saved)
  await contentChanged()
  return saved
}

type Renaming = { id: number } & Input<typeof components.renameComponent>['body']
export async function renameComponent({ id, ...body }: Renaming) {
  const saved = await call(components.renameComponent, { params: { id }, body })
  await contentChanged()
  return saved
}
export const useRenameComponent = () => useMutation({ mutationFn: renameComponent })

export const useDuplicateComponent = (id: number) =>
  useMutation({
    mutationFn: () => call(components.duplicateComponent, { params: { id } }),
    onSuccess: contentChanged,
  })

export const removeComponent = (id: number) => call(components.removeComponent, { params: { id } })

export async function restoreComponent(id: number) {
  await call(components.restoreComponent, { params: { id } })
  await contentChanged()
}

export const componentChangeAffected = (body: changes.ComponentChange) =>
  queryOptions({
    queryKey: ['components', 'affected', body],
    queryFn: ({ signal }) => call(changes.affectedByComponentChange, { body }, { signal }),
    staleTime: 0,
  })

export async function changeComponents(body: changes.ComponentChange) {
  const made = await call(changes.changeComponents, { body })
  await contentChanged()
  return made
}

const inverse = {
  activate: 'deactivate',
  deactivate: 'activate',
  remove: 'restore',
  restore: 'remove',
} as const

/** The inverse of a change of many components. */
export function undoOfComponents(
  action: changes.ComponentAction,
  rows: changes.ChangedComponents['changed'],
): (() => Promise<unknown>) | undefined {
  if (rows.length === 0) return undefined
  const ids = rows.map(({ id }) => id)
  if (action !== 'setType')
    return () => changeComponents({ action: inverse[action], target: null, chosen: { ids } })
  const types = [...new Set(rows.map(({ contentType }) => contentType))]
  const wereOf = (type: number | null) =>
    rows.filter(({ contentType }) => contentType === type).map(({ id }) => id)
  return () =>
    Promise.all(types.map((target) => changeComponents({ action, target, chosen: { ids: wereOf(target) } })))
}
