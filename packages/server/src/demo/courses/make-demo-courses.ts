import type { CompletionDone } from '@oktant/contract/learning/components/components.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { CourseView, ExpiryPeriod } from '@oktant/contract/learning/courses/containers.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/engine/db.ts'
import { createComponent } from '../../features/learning/components/components.ts'
import { createCourse, publishCourse, updateCourse } from '../../features/learning/courses/courses.ts'
import { launchComponent, saveLaunch } from '../../features/learning/learn/learn.ts'
import type { User } from '../../features/people/people/people.ts'
import { listSegmentIds } from '../../features/learning/segments/segments.ts'
import type { DemoCourse, DemoPart } from './demo-course.ts'
import type { DemoTypes } from '../demo-types.ts'
import { coursesOfBusiness } from './demo-courses-of-business.ts'
import { coursesOfPeople } from './demo-courses-of-people.ts'
import { demoMedia, demoPicture, type FileKit } from './demo-files.ts'

const demoCourses: readonly DemoCourse[] = [...coursesOfBusiness, ...coursesOfPeople]
const day = 86_400_000

export type DemoCourseMade = { id: number; children: { childId: number }[] }
type Made = DemoCourseMade

/** How long certificates are valid, by the place of their course; the others are for ever. */
const periods: Partial<Record<number, ExpiryPeriod>> = {
  1: { count: 2, unit: 'years' },
  2: { count: 12, unit: 'weeks' },
  3: { count: 12, unit: 'months' },
  4: { count: 1, unit: 'years' },
}

/** A course for each segment, and how far some people are with them; all through the product's own functions; answers the courses. */
export async function makeDemoCourses(
  db: Db,
  kit: FileKit,
  by: User,
  { learners, types }: { learners: readonly User[]; types: DemoTypes },
) {
  const now = kit.now()
  const author = actorOf(by)
  const segments = await listSegmentIds(db, author.companyId)
  const made: Made[] = []
  // NOTE: one after another, so that the same courses have the same numbers every time.
  for (const [place, demo] of demoCourses.entries()) {
    const at = new Date(now.getTime() - (60 - place) * day)
    const parentId = segments.get(demo.segment) ?? null
    const expiryPeriod = periods[place] ?? null
    made.push(await makeCourse(db, { kit, author, types }, demo, { parentId, expiryPeriod }, at))
  }
  for (const [place, learner] of learners.entries()) await learn(db, actorOf(learner), made, place, now)
  return made
}

/** Somebody as the product’s functions know whoever makes a call. */
export const actorOf = ({ id, companyId, language, timezone }: User): Actor => ({
  id,
  companyId,
  language,
  timezone,
  projectId: null,
  sessionId: 0,
  viewer: null,
  permissions: new Set(),
})

type By = { kit: FileKit; author: Actor; types: DemoTypes }

type PlaceInTree = { parentId: number | null; expiryPeriod: ExpiryPeriod | null }

async function makeCourse(
  db: Db,
  { kit, author, types }: By,
  demo: DemoCourse,
  { parentId, expiryPeriod }: PlaceInTree,
  now: Date,
) {
  const { title, about, difficulty, isFeatured = false, parts } = demo
  const begun = await createCourse(
    db,
    author,
    { title, containerTypeId: containerType.course, parentId },
    { now },
  )
  const children = []
  for (const [place, part] of parts.entries()) {
    const media = part.files && (await demoMedia(db, kit, author, part.files))
    const linkedComponent = children[part.goesWith ?? -1]?.componentId ?? null
    const form = { ...componentOf(part, difficulty, types), linkedComponent, ...(media && { media }) }
    const component = await createComponent(db, author, form, { now })
    const unlock = { by: place > 0 ? ('previous' as const) : ('open' as const) }
    const rules = { enabled: true, scoring: true, unlock }
    children.push({ childId: 0, componentId: component.id, nestedId: null, ...rules })
  }
  const shown = { openToVisitors: true, featured: isFeatured, expiryPeriod }
  const { file, alt } = demo.cover ?? { file: null, alt: title }
  const cover = file === null ? null : { fileId: await demoPicture(db, kit, author, file), alt }
  const texts = { title, description: about, difficulty, cover, ...shown }
  const form = { ...begun, ...texts, parentId, children }
  const drafted = await updateCourse(db, author, begun.id, form, { now })
  return publishTimed(db, author, drafted, { types, now })
}

