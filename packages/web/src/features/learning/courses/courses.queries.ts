import { readCourseAudience, setCourseAudience } from '@oktant/contract/learning/assignments.ts'
import * as contract from '@oktant/contract/learning/courses/containers.ts'
import * as changes from '@oktant/contract/learning/courses/course-changes.ts'
import { addMembers, removeMembers } from '@oktant/contract/people/groups.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { listCourseRatings } from '@oktant/contract/learning/testimonials.ts'
import { listCourseTypeOptions } from '@oktant/contract/learning/courses/learning-types.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import { listSegments } from '@oktant/contract/learning/segments.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { isFailure } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'
import { contentChanged } from '../components/components.queries.ts'

type AskedQuery<E extends Parameters<typeof call>[0]> =
  Input<E> extends { query?: infer Q } ? NonNullable<Q> : never

export const courses = (query: AskedQuery<typeof contract.listCourses>) =>
  queryOptions({
    queryKey: ['courses', 'list', query],
    queryFn: ({ signal }) => call(contract.listCourses, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const placeableEvents = (query: AskedQuery<typeof contract.listPlaceableEvents>) =>
  queryOptions({
    queryKey: ['courses', 'events', query],
    queryFn: ({ signal }) => call(contract.listPlaceableEvents, { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const folders = queryOptions({
  queryKey: ['courses', 'folders'],
  queryFn: ({ signal }) => call(contract.listFolders, {}, { signal }),
})

// NOTE: under the name by which every screen keeps them.
export const segments = queryOptions({
  queryKey: ['segments'],
  queryFn: ({ signal }) => call(listSegments, {}, { signal }),
})

export const courseTypes = queryOptions({
  queryKey: ['courses', 'types'],
  queryFn: ({ signal }) => call(listCourseTypeOptions, {}, { signal }),
})

export const course = (id: number) =>
  queryOptions({
    queryKey: ['courses', 'one', id],
    queryFn: ({ signal }) => call(contract.readCourse, { params: { id } }, { signal }),
  })

export const courseAffected = (id: number) =>
  queryOptions({
    queryKey: ['courses', 'affected', id],
    queryFn: ({ signal }) => call(contract.readCourseAffected, { params: { id } }, { signal }),
    staleTime: 0,
  })

export const courseAudience = (id: number) =>
  queryOptions({
    queryKey: ['courses', 'audience', id],
    queryFn: ({ signal }) => call(readCourseAudience, { params: { id } }, { signal }),
  })

const kept = async (saved: contract.CourseView) => {
  cache.setQueryData(course(saved.id).queryKey, saved)
  await contentChanged()
}

export const useCreateCourse = () =>
  useMutation({
    mutationFn: (body: Input<typeof contract.createCourse>['body']) => call(contract.createCourse, { body }),
    onSuccess: kept,
  })

/** A section of a course, which joins it when the course is saved. */
export const beginSection = (parentId: number, title: Input<typeof contract.createCourse>['body']['title']) =>
  call(contract.createCourse, { body: { title, parentId, containerTypeId: containerType.course } })

export type SentCourse = Input<typeof contract.updateCourse>['body']

/** What the server says now, whoever saved it. */
const courseAgain = (id: number) => cache.fetchQuery({ ...course(id), staleTime: 0 })

/** NOTE: who was too late is shown what was quicker, or they would be too late the next time again. */
const seenAnew = (id: number) => async (error: unknown) => {
  if (isFailure(error, 'content_changed')) await courseAgain(id)
  throw error
}

export async function saveCourse(id: number, body: SentCourse) {
  const saved = await call(contract.updateCourse, { params: { id }, body }).catch(seenAnew(id))
  await kept(saved)
  return saved
}

const steps = {
  publish: contract.publishCourse,
  discard: contract.discardDraft,
} as const

/** Publishes what was drafted, or throws it away. */
export const useCourseStep = (id: number, step: keyof typeof steps) =>
  useMutation({
    mutationFn: (revision: number) =>
      call(steps[step], { params: { id }, body: { revision } }).catch(seenAnew(id)),
    onSuccess: kept,
  })

const moves = {
  archive: contract.archiveCourse,
  restore: contract.restoreCourse,
  duplicate: contract.duplicateCourse,
} as const

export async function moveCourse(id: number, move: keyof typeof moves) {
  const saved = await call(moves[move], { params: { id } })
  await kept(saved)
  return saved
}
export const useMoveCourse = (id: number, move: keyof typeof moves) =>
  useMutation({ mutationFn: () => moveCourse(id, move) })

export const removeCourse = (id: number) => call(contract.removeCourse, { params: { id } })

/** Shows a course to everybody, or to its learning groups alone. */
export async function showCourseTo(id: number, forGroups: boolean) {
  const shown = await call(setCourseAudience, { params: { id }, body: { forGroups } })
  cache.setQueryData(courseAudience(id).queryKey, shown)
  await contentChanged()
}

const byName = (id: number) => ({ owner: 'container' as const, id })

/** Gives somebody a course; answers whether they did not have it by name yet. */
export async function giveByName(id: number, userId: number) {
  const { changed: given } = await call(addMembers, { params: byName(id), body: { userIds: [userId] } })
  await contentChanged()
  return given > 0
}

export async function takeByName(id: number, userId: number) {
  await call(removeMembers, { params: byName(id), body: { userIds: [userId] } })
  await contentChanged()
}

export const courseRatings = (id: number, page: number) =>
  queryOptions({
    queryKey: ['courses', 'ratings', id, page],
    queryFn: ({ signal }) => call(listCourseRatings, { params: { id }, query: { _page: page } }, { signal }),
    placeholderData: keepPreviousData,
  })

export const courseChangeAffected = (body: changes.CourseChange | null) =>
  queryOptions({
    queryKey: ['courses', 'affected', body],
    queryFn: ({ signal }) =>
      body ? call(changes.affectedByCourseChange, { body }, { signal }) : Promise.reject(new Error()),
    enabled: body !== null,
    staleTime: 0,
  })

export async function changeCourses(body: changes.CourseChange) {
  const made = await call(changes.changeCourses, { body })
  await contentChanged()
  return made
}

/** The inverse of a change of many courses; nothing where there is none. */
export function undoOfChange(
  action: changes.CourseAction,
  rows: changes.ChangedCourses['changed'],
): (() => Promise<unknown>) | undefined {
  if (action === 'publish' || rows.length === 0) return undefined
  const ids = rows.map(({ id }) => id)
  const back = action === 'archive' ? 'restore' : 'archive'
  if (action !== 'move') return () => changeCourses({ action: back, target: null, chosen: { ids } })
  const stoodIn = (folder: number | null) =>
    rows.filter(({ parentId }) => parentId === folder).map(({ id }) => id)
  const folders = [...new Set(rows.map(({ parentId }) => parentId))]
  return () =>
    Promise.all(folders.map((target) => changeCourses({ action, target, chosen: { ids: stoodIn(target) } })))
}
