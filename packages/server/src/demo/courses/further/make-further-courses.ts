import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { ChildForm } from '@oktant/contract/learning/courses/containers.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { containerType, type SegmentKey } from '@oktant/contract/learning/segments.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { createComponent } from '../../../features/learning/components/components.ts'
import { createCourse, updateCourse } from '../../../features/learning/courses/courses.ts'
import { createFolder } from '../../../features/learning/folders/folders.ts'
import type { User } from '../../../features/people/people/people.ts'
import { listSegmentIds } from '../../../features/learning/segments/segments.ts'
import type { DemoTests } from '../../questions/make-demo-questions.ts'
import type { DemoTypes } from '../../demo-types.ts'
import { actorOf, componentOf, publishTimed } from '../make-demo-courses.ts'
import type { FurtherCourse } from './further-course.ts'
import { furtherCoursesOfBusiness } from './further-courses-of-business.ts'
import { furtherCoursesOfPeople } from './further-courses-of-people.ts'
import { practiceCourses } from './practice-courses.ts'

export const furtherCourses: readonly FurtherCourse[] = [
  ...furtherCoursesOfBusiness,
  ...furtherCoursesOfPeople,
  ...practiceCourses,
]

const inDepth: Record<SegmentKey, LocalText> = {
  strategy: { en: 'Strategy in depth', de: 'Strategie vertieft' },
  product: { en: 'Product in depth', de: 'Produkt vertieft' },
  production: { en: 'Production in depth', de: 'Produktion vertieft' },
  marketing: { en: 'Sales in depth', de: 'Vertrieb vertieft' },
  finance: { en: 'Finance in depth', de: 'Finanzen vertieft' },
  systems: { en: 'Systems in depth', de: 'Systeme vertieft' },
  communication: { en: 'Communication in depth', de: 'Kommunikation vertieft' },
  individual: { en: 'Working habits in depth', de: 'Arbeitsweise vertieft' },
}
type CourseMaking = { author: Actor; now: Date; tests: DemoTests; types?: DemoTypes | undefined }

/** Courses beside the first of each segment, some in a level of it; answers their numbers in this order. */
export async function makeFurtherCourses(
  db: Db,
  by: User,
  courses: readonly FurtherCourse[],
  {
    now,
    tests = new Map(),
    types,
  }: Pick<CourseMaking, 'now' | 'types'> & Partial<Pick<CourseMaking, 'tests'>>,
) {
  const at = { author: actorOf(by), now, tests, types }
  const segments = await listSegmentIds(db, by.companyId)
  const levels = new Map<SegmentKey, number>()
  const made: number[] = []
  // NOTE: one after another, so that the same courses have the same numbers every time.
  for (const demo of courses) {
    const { segment, inDepth: isDeep } = demo
    const rootId = segments.get(segment) ?? null
    if (isDeep && !levels.has(segment)) {
      const place = { title: inDepth[segment], parentId: rootId, isLibrary: levels.size === 0 }
      levels.set(segment, await makeLevel(db, at, place))
    }
    const parentId = isDeep ? (levels.get(segment) ?? rootId) : rootId
    const next = made.filter((_, index) => courses[index]?.segment === segment).slice(-2)
    made.push(await makeCourse(db, at, demo, { parentId, made, next }))
  }
  return made
}

const aboutLevel = {
  en: 'Courses for whoever knows the beginnings and wants to look further.',
  de: 'Kurse für alle, die die Anfänge kennen und weiterschauen möchten.',
}

async function makeLevel(
  db: Db,
  { author, now, types }: CourseMaking,
  place: { title: LocalText; parentId: number | null; isLibrary: boolean },
) {
  const look = { courseType: types?.course.library ?? null, themeId: types?.themeId ?? null }
  const form = { ...place, description: aboutLevel, isShown: true, ...look }
  const folder = { ...form, containerTypeId: containerType.topicLevels }
  return (await createFolder(db, author, folder, { now })).id
}

type PlaceInTree = { parentId: number | null; made: readonly number[]; next: number[] }

async function makeCourse(
  db: Db,
  at: CourseMaking,
  demo: FurtherCourse,
  { parentId, made, next }: PlaceInTree,
) {
  const { author, now } = at
  const { title, about, difficulty, isFeatured = false, price = null } = demo
  const form = { title, containerTypeId: containerType.course, parentId }
  const created = await createCourse(db, author, form, { now })
  const { id, revision } = created
  const { passMark, showBestResults, includeChildFolder, expiryDate, expiryPeriod } = created
  const children = [...(await partsOf(db, at, demo)), ...testsOf(demo, at.tests), ...heldBy(demo, made)]
  const { keywords } = created
  const rules = { passMark, showBestResults, includeChildFolder, expiryDate, expiryPeriod }
  const courseType = demo.holds ? (at.types?.course.path ?? null) : null
  const texts = {
    title,
    courseType,
    description: about,
    keywords,
    nextIds: next,
    minutes: null,
    difficulty,
    price,
    ...rules,
  }
  const shown = { openToVisitors: true, featured: isFeatured }
  const sent = { ...texts, ...shown, parentId, revision, children }
  const drafted = await updateCourse(db, author, id, sent, { now })
  await publishTimed(db, author, drafted, at)
  return id
}

const place = (own: Pick<ChildForm, 'unlock'> & Partial<ChildForm>): ChildForm => ({
  childId: 0,
  componentId: null,
  nestedId: null,
  enabled: true,
  scoring: true,
  ...own,
})

async function partsOf(db: Db, { author, now, types }: CourseMaking, demo: FurtherCourse) {
  const { parts, page, difficulty, unlock = { by: 'previous' as const } } = demo
  const forms = [
    ...parts.map((part) => componentOf(part, difficulty, types)),
    ...(page ? [pageOf(page)] : []),
  ]
  const children: ChildForm[] = []
  for (const [index, form] of forms.entries()) {
    const { id: componentId } = await createComponent(db, author, form, { now })
    children.push(place({ componentId, unlock: index > 0 ? unlock : { by: 'open' } }))
  }
  return children
}

const pageOf = ({ title, url, opensWindow }: NonNullable<FurtherCourse['page']>) => ({
  category: opensWindow ? componentCategory.externalWindow : componentCategory.embeddedPage,
  title,
  url,
  description: { en: '', de: '' },
  html: { en: '', de: '' },
  keywords: [],
  minutes: 5,
  difficulty: null,
  completion: opensWindow ? ('confirmed' as const) : ('acknowledged' as const),
})

/** NOTE: a company without evaluations has the same courses without them. */
const testsOf = (
  { tests: titles = [], quizzes = [], unlock = { by: 'previous' as const } }: FurtherCourse,
  tests: DemoTests,
) =>
  titles.flatMap((title) => {
    const componentId = tests.get(title)
    return componentId === undefined
      ? []
      : [place({ componentId, unlock, openToVisitors: quizzes.includes(title) })]
  })

const heldBy = ({ holds = [] }: FurtherCourse, made: readonly number[]) =>
  holds.flatMap((index) => {
    const nestedId = made[index]
    return nestedId === undefined ? [] : [place({ nestedId, unlock: { by: 'previous' } })]
  })
