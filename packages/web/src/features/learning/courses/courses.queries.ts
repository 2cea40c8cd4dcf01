import { readCourseAudience, setCourseAudience } from '@oktant/contract/learning/assignments.ts'
import * as components from '@oktant/contract/learning/components/components.ts'
import * as contract from '@oktant/contract/learning/courses/containers.ts'
import * as componentChanges from '@oktant/contract/learning/components/component-changes.ts'
import * as changes from '@oktant/contract/learning/courses/course-changes.ts'
import { addMembers, removeMembers } from '@oktant/contract/people/groups.ts'
import type { Input } from '@oktant/contract/http/http.ts'
import { listCourseRatings } from '@oktant/contract/learning/testimonials.ts'
import {
  listContentTypeOptions,
  listCourseTypeOptions,
} from '@oktant/contract/learning/courses/learning-types.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import {
  countUnplayed,
  listUnplayed,
  readUnplayed,
} from '@oktant/contract/learning/components/unplayed-films.ts'
import { listSegments } from '@oktant/contract/learning/segments.ts'
import { keepPreviousData, queryOptions, useMutation } from '@tanstack/react-query'
import { isFailure } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/api.ts'
import { query as cache } from '../../../lib/api/query-client.ts'

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

export const contentTypes = queryOptions({
  queryKey: ['components', 'types'],
  queryFn: ({ signal }) => call(listContentTypeOptions, {}, { signal }),
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

const changed = () =>
  Promise.all(
    ['courses', 'components', 'learning', 'segments', 'audit'].map((name) =>
      cache.invalidateQueries({ queryKey: [name] }),
    ),
  )

const kept = async (saved: contract.CourseView) => {
  cache.setQueryData(course(saved.id).queryKey, saved)
  await changed()
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
  await changed()
}

const byName = (id: number) => ({ owner: 'container' as const, id })

/** Gives somebody a course; answers whether they did not have it by name yet. */
export async function giveByName(id: number, userId: number) {
  const { changed: given } = await call(addMembers, { params: byName(id), body: { userIds: [userId] } })
  await changed()
  return given > 0
}

export async function takeByName(id: number, userId: number) {
  await call(removeMembers, { params: byName(id), body: { userIds: [userId] } })
  await changed()
}

export const coursesChanged = changed

// Components

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
  await changed()
}

export type NewComponent = Input<typeof components.createComponent>['body']
export async function createComponent(body: NewComponent) {
  const made = await call(components.createComponent, { body })
  await changed()
  return made
}

export type ChangedComponent = Input<typeof components.updateComponent>['body']
export async function saveComponent(id: number, body: ChangedComponent) {
  const saved = await call(components.updateComponent, { params: { id }, body })
  cache.setQueryData(component(id).queryKey, saved)
  await changed()
  return saved
}

type Renaming = { id: number } & Input<typeof components.renameComponent>['body']
export async function renameComponent({ id, ...body }: Renaming) {
  const saved = await call(components.renameComponent, { params: { id }, body })
  await changed()
  return saved
}
export const useRenameComponent = () => useMutation({ mutationFn: renameComponent })

export const useDuplicateComponent = (id: number) =>
  useMutation({
    mutationFn: () => call(components.duplicateComponent, { params: { id } }),
    onSuccess: changed,
  })

export const removeComponent = (id: number) => call(components.removeComponent, { params: { id } })

export async function restoreComponent(id: number) {
  await call(components.restoreComponent, { params: { id } })
  await changed()
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
  await changed()
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

export const componentChangeAffected = (body: componentChanges.ComponentChange) =>
  queryOptions({
    queryKey: ['components', 'affected', body],
    queryFn: ({ signal }) => call(componentChanges.affectedByComponentChange, { body }, { signal }),
    staleTime: 0,
  })

export async function changeComponents(body: componentChanges.ComponentChange) {
  const made = await call(componentChanges.changeComponents, { body })
  await changed()
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
  action: componentChanges.ComponentAction,
  rows: componentChanges.ChangedComponents['changed'],
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
