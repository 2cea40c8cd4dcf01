import type { Static } from '@sinclair/typebox'
import { ChangedRows, removalIn } from './chosen.ts'
import { Affected, endpoint } from './http.ts'
import { listContentTypes, listCourseTypes } from './learning-types.ts'

export type TypeChange = Static<typeof TypeChange>
export const TypeChange = removalIn(listContentTypes.query)

const access = 'contentTypes.administer'
const errors = ['type_not_found'] as const
const about = { access, reply: Affected, changes: false, errors } as const
const change = { access, reply: ChangedRows, errors } as const

export const affectedByContentTypeChange = endpoint({
  ...about,
  method: 'POST',
  path: '/admin/content-type/bulk/affected',
  summary: 'Says what a change of many content types would touch; nothing changes.',
  body: TypeChange,
})

export const changeContentTypes = endpoint({
  ...change,
  method: 'POST',
  path: '/admin/content-type/bulk',
  summary: 'Removes many content types at once, or brings them back to everything that was of them.',
  body: TypeChange,
})

export const affectedByCourseTypeChange = endpoint({
  ...about,
  method: 'POST',
  path: '/admin/course-type/bulk/affected',
  summary: 'Says what a change of many course types would touch; nothing changes.',
  body: removalIn(listCourseTypes.query),
})

export const changeCourseTypes = endpoint({
  ...change,
  method: 'POST',
  path: '/admin/course-type/bulk',
  summary: 'Removes many course types at once, or brings them back to everything that was of them.',
  body: removalIn(listCourseTypes.query),
})
