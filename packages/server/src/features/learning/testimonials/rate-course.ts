import { containerType } from '@oktant/contract/learning/segments.ts'
import { thumbs } from '@oktant/contract/kit/constants.ts'
import type { RatingForm } from '@oktant/contract/learning/testimonials.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { accessComponent } from '../components/components.access.ts'
import { addRatings } from '../courses/courses.ts'
import { accessLearning, viewerOf } from '../learn/learn.access.ts'
import {
  findOwnAbout,
  insertTestimonial,
  type TestimonialRow,
  updateTestimonialRow,
} from './testimonials.queries.ts'
import { thumbOf } from './testimonials.view.ts'

type About = Pick<TestimonialRow, 'companyId' | 'about' | 'aboutId'>
type Said = { rating: number; comment: string; isShared: boolean }
type Doer = { companyId: number; id: number }

/** What is rated, where something is named: a course that one has begun, or a component. */
export async function accessRated(
  db: Db,
  actor: Actor,
  { container, component }: RatingForm,
): Promise<About | null> {
  if (!container && !component) return null
  if (!actor.permissions.has('ratings.give')) throw fail('not_permitted', { permission: 'ratings.give' })
  if (container) return accessRatedCourse(db, actor, container.id)
  const { id } = await accessComponent(db, actor, component?.id ?? 0)
  return { companyId: actor.companyId, about: 'component', aboutId: id }
}

async function accessRatedCourse(db: Db, actor: Actor, id: number): Promise<About> {
  const { typeId, log } = await accessLearning(db, viewerOf(actor), id)
  if (typeId !== containerType.course) throw fail('container_not_found')
  if (!log) throw fail('rating_too_early')
  return { companyId: actor.companyId, about: 'course', aboutId: id }
}

export async function makeRating(db: Db, by: Doer, about: About, said: Said, now: Date) {
  const values = { ...about, ...said, userId: by.id, createdAt: now, updatedAt: now }
  const id = await insertTestimonial(db, values)
  if (id === undefined) throw fail('testimonial_exists')
  await countRating(db, about, { from: null, to: said.rating })
  const after = { about: about.about, aboutId: about.aboutId, ...said }
  await audit(db, { by, kind: 'create', object: 'testimonial', objectId: id, after })
  return id
}

type Turn = { from: number | null; to: number | null }
const one = (is: boolean) => (is ? 1 : 0)

/** Keeps the course's own count in step with its ratings. */
export function countRating(db: Db, { companyId, about, aboutId }: About, { from, to }: Turn) {
  if (about !== 'course') return Promise.resolve(undefined)
  return addRatings(
    db,
    { companyId, id: aboutId },
    { up: one(to === thumbs.up) - one(from === thumbs.up), all: one(to !== null) - one(from !== null) },
  )
}

/** Rates a course by one press; the words that one wrote before stay. */
export async function rateCourse(
  db: Db,
  actor: Actor,
  { containerId, rating: typed }: { containerId: number; rating: number },
  now: Date,
) {
  const about = await accessRatedCourse(db, actor, containerId)
  const rating = thumbOf(typed)
  // NOTE: locks the course's row first, so that two presses at once are counted one after the other.
  await addRatings(db, { companyId: actor.companyId, id: containerId }, { up: 0, all: 0 })
  const known = await findOwnAbout(db, about, actor.id)
  const id = known?.id ?? (await makeRating(db, actor, about, { rating, comment: '', isShared: false }, now))
  if (known && known.rating !== rating) await turn(db, actor, known, rating, now)
  const counts = await addRatings(db, { companyId: actor.companyId, id: containerId }, { up: 0, all: 0 })
  return { id, rating, ...counts }
}

type Known = NonNullable<Awaited<ReturnType<typeof findOwnAbout>>>

async function turn(db: Db, actor: Actor, known: Known, rating: number, now: Date) {
  await updateTestimonialRow(db, known, { rating, updatedAt: now })
  await countRating(db, known, { from: known.rating, to: rating })
  const [before, after] = [{ rating: known.rating }, { rating }]
  await audit(db, { by: actor, kind: 'update', object: 'testimonial', objectId: known.id, before, after })
}
