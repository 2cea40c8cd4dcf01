import { emptyOutline } from '@oktant/contract/events/event-shapes.ts'
import type { GoalOutline, GoalSubject, GoalType } from '@oktant/contract/development/goal-shapes.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { currency } from '@oktant/contract/kit/constants.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Currency } from '@oktant/contract/kit/money.ts'
import { fail, Failure } from '../../../../http/fail.ts'
import { accessSeenEvent } from '../../../events/attending/attending.access.ts'
import { listOwnBookings } from '../../../events/bookings/bookings.ts'
import { eventList } from '../../../events/events/events.ts'
import { accessLearning, viewerOf } from '../../../learning/learn/learn.access.ts'
import { searchContainers } from '../../../learning/learn/learn.ts'
import { findTraining, searchTrainings } from '../../external-trainings/external-trainings.ts'
import { centsTyped } from './subjects.rules.ts'

/** Which thing a goal is about, by the columns that keep it. */
export type Subject = {
  goalType: GoalType
  typeId: number
  containerId: number | null
  eventId: number | null
  trainingId: number | null
}
/** What a goal takes from the thing that it is about. */
export type FoundSubject = Subject & {
  name: LocalText
  outline: GoalOutline
  costCents: number | null
  currency: Currency
  categoryId: number | null
}
export type SubjectKey = { goalTypeE: GoalType; typeId: number }

const none = { containerId: null, eventId: null, trainingId: null }
const usual = { currency: currency.code, categoryId: null }
type Finder = (db: Db, actor: Actor, id: number) => Promise<FoundSubject>

const course: Finder = async (db, actor, id) => {
  const learning = await accessLearning(db, viewerOf(actor), id)
  if (learning.typeId !== containerType.course) throw fail('goal_not_found')
  const { shownTitle: name, price } = learning
  const about = { goalType: 'CONTAINER' as const, typeId: id, ...none, containerId: id }
  const costs = { costCents: price?.cents ?? null, currency: price?.currency ?? currency.code }
  return { ...about, name, outline: emptyOutline, ...costs, categoryId: null }
}

const event: Finder = async (db, actor, id) => {
  const { companyId, id: userId } = actor
  const own = async (eventId: number) => (await listOwnBookings(db, { companyId, userId }, [eventId]))[0]
  const { event: found } = await accessSeenEvent(db, actor, id, own)
  if (found.cancelledAt) throw fail('goal_not_found')
  const { name, outline } = found
  const about = { goalType: 'EVENT' as const, typeId: id, ...none, eventId: id }
  return { ...about, ...usual, name, outline, costCents: centsTyped(outline.costPerDelegate) }
}

/** NOTE: 0 is a blank one, of which everything is typed. */
const external: Finder = async (db, { companyId }, id) => {
  const about = { goalType: 'EXTERNAL' as const, typeId: id, ...none }
  if (id === 0)
    return { ...about, ...usual, name: { en: '', de: '' }, outline: emptyOutline, costCents: null }
  const found = await findTraining(db, companyId, id)
  if (!found) throw fail('goal_not_found')
  const { name, outline, costCents, goalCategoryId: categoryId } = found
  return { ...about, ...usual, trainingId: id, name, outline, costCents, categoryId }
}

const finders: Record<GoalType, Finder> = { CONTAINER: course, EVENT: event, EXTERNAL: external }

/** What somebody wants a goal about; what they may not see is missing to them. */
export async function findSubject(db: Db, actor: Actor, { goalTypeE, typeId }: SubjectKey) {
  return finders[goalTypeE](db, actor, typeId).catch((error: unknown) => {
    throw isMissing(error) ? fail('goal_not_found') : error
  })
}

const isMissing = (error: unknown) =>
  error instanceof Failure && (error.code === 'container_not_found' || error.code === 'event_not_found')

const mostOfType = 20
type Wanted = { text: string; trainingGoalFilter?: number | undefined }

/** What can become a goal. NOTE: a category is one of external training, so with one nothing else is looked for. */
export async function searchGoalSubjects(db: Db, actor: Actor, wanted: Wanted): Promise<GoalSubject[]> {
  const { trainingGoalFilter: categoryId } = wanted
  const text = wanted.text.trim()
  const trainings = (
    await searchTrainings(db, actor, {
      text,
      goalCategoryId: categoryId,
      limit: mostOfType,
    })
  ).map((row) => ({
    ...subjectView(actor, 'EXTERNAL', row),
    category: row.category && textIn(row.category, actor.language),
    costCents: row.costCents,
  }))
  if (categoryId) return trainings
  const [courses, events] = [await findCourses(db, actor, text), await findEvents(db, actor, text)]
  return [...courses, ...events, ...trainings]
}

function subjectView(
  { language }: Pick<Actor, 'language'>,
  goalTypeE: GoalType,
  { id, name }: { id: number; name: LocalText },
): GoalSubject {
  const blank = { category: null, costCents: null, startsAt: null, currency: currency.code }
  return { goalTypeE, id, name: textIn(name, language), ...blank }
}

async function findCourses(db: Db, actor: Actor, text: string) {
  if (!text || !actor.permissions.has('learning.take')) return []
  const page = { number: 0, offset: 0, limit: mostOfType, sort: null, filters: [], customFields: [] }
  const { content } = await searchContainers(db, actor, text, page, () => '')
  const courses = content.filter(({ containerTypeId }) => containerTypeId === containerType.course)
  return courses.map((card) => ({
    ...subjectView(actor, 'CONTAINER', card),
    ...(card.price && { costCents: card.price.cents, currency: card.price.currency }),
  }))
}

async function findEvents(db: Db, actor: Actor, text: string) {
  if (!actor.permissions.has('events.attend')) return []
  const filters = [
    { field: 'openTo', value: String(actor.id) },
    { field: 'when', value: 'coming' },
    ...(text ? [{ field: 'name', value: text }] : []),
  ]
  const sort = { field: 'startTime', descending: false }
  const { rows } = await eventList.page(db, actor, {
    number: 0,
    offset: 0,
    limit: mostOfType,
    sort,
    filters,
    customFields: [],
  })
  return rows.map((row) => ({
    ...subjectView(actor, 'EVENT', row),
    costCents: centsTyped(row.outline.costPerDelegate),
    startsAt: row.startsAt?.toISOString() ?? null,
  }))
}
