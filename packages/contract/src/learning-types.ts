import { Type as t, type Static } from '@sinclair/typebox'
import type { Permission } from './permissions.ts'
import { Affected, endpoint, Id, idParams, listQuery, LocalText, Nothing, paged, orNull } from './http.ts'

const words = (maxLength: number) => t.Object({ en: t.String({ maxLength }), de: t.String({ maxLength }) })
/** What stands beside a type’s name; never alone. */
export const typeIcons = [
  'book',
  'briefcase',
  'bulb',
  'calendar',
  'certificate',
  'checklist',
  'compass',
  'file',
  'folder',
  'headphones',
  'microphone',
  'movie',
  'photo',
  'presentation',
  'puzzle',
  'route',
  'school',
  'shield',
  'star',
  'users',
] as const
export type TypeIcon = (typeof typeIcons)[number]
export const TypeIcon = t.Union(typeIcons.map((name) => t.Literal(name)))

/** What a course type is a type of: courses, or the folders that they stand in. */
export const typedThings = ['course', 'folder'] as const
export const TypedThing = t.Union(typedThings.map((name) => t.Literal(name)))

export type TypeForm = Static<typeof TypeForm>
export const TypeForm = t.Object({ name: words(100), description: words(500), icon: TypeIcon })

export type CourseTypeForm = Static<typeof CourseTypeForm>
export const CourseTypeForm = t.Object({ ...TypeForm.properties, isFor: TypedThing })

const kept = {
  id: Id,
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  /** How many components, courses or folders are of it. */
  used: t.Integer(),
  changedAt: t.String(),
}
export type ContentType = Static<typeof ContentType>
export const ContentType = t.Object({ ...TypeForm.properties, ...kept })
export type CourseType = Static<typeof CourseType>
export const CourseType = t.Object({ ...CourseTypeForm.properties, ...kept })

/** A type as it stands at what is of it. */
export type TypeSeen = Static<typeof TypeSeen>
export const TypeSeen = t.Object({ id: Id, name: LocalText, icon: TypeIcon })

/** How the wire says of what type something is; all three are null for what is of none. */
export const typed = { typeId: orNull(Id), typeName: orNull(LocalText), typeIcon: orNull(TypeIcon) }

const access = 'contentTypes.administer'
const errors = ['type_not_found', 'type_invalid', 'content_changed'] as const
const query = listQuery({ sort: ['name', 'used', 'changedAt'], filter: ['name', 'isFor'] })

export const listContentTypes = endpoint({
  method: 'GET',
  path: '/admin/content-type',
  access,
  summary: 'Lists content types with how many components are of each.',
  query,
  reply: paged(ContentType),
})

export const listCourseTypes = endpoint({
  method: 'GET',
  path: '/admin/course-type',
  access,
  summary: 'Lists course types with how many courses or folders are of each.',
  query,
  reply: paged(CourseType),
})

export const createContentType = endpoint({
  method: 'POST',
  path: '/admin/content-type',
  access,
  summary: 'Makes a content type.',
  body: TypeForm,
  reply: ContentType,
  errors: ['type_invalid'],
})

export const createCourseType = endpoint({
  method: 'POST',
  path: '/admin/course-type',
  access,
  summary: 'Makes a course type.',
  body: CourseTypeForm,
  reply: CourseType,
  errors: ['type_invalid'],
})

export const readContentType = endpoint({
  method: 'GET',
  path: '/admin/content-type/:id',
  access,
  summary: 'Reads one content type.',
  params: idParams,
  reply: ContentType,
  errors: ['type_not_found'],
})

export const readCourseType = endpoint({
  method: 'GET',
  path: '/admin/course-type/:id',
  access,
  summary: 'Reads one course type.',
  params: idParams,
  reply: CourseType,
  errors: ['type_not_found'],
})

const changed = t.Object({ ...TypeForm.properties, revision: t.Integer() })
export const updateContentType = endpoint({
  method: 'PUT',
  path: '/admin/content-type/:id',
  access,
  summary: 'Changes a content type; everything that is of it shows that at once.',
  params: idParams,
  body: changed,
  reply: ContentType,
  errors,
})

export const updateCourseType = endpoint({
  method: 'PUT',
  path: '/admin/course-type/:id',
  access,
  summary:
    'Changes a course type; what it is for stays, and everything that is of it shows the rest at once.',
  params: idParams,
  body: changed,
  reply: CourseType,
  errors,
})

const affected = <const P extends `/${string}`>(path: P, summary: string) =>
  endpoint({
    method: 'GET',
    path,
    access,
    summary,
    params: idParams,
    reply: Affected,
    errors: ['type_not_found'],
  })
export const readContentTypeAffected = affected(
  '/admin/content-type/:id/affected',
  'Says which components are of a content type.',
)
export const readCourseTypeAffected = affected(
  '/admin/course-type/:id/affected',
  'Says which courses or folders are of a course type.',
)

const remove = <const P extends `/${string}`>(path: P, summary: string) =>
  endpoint({
    method: 'DELETE',
    path,
    access,
    summary,
    params: idParams,
    reply: Nothing,
    errors: ['type_not_found'],
  })
export const removeContentType = remove(
  '/admin/content-type/:id',
  'Removes a content type; what was of it is of none.',
)
export const removeCourseType = remove(
  '/admin/course-type/:id',
  'Removes a course type; what was of it is of none.',
)

export const restoreContentType = endpoint({
  method: 'POST',
  path: '/admin/content-type/:id/restore',
  access,
  summary: 'Brings a removed content type back, to everything that was of it.',
  params: idParams,
  reply: ContentType,
  errors: ['type_not_found', 'name_taken'],
})

export const restoreCourseType = endpoint({
  method: 'POST',
  path: '/admin/course-type/:id/restore',
  access,
  summary: 'Brings a removed course type back, to everything that was of it.',
  params: idParams,
  reply: CourseType,
  errors: ['type_not_found', 'name_taken'],
})

const options = <const P extends `/${string}`, const A extends Permission>(
  path: P,
  allowed: A,
  summary: string,
) => endpoint({ method: 'GET', path, access: allowed, summary, reply: t.Array(TypeSeen) })
export const listContentTypeOptions = options(
  '/admin/component/content-types',
  'content.administer',
  'Lists the content types that a component can be of.',
)

export const listCourseTypeOptions = endpoint({
  method: 'GET',
  path: '/admin/container/course-types',
  access: 'courses.administer',
  summary: 'Lists the course types that a course or a folder can be of.',
  reply: t.Array(t.Object({ ...TypeSeen.properties, isFor: TypedThing })),
})
