import { Type as t, type Static } from '@sinclair/typebox'
import { chosenIn } from '../../kit/chosen.ts'
import { listCourses } from './containers.ts'
import { Affected, endpoint, Id, orNull } from '../../http/http.ts'

/** What can be done with many courses and folders at once. */
export const courseActions = ['publish', 'archive', 'restore', 'move'] as const
export type CourseAction = (typeof courseActions)[number]

export type CourseChange = Static<typeof CourseChange>
export const CourseChange = t.Object({
  action: t.Union(courseActions.map((action) => t.Literal(action))),
  /** The folder to move them into; null is the root. */
  target: orNull(Id),
  chosen: chosenIn(listCourses.query),
})

export const affectedByCourseChange = endpoint({
  method: 'POST',
  path: '/admin/container/bulk/affected',
  access: 'courses.administer',
  summary: 'Says what a change of many courses and folders would touch; nothing changes.',
  body: CourseChange,
  reply: Affected,
  changes: false,
  errors: ['container_not_found', 'folder_not_found'],
})

export type ChangedCourses = Static<typeof ChangedCourses>
export const ChangedCourses = t.Object({
  /** Those that were changed, each with the folder that it stood in before. */
  changed: t.Array(t.Object({ id: Id, parentId: orNull(Id) })),
  /** How many were left as they are: nothing is to be done there, or it cannot be done. */
  skipped: t.Integer(),
})

export const changeCourses = endpoint({
  method: 'POST',
  path: '/admin/container/bulk',
  access: 'courses.administer',
  summary: 'Changes many courses and folders at once: publishes, archives, brings back or moves them.',
  body: CourseChange,
  reply: ChangedCourses,
  errors: ['container_not_found', 'folder_not_found'],
})
