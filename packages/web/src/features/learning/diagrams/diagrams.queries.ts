import { listCourses, listFolders } from '@oktant/contract/learning/courses/containers.ts'
import * as contract from '@oktant/contract/learning/courses/diagrams.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

export const diagrams = (query: NonNullable<Input<typeof contract.listDiagrams>['query']>) =>
  queryOptions({
    queryKey: ['diagrams', 'list', query],
    queryFn: ({ signal }) => call(contract.listDiagrams, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const diagram = (id: number) =>
  queryOptions({
    queryKey: ['diagrams', 'one', id],
    queryFn: ({ signal }) => call(contract.readDiagram, { params: { id } }, { signal }),
  })

export const diagramAffected = (id: number) =>
  queryOptions({
    queryKey: ['diagrams', 'affected', id],
    queryFn: ({ signal }) => call(contract.readDiagramAffected, { params: { id } }, { signal }),
    staleTime: 0,
  })

export const shownDiagrams = queryOptions({
  queryKey: ['diagrams', 'shown'],
  queryFn: ({ signal }) => call(contract.listShownDiagrams, { query: {} }, { signal }),
})

/** The folders that an area may lead to. */
export const folders = queryOptions({
  queryKey: ['courses', 'folders'],
  queryFn: ({ signal }) => call(listFolders, {}, { signal }),
})

/** The courses that an area may lead to, by their title. */
export const coursesNamed = (title: string) => {
  const filters = [['containerTypeId', String(containerType.course)], ...(title ? [['title', title]] : [])]
  const query = {
    _perPage: 8,
    _filterFields: filters.map(([field = '']) => field),
    _filterValues: filters.map(([, value = '']) => value),
  }
  return queryOptions({
    queryKey: ['courses', 'list', query],
    queryFn: ({ signal }) => call(listCourses, { query }, { signal }),
    placeholderData: keepPreviousData,
  })
}

const changed = () =>
  Promise.all(['diagrams', 'audit'].map((name) => cache.invalidateQueries({ queryKey: [name] })))

export async function createDiagram(body: contract.DiagramForm) {
  const made = await call(contract.createDiagram, { body })
  await changed()
  return made
}

export async function saveDiagram(id: number, body: contract.DiagramForm & { revision: number }) {
  const saved = await call(contract.updateDiagram, { params: { id }, body })
  cache.setQueryData(diagram(id).queryKey, saved)
  await changed()
  return saved
}

export const removeDiagram = (id: number) => call(contract.removeDiagram, { params: { id } })

export async function restoreDiagram(id: number) {
  await call(contract.restoreDiagram, { params: { id } })
  await changed()
}

export const diagramsChanged = changed