/** Published as long as what stands in it takes together, and as the type that goes with that. */
export async function publishTimed(
  db: Db,
  author: Actor,
  drafted: Omit<CourseView, 'coverAddress'>,
  { types, now }: { types?: DemoTypes | undefined; now: Date },
) {
  const minutes = drafted.children.reduce((sum, child) => sum + (child.minutes ?? 0), 0)
  const courseType = drafted.courseType ?? courseTypeOf(minutes, types)
  const form = { ...drafted, minutes, courseType }
  const { revision } = await updateCourse(db, author, drafted.id, form, { now })
  return publishCourse(db, author, drafted.id, revision, { now })
}

function completionOf({ isVideo, isAcknowledged }: DemoPart): CompletionDone {
  if (isVideo) return 'watched'
  return isAcknowledged ? 'acknowledged' : 'read'
}

const shortMinutes = 30
const courseTypeOf = (minutes: number, types?: DemoTypes) =>
  types && minutes <= shortMinutes ? types.course.compact : null

function contentTypeOf({ isVideo, isAcknowledged }: DemoPart, { content }: DemoTypes) {
  if (isVideo) return content.film
  return isAcknowledged ? content.instruction : content.reading
}

export const componentOf = (part: DemoPart, difficulty: DemoCourse['difficulty'], types?: DemoTypes) => ({
  category: part.isVideo ? componentCategory.video : componentCategory.document,
  title: part.title,
  description: { en: '', de: '' },
  html: { en: htmlOf(part.text.en), de: htmlOf(part.text.de) },
  url: '',
  keywords: [],
  minutes: part.minutes,
  difficulty,
  completion: completionOf(part),
  contentType: types ? contentTypeOf(part, types) : null,
})

/** Paragraphs, and lists where lines begin with a hyphen. */
function htmlOf(text: LocalText['en']) {
  return text
    .split('\n\n')
    .map((block) => {
      const lines = block.split('\n')
      const items = lines.filter((line) => line.startsWith('- '))
      const words = lines.filter((line) => !line.startsWith('- ')).join(' ')
      const list =
        items.length > 0 ? `<ul>${items.map((item) => `<li>${item.slice(2)}</li>`).join('')}</ul>` : ''
      return `${words ? `<p>${words}</p>` : ''}${list}`
    })
    .join('')
}

const wholeFilm = JSON.stringify({ at: 24, of: 24, seen: [[0, 24]] })

/** Each learner takes some courses, more or less far; who is where is always the same. */
async function learn(db: Db, learner: Actor, courses: readonly Made[], place: number, now: Date) {
  const taken = courses.filter((_, index) => (index + place) % 3 === 0)
  for (const [index, course] of taken.entries()) {
    const far = (place + index) % 3 === 2 ? 1 : course.children.length
    const at = new Date(now.getTime() - (30 - place - index) * day)
    await take(db, learner, course.children.slice(0, far), at)
  }
}

/** Takes a course to its end. */
export const takeWhole = (db: Db, learner: User, { children }: Made, at: Date) =>
  take(db, actorOf(learner), children, at)

async function take(db: Db, learner: Actor, children: Made['children'], at: Date) {
  for (const [step, { childId }] of children.entries()) {
    const begun = new Date(at.getTime() + step * 600_000)
    const { launch, completion } = await launchComponent(db, learner, childId, { now: begun })
    if (completion === 'submitted') continue
    const done = new Date(begun.getTime() + 240_000)
    // NOTE: of a film it is kept which seconds were seen.
    const location = completion === 'watched' ? { location: wholeFilm } : {}
    const save = { launch: launch ?? '', seconds: 200 + 10 * step, done: completion, ...location }
    await saveLaunch(db, learner, childId, save, { now: done })
  }
}
