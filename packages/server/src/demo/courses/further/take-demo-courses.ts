import type { Db } from '../../../db/engine/db.ts'
import { type Did, listPublishedPlaces, makeRecords } from '../../../features/learning/learn/learn.ts'
import type { User } from '../../../features/people/people/people.ts'
import { actorOf } from '../make-demo-courses.ts'
import { furtherCourses } from './make-further-courses.ts'

const day = 86_400_000
const minute = 60_000
/** How far back the year goes in which they learnt. */
const longestAgo = 300

type Made = { takers: readonly User[]; further: readonly number[]; now: Date }
type PublishedPlace = Awaited<ReturnType<typeof listPublishedPlaces>>['places'][number]

/** What the other people of the demo have read in the course of the year; always the same, and a few statements for all. */
export async function takeDemoCourses(db: Db, by: User, { takers, further, now }: Made) {
  const actor = actorOf(by)
  // NOTE: of courses with an evaluation its takers are told elsewhere, and priced ones are to be bought.
  const free = further.filter((_, index) => !furtherCourses[index]?.tests && !furtherCourses[index]?.price)
  for (const [place, containerId] of free.entries()) {
    const { places } = await listPublishedPlaces(db, actor, containerId)
    const learners = takers.flatMap(({ id: userId }, index) =>
      (index + place) % 3 === 0 ? [{ userId, did: didOf(places, { index, place, now }) }] : [],
    )
    await makeRecords(db, actor, containerId, learners)
  }
}

type Seat = { index: number; place: number; now: Date }

/** NOTE: every fifth stopped halfway. */
function didOf(places: readonly PublishedPlace[], { index, place, now }: Seat): Did[] {
  const daysAgo = 4 + ((index * 37 + place * 53) % longestAgo)
  const begun = now.getTime() - daysAgo * day + ((index * 11) % 240) * minute
  const stops = (index + place) % 5 === 0 ? Math.ceil(places.length / 2) : places.length
  return places.slice(0, stops).map(({ childId, revision }, step) => {
    const startedAt = new Date(begun + step * (((index % 3) * day) / 2 + 12 * minute))
    const seconds = 240 + ((index * 29 + step * 61) % 420)
    const completedAt = new Date(startedAt.getTime() + seconds * 1000)
    const doneBy = revision?.completion ?? null
    return { childId, state: 'COMPLETED', mark: null, doneBy, seconds, startedAt, completedAt }
  })
}
