import { Type as t, type Static } from '@sinclair/typebox'
import { CompletionRule, Difficulty, Prose, Title } from '../components/components.ts'
import { expiryUnits } from '../../kit/constants.ts'
import { TypeSeen } from './learning-types.ts'
import { Price } from '../../kit/money.ts'
import { PictureForm } from '../../organisation/pictures.ts'
import {
  Affected,
  endpoint,
  Id,
  idParams,
  listQuery,
  LocalText,
  Nothing,
  paged,
  orNull,
} from '../../http/http.ts'

export const containerStates = ['draft', 'active', 'archived'] as const
export type ContainerState = (typeof containerStates)[number]
export const ContainerState = t.Union(containerStates.map((name) => t.Literal(name)))

const whole = (minimum: number, maximum: number) => t.Integer({ minimum, maximum })
/** What opens a child of a course: nothing holds it, the one before is passed, all or some before it are, or a day has come. */
export const unlockRules = ['open', 'previous', 'all', 'some', 'date'] as const
export type UnlockRule = Static<typeof UnlockRule>
export const UnlockRule = t.Object({
  by: t.Union(unlockRules.map((name) => t.Literal(name))),
  /** How many of those before it, for `some`. */
  count: t.Optional(whole(1, 100)),
  /** From when on, for `date`: YYYY-MM-DD in the learner's time zone. */
  from: t.Optional(t.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })),
})

/** How long a certificate is valid from the day of passing on. */
export type ExpiryPeriod = Static<typeof ExpiryPeriod>
export const ExpiryPeriod = t.Object({
  count: whole(1, 1000),
  unit: t.Union(expiryUnits.map((unit) => t.Literal(unit))),
})

/** What the texts and the rules of a course say; published as a whole. */
export type EditionForm = Static<typeof EditionForm>
export const EditionForm = t.Object({
  title: Title,
  description: Prose,
  keywords: t.Array(t.String({ minLength: 1, maxLength: 50 }), { maxItems: 20 }),
  minutes: orNull(whole(0, 100_000)),
  difficulty: Difficulty,
  openToVisitors: t.Boolean(),
  featured: t.Boolean(),
  /** What it costs; null for nothing. Left out, it stays as it is. */
  price: t.Optional(orNull(Price)),
  /** The mark from which on it is passed; none where doing everything is enough. */
  passMark: orNull(whole(0, 100)),
  /** Whether the best attempt at a part counts, and not the last. */
  showBestResults: t.Boolean(),
  /** Whether sections and courses inside it count towards passing it. */
  includeChildFolder: t.Boolean(),
  /** Until when passing it is proof: a day, YYYY-MM-DD. */
  expiryDate: orNull(t.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })),
  /** For how long passing it is proof. */
  expiryPeriod: orNull(ExpiryPeriod),
  /** What to go on with after it. */
  nextIds: t.Array(Id, { maxItems: 10, uniqueItems: true }),
  /** The template of the certificate that passing issues; null is none, and nothing said leaves it as it is. */
  certificate: t.Optional(orNull(Id)),
  /** The picture at its head and on its card; null is the one that is drawn, and nothing said leaves it as it is. */
  cover: t.Optional(orNull(PictureForm)),
  /** What it is called a piece of; null is none, and nothing said leaves it as it is. */
  courseType: t.Optional(orNull(Id)),
})

/** A place in a course: a component, another container or an event, and how it counts there. */
export type ChildForm = Static<typeof ChildForm>
export const ChildForm = t.Object({
  /** The place's own number; 0 for one that is new. */
  childId: t.Integer({ minimum: 0, maximum: 2_147_483_647 }),
  componentId: orNull(Id),
  nestedId: orNull(Id),
  /** An event of the company, whose attendance passes the place; left out, it is none. */
  eventId: t.Optional(orNull(Id)),
  enabled: t.Boolean(),
  scoring: t.Boolean(),
  unlock: UnlockRule,
  /** Whether an evaluation there is an open quiz, which anybody takes without an account; left out, it is none. */
  openToVisitors: t.Optional(t.Boolean()),
})

export type CourseChild = Static<typeof CourseChild>
export const CourseChild = t.Object({
  ...ChildForm.properties,
  eventId: orNull(Id),
  /** When an event begins; null for everything else, and for one without a date. */
  startsAt: orNull(t.String()),
  title: LocalText,
  categoryId: orNull(t.Integer()),
  containerTypeId: orNull(t.Integer()),
  minutes: orNull(t.Integer()),
  /** Whether what stands there can still be had. */
  isMissing: t.Boolean(),
  completion: orNull(CompletionRule),
})

/** A part of a course that holds parts of its own; it is built and published with the course. */
export type SectionForm = Static<typeof SectionForm>
export const SectionForm = t.Object({
  id: Id,
  revision: t.Integer(),
  title: Title,
  children: t.Array(ChildForm, { maxItems: 200 }),
})
export type CourseSection = Static<typeof CourseSection>
export const CourseSection = t.Object({
  id: Id,
  revision: t.Integer(),
  title: LocalText,
  children: t.Array(CourseChild),
})

