import { Type as t, type Static } from '@sinclair/typebox'
import type { Permission } from '../../kit/permissions.ts'
import { endpoint, Id, listQuery, LocalText, orNull } from '../../http/http.ts'
import { record } from '../../kit/record.ts'

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

const ofTypes = {
  access: 'contentTypes.administer',
  query: listQuery({ sort: ['name', 'used', 'changedAt'], filter: ['name', 'isFor'] }),
  missing: 'type_not_found',
  invalid: 'type_invalid',
} as const
const contentTypes = record({
  ...ofTypes,
  path: '/admin/content-type',
  form: TypeForm,
  reply: ContentType,
  row: ContentType,
})
const courseTypes = record({
  ...ofTypes,
  path: '/admin/course-type',
  form: CourseTypeForm,
  change: TypeForm,
  reply: CourseType,
  row: CourseType,
})

export const listContentTypes = contentTypes.list('Lists content types with how many components are of each.')
export const listCourseTypes = courseTypes.list(
  'Lists course types with how many courses or folders are of each.',
)
export const createContentType = contentTypes.create('Makes a content type.')
export const createCourseType = courseTypes.create('Makes a course type.')
export const readContentType = contentTypes.read('Reads one content type.')
export const readCourseType = courseTypes.read('Reads one course type.')
export const updateContentType = contentTypes.update(
  'Changes a content type; everything that is of it shows that at once.',
)
export const updateCourseType = courseTypes.update(
  'Changes a course type; what it is for stays, and everything that is of it shows the rest at once.',
)
export const readContentTypeAffected = contentTypes.affected('Says which components are of a content type.')
export const readCourseTypeAffected = courseTypes.affected(
  'Says which courses or folders are of a course type.',
)
export const removeContentType = contentTypes.remove('Removes a content type; what was of it is of none.')
export const removeCourseType = courseTypes.remove('Removes a course type; what was of it is of none.')
export const restoreContentType = contentTypes.restore(
  'Brings a removed content type back, to everything that was of it.',
)
export const restoreCourseType = courseTypes.restore(
  'Brings a removed course type back, to everything that was of it.',
)

export type TypeChange = Static<typeof affectedByContentTypeChange.body>
export const affectedByContentTypeChange = contentTypes.affectedByChange(
  'Says what a change of many content types would touch; nothing changes.',
)
export const changeContentTypes = contentTypes.change(
  'Removes many content types at once, or brings them back to everything that was of them.',
)
export const affectedByCourseTypeChange = courseTypes.affectedByChange(
  'Says what a change of many course types would touch; nothing changes.',
)
export const changeCourseTypes = courseTypes.change(
  'Removes many course types at once, or brings them back to everything that was of them.',
)

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
