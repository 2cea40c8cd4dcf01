import { createComponent } from '@oktant/contract/learning/components/components.ts'
import {
  type ChildForm,
  type CourseView,
  createCourse,
  publishCourse,
  updateCourse,
} from '@oktant/contract/learning/courses/containers.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Made } from '../make.ts'
import type { testServer } from '../server.ts'

type Server = Awaited<ReturnType<typeof testServer>>
let made = 0

const both = (text: string) => ({ en: text, de: `${text} (de)` })

/** A document that is read to its end, unless something else is said. */
export const componentForm = (values: object = {}) => ({
  category: componentCategory.document,
  title: both(`Knots ${(made += 1)}`),
  description: both('How to tie one.'),
  html: both('<p>Take the rope.</p>'),
  url: '',
  keywords: ['rope'],
  minutes: 5,
  difficulty: 'easy' as const,
  completion: 'read' as const,
  ...values,
})

/** What a course’s author would send to change nothing. */
export function courseForm(course: CourseView) {
  const { title, description, keywords, minutes, difficulty, openToVisitors, featured, nextIds } = course
  const { passMark, showBestResults, includeChildFolder, expiryDate, expiryPeriod } = course
  const { parentId, revision, certificate, cover } = course
  const children = course.children.map(
    ({
      childId,
      componentId,
      nestedId,
      eventId,
      enabled,
      scoring,
      unlock,
      openToVisitors = false,
    }): ChildForm => ({
      childId,
      componentId,
      nestedId,
      eventId,
      enabled,
      scoring,
      unlock,
      openToVisitors,
    }),
  )
  const texts = { title, description, keywords, minutes, difficulty, openToVisitors, featured, nextIds }
  const rules = { passMark, showBestResults, includeChildFolder, expiryDate, expiryPeriod }
  const proof = { certificate: certificate ?? null }
  return { ...texts, ...rules, ...proof, cover: cover ?? null, parentId, revision, children }
}

/** A new place that holds a component. */
export const placeOf = (componentId: number, values: Partial<ChildForm> = {}): ChildForm => ({
  childId: 0,
  componentId,
  nestedId: null,
  enabled: true,
  scoring: true,
  unlock: { by: 'open' },
  ...values,
})

type Wish = {
  title?: string
  parentId?: number | null
  components?: object[]
  places?: Partial<ChildForm>[]
  texts?: object
  isDraft?: boolean
  /** Passing it issues the certificate that new courses begin with. */
  isCertified?: boolean
}

/** A course with a component for each that is wished for, published unless a draft is. */
export async function makeCourse({ call }: Pick<Server, 'call'>, author: Made, wish: Wish = {}) {
  const {
    title = `Course ${(made += 1)}`,
    parentId = null,
    components = [{}],
    places = [],
    texts = {},
  } = wish
  const course = await call(createCourse, {
    as: author,
    body: { title: both(title), containerTypeId: containerType.course, parentId },
  })
  const ids: number[] = []
  for (const values of components) {
    const { id = 0 } = await call(createComponent, { as: author, body: componentForm(values) })
    ids.push(id)
  }
  const children = ids.map((id, index) => placeOf(id, places[index]))
  const params = { id: course.id }
  const proof = wish.isCertified ? {} : { certificate: null }
  const body = { ...courseForm(course), openToVisitors: true, ...proof, ...texts, children }
  const drafted = await call(updateCourse, { as: author, params, body })
  if (wish.isDraft) return drafted
  return call(publishCourse, { as: author, params, body: { revision: drafted.revision } })
}
