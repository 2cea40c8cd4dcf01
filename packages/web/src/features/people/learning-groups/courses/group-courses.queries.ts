import * as contract from '@oktant/contract/learning/assignments.ts'
import { listCourses } from '@oktant/contract/learning/courses/containers.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { call } from '../../../../lib/api/api.ts'
import { query as cache } from '../../../../lib/api/query-client.ts'

const key = 'group-courses'

export const groupCourses = (id: number) =>
  queryOptions({
    queryKey: [key, 'of', id],
    queryFn: ({ signal }) => call(contract.listGroupCourses, { params: { id } }, { signal }),
  })

/** Courses that can be given, by name. */
export const coursesToGive = (title: string) =>
  queryOptions({
    queryKey: [key, 'found', title],
    queryFn: ({ signal }) =>
      call(
        listCourses,
        {
          query: {
            _perPage: 20,
            _sortField: 'title',
            _filterFields: ['containerTypeId', ...(title ? ['title'] : [])],
            _filterValues: [String(containerType.course), ...(title ? [title] : [])],
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

type Tried = Input<typeof contract.affectedByGroupCourses>['body']

export const coursesAffected = (id: number, tried: Tried) =>
  queryOptions({
    queryKey: [key, 'affected', id, tried],
    queryFn: ({ signal }) =>
      call(contract.affectedByGroupCourses, { params: { id }, body: tried }, { signal }),
    placeholderData: keepPreviousData,
    enabled: tried.containerIds.length > 0,
  })

const changed = () =>
  Promise.all(
    [key, 'courses', 'learning', 'audit'].map((name) => cache.invalidateQueries({ queryKey: [name] })),
  )

export type Ruled = Input<typeof contract.setGroupCourses>['body']['courses']

export async function setCourses(id: number, courses: Ruled) {
  const done = await call(contract.setGroupCourses, { params: { id }, body: { courses } })
  await changed()
  return done
}

async function move(
  entry: typeof contract.removeGroupCourses | typeof contract.restoreGroupCourses,
  id: number,
  containerIds: number[],
) {
  const done = await call(entry, { params: { id }, body: { containerIds } })
  await changed()
  return done
}
export const takeCourses = (id: number, ids: number[]) => move(contract.removeGroupCourses, id, ids)
export const giveBack = (id: number, ids: number[]) => move(contract.restoreGroupCourses, id, ids)

export const useSetCourses = (id: number) =>
  useMutation({ mutationFn: (courses: Ruled) => setCourses(id, courses) })
export const useTakeCourses = (id: number) =>
  useMutation({ mutationFn: (containerIds: number[]) => takeCourses(id, containerIds) })
