import { Type as t, type Static } from '@sinclair/typebox'
import { Profile } from '../../people/account.ts'
import { endpoint, Id, LocalText, orNull } from '../../http/http.ts'
import { ContainerCard } from './learn.ts'
import { ShownTestimonial } from '../testimonial-nods.ts'
import { Notification } from '../../communication/notifications.ts'

/** Why something waits for somebody; what is over its day stands first. */
export const toDoReasons = [
  'overdue',
  'due',
  'returned',
  'approval',
  'begun',
  'asked',
  'agreed',
  'assigned',
] as const
export type ToDoReason = (typeof toDoReasons)[number]

/** What waits: a course, a survey, an evaluation to revise, one’s review, or a list in which others wait for one's decision. */
export const toDoSubjects = [
  'course',
  'survey',
  'evaluation',
  'bookings',
  'review',
  'reviews',
  'purchases',
  'testimonials',
  'freeText',
  'competency',
  'goals',
  'declarations',
  'talk',
  'contract',
  'contracts',
  'kpas',
] as const

/** Something that waits for somebody. */
export type ToDo = Static<typeof ToDo>
export const ToDo = t.Object({
  /** What it is, and which: `course-9`. */
  key: t.String(),
  about: t.Union(toDoSubjects.map((name) => t.Literal(name))),
  /** Null for a list, which is worded by what it holds. */
  name: orNull(LocalText),
  /** How many wait in a list, and since when the first of them: YYYY-MM-DD. */
  count: orNull(t.Integer()),
  since: orNull(t.String()),
  reason: t.Union(toDoReasons.map((name) => t.Literal(name))),
  /** YYYY-MM-DD in the reader’s time zone. */
  dueOn: orNull(t.String()),
  percent: orNull(t.Integer()),
  /** Who wants it: a learning group, or somebody who gave it by name. */
  because: orNull(t.Object({ name: LocalText, isByName: t.Boolean(), givenBy: orNull(t.String()) })),
  /** Where it is done: in a container, or at an address of the application. */
  containerId: orNull(Id),
  containerTypeId: orNull(t.Integer()),
  path: orNull(t.String()),
})

export type Home = Static<typeof Home>
export const Home = t.Object({
  toDo: t.Array(ToDo),
  /** Shuffled anew each day. */
  featured: t.Array(ContainerCard),
  testimonials: t.Array(ShownTestimonial),
  profile: Profile,
  news: t.Array(Notification),
})

export const readHome = endpoint({
  method: 'GET',
  path: '/client/home',
  access: 'signedIn',
  summary:
    'Reads what somebody’s first page shows: what waits, ranked, featured courses, testimonials, the profile and what is new.',
  reply: Home,
})
