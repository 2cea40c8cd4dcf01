import {
  type CourseView,
  createCourse,
  listCourses,
  publishCourse,
  readCourse,
  updateCourse,
} from '@oktant/contract/learning/courses/containers.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Send } from '../people/newcomer.ts'

type Fields = Partial<Pick<CourseView, 'certificate' | 'openToVisitors' | 'parentId' | 'price'>>
type Part = { componentId: number | null; nestedId?: number | null; openToVisitors?: boolean }

/** A course of the journey's own, published with these parts one after the other; answers its number. */
export async function makeCourse(office: Send, name: string, parts: Part[], fields: Fields = {}) {
  const title = { en: name, de: name }
  const { parentId = null, ...values } = fields
  const made = await office(createCourse, {}, { title, containerTypeId: containerType.course, parentId })
  const known = Object.keys(updateCourse.body.properties).map((field) => [field, made[field] ?? null])
  const rules = { enabled: true, scoring: true, unlock: { by: 'open' } }
  const children = parts.map(({ componentId, nestedId = null, openToVisitors = false }) => ({
    childId: 0,
    componentId,
    nestedId,
    openToVisitors,
    ...rules,
  }))
  const form = { ...Object.fromEntries(known), ...values, children }
  const { revision } = await office(updateCourse, { id: made.id }, form)
  await office(publishCourse, { id: made.id }, { revision })
  return Number(made.id)
}

/** A course of the demo, as its authors see it: for its parts, and the place where it stands. */
export async function demoCourse(office: Send, title: string): Promise<CourseView> {
  const { content } = await office(listCourses, { _perPage: 100 })
  const row = content.find((one: { title: { en: string } }) => one.title.en === title)
  return office(readCourse, { id: row.id })
}