export type CourseView = Static<typeof CourseView>
export const CourseView = t.Object({
  ...EditionForm.properties,
  id: Id,
  containerTypeId: t.Integer(),
  parentId: orNull(Id),
  parents: t.Array(t.Object({ id: Id, title: LocalText })),
  state: ContainerState,
  /** Rises with every change; a change says which it has seen. */
  revision: t.Integer(),
  children: t.Array(CourseChild),
  /** The sections that it holds at any depth. */
  sections: t.Array(CourseSection),
  /** Opens the cover for ten minutes. */
  coverAddress: orNull(t.String()),
  /** Those to go on with, by name. */
  nextCourses: t.Array(t.Object({ id: Id, title: LocalText })),
  /** The course that it is a section of. */
  sectionOf: orNull(Id),
  /** Has the draft anything that the published edition has not? */
  isChanged: t.Boolean(),
  publishedAt: orNull(t.String()),
  edition: t.Integer(),
  changedBy: orNull(t.String()),
  changedAt: t.String(),
  learners: t.Integer(),
})

export type CourseRow = Static<typeof CourseRow>
export const CourseRow = t.Object({
  id: Id,
  title: LocalText,
  containerTypeId: t.Integer(),
  courseType: orNull(TypeSeen),
  parent: orNull(LocalText),
  state: ContainerState,
  isChanged: t.Boolean(),
  children: t.Integer(),
  learners: t.Integer(),
  changedAt: t.String(),
})

const administers = 'courses.administer'
const notFound = 'container_not_found'

export const listCourses = endpoint({
  method: 'GET',
  path: '/admin/container',
  access: administers,
  summary: 'Lists courses and the other containers that authors make.',
  query: listQuery({
    sort: ['title', 'state', 'learners', 'changedAt'],
    filter: ['title', 'state', 'parentId', 'containerTypeId', 'courseType'],
  }),
  reply: paged(CourseRow),
})

export const listFolders = endpoint({
  method: 'GET',
  path: '/admin/container/folders',
  access: administers,
  summary: 'Lists where a course can stand: segments, topics and levels, as a tree in reading order.',
  reply: t.Array(
    t.Object({
      id: Id,
      parentId: orNull(Id),
      title: LocalText,
      containerTypeId: t.Integer(),
      depth: t.Integer(),
    }),
  ),
})

export const listPlaceableEvents = endpoint({
  method: 'GET',
  path: '/admin/container/events',
  access: administers,
  summary: 'Lists events that are not over and can stand in a course, by name, the next first.',
  query: listQuery({ sort: ['startsAt'], filter: ['name'] }),
  reply: paged(t.Object({ id: Id, name: LocalText, startsAt: orNull(t.String()) })),
})

export const createCourse = endpoint({
  method: 'POST',
  path: '/admin/container',
  access: administers,
  summary: 'Makes a course, a section of one, or a folder for courses, as a draft.',
  body: t.Object({ title: Title, containerTypeId: t.Integer(), parentId: orNull(Id) }),
  reply: CourseView,
  errors: [notFound, 'folder_not_found', 'container_invalid'],
})

export const readCourse = endpoint({
  method: 'GET',
  path: '/admin/container/:id',
  access: administers,
  summary: 'Reads a course as its author sees it: the draft, or what is published.',
  params: idParams,
  reply: CourseView,
  errors: [notFound],
})

export const updateCourse = endpoint({
  method: 'PUT',
  path: '/admin/container/:id',
  access: administers,
  summary: 'Changes the draft of a course: its texts, its rules and its children in order.',
  params: idParams,
  body: t.Object({
    ...EditionForm.properties,
    parentId: orNull(Id),
    revision: t.Integer(),
    children: t.Array(ChildForm, { maxItems: 200 }),
    /** Those of its sections that may have changed. */
    sections: t.Optional(t.Array(SectionForm, { maxItems: 50 })),
  }),
  reply: CourseView,
  errors: [notFound, 'container_invalid', 'content_changed'],
})

export const publishCourse = endpoint({
  method: 'POST',
  path: '/admin/container/:id/publish',
  access: administers,
  summary: 'Publishes the draft as a whole; who is under way keeps the edition they began.',
  params: idParams,
  body: t.Object({ revision: t.Integer() }),
  reply: CourseView,
  errors: [notFound, 'container_invalid', 'content_changed'],
})

export const discardDraft = endpoint({
  method: 'POST',
  path: '/admin/container/:id/discard',
  access: administers,
  summary: 'Throws the draft away, so that the course reads as it is published.',
  params: idParams,
  body: t.Object({ revision: t.Integer() }),
  reply: CourseView,
  errors: [notFound, 'content_changed'],
})

export const archiveCourse = endpoint({
  method: 'POST',
  path: '/admin/container/:id/archive',
  access: administers,
  summary: 'Takes a course out of the catalogue; who is under way may finish.',
  params: idParams,
  reply: CourseView,
  errors: [notFound],
})

export const restoreCourse = endpoint({
  method: 'POST',
  path: '/admin/container/:id/restore',
  access: administers,
  summary: 'Brings an archived or removed course back.',
  params: idParams,
  reply: CourseView,
  errors: [notFound, 'name_taken'],
})

export const duplicateCourse = endpoint({
  method: 'POST',
  path: '/admin/container/:id/duplicate',
  access: administers,
  summary: 'Makes a draft that begins as a copy.',
  params: idParams,
  reply: CourseView,
  errors: [notFound],
})

export const readCourseAffected = endpoint({
  method: 'GET',
  path: '/admin/container/:id/affected',
  access: administers,
  summary: 'Says what removing a container would touch.',
  params: idParams,
  reply: Affected,
  errors: [notFound],
})

export const removeCourse = endpoint({
  method: 'DELETE',
  path: '/admin/container/:id',
  access: administers,
  summary: 'Removes a container; the records of its learners stay.',
  params: idParams,
  reply: Nothing,
  errors: [notFound, 'container_in_use'],
})
