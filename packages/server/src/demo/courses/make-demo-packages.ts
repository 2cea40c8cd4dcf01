import { containerType } from '@oktant/contract/learning/segments.ts'
import { createCourse, updateCourse } from '../../features/learning/courses/courses.ts'
import { bringInPackage } from '../../features/learning/packages/component/bring-in-package.access.ts'
import { listSegmentIds } from '../../features/learning/segments/segments.ts'
import { findPlaceableByName } from '../../features/learning/placed-events/placed-events.ts'
import type { User } from '../../features/people/people/people.ts'
import type { Kit } from '../../kit.ts'
import { demoPackage } from './demo-files.ts'
import { actorOf, publishTimed } from './make-demo-courses.ts'
import { takeDemoPackages } from './take-demo-packages.ts'

/** One of each kind that a learner meets; their words stand in the packages themselves. */
const packages = [
  { folder: 'lifting', title: { en: 'Lifting safely', de: 'Sicher heben' } },
  { folder: 'false-mail', title: { en: 'Spotting false mail', de: 'Falsche E-Mails erkennen' } },
  { folder: 'recovery', title: { en: 'The recovery position', de: 'Die stabile Seitenlage' } },
]

const course = {
  title: { en: 'Safe at work', de: 'Sicher bei der Arbeit' },
  description: {
    en: 'Three short lessons for every workplace: lifting, mail and first aid. Fire safety is practised on the day.',
    de: 'Drei kurze Lektionen für jeden Arbeitsplatz: Heben, E-Mails und Erste Hilfe. Brandschutz wird vor Ort geübt.',
  },
}

/** The event that closes it. */
const practice = 'Fire safety'

type Needs = Pick<Kit, 'config' | 'engine' | 'files' | 'now'>

/** A course of packages, which are brought in as a person would bring them, and taken by some. */
export async function makeDemoPackages(kit: Needs, by: User, learners: readonly User[]) {
  const author = actorOf(by)
  const wish = { longSuspendData: false, replacesId: null, attemptsUnderWay: 'endOld' as const }
  const made: number[] = []
  // NOTE: one after another, so that the same packages have the same numbers every time.
  for (const { folder, title } of packages) {
    const id = await bringInPackage(kit, author, await demoPackage(kit, folder), { ...wish, title })
    if (id === null) throw new Error(`The package ${folder} of the demo cannot be brought in.`)
    made.push(id)
  }
  const places = await kit.engine.db.transaction(async (tx) => {
    const now = kit.now()
    const parentId = (await listSegmentIds(tx, author.companyId)).get('production') ?? null
    const form = { title: course.title, containerTypeId: containerType.course, parentId }
    const begun = await createCourse(tx, author, form, { now })
    const rules = { enabled: true, scoring: true, unlock: { by: 'open' as const } }
    const children = made.map((componentId, place) => ({
      childId: 0,
      componentId,
      nestedId: null,
      ...rules,
      // NOTE: whoever has no account may have a look at the first.
      openToVisitors: place === 0,
    }))
    const event = { childId: 0, componentId: null, nestedId: null, ...rules, unlock: { by: 'all' as const } }
    const practised = await findPlaceableByName(tx, author.companyId, practice, now)
    const practices = practised.map(({ id: eventId }) => ({ ...event, eventId }))
    const filled = {
      ...begun,
      ...course,
      parentId,
      children: [...children, ...practices],
      openToVisitors: true,
    }
    const drafted = await updateCourse(tx, author, begun.id, filled, { now })
    const published = await publishTimed(tx, author, drafted, { now })
    return published.children.map(({ childId }) => childId)
  })
  await takeDemoPackages(kit, learners, places)
}
