import { Type as t, type Static } from '@sinclair/typebox'
import { CertificateState } from '../certificates/certificates.ts'
import { CompletionRule, Difficulty } from '../components/components.ts'
import { endpoint, Id, idParams, listQuery, LocalText, paged, orNull } from '../../http/http.ts'
import { ThemeSeen } from '../courses/folder-themes.ts'
import { Assigned, Period, ProgressState, Reason } from './learning-state.ts'
import { typed } from '../courses/learning-types.ts'
import { Price } from '../../kit/money.ts'
import { segmentKeys } from '../segments.ts'
import { visitorQuery } from '../../organisation/shell.ts'

/** The segment that a container stands in: its key gives the colour. */
const SegmentSeen = orNull(
  t.Object({
    id: Id,
    key: orNull(t.Union(segmentKeys.map((name) => t.Literal(name)))),
    name: LocalText,
  }),
)

const Path = t.Array(t.Object({ id: Id, containerTypeId: t.Integer(), name: LocalText }))

/** A place in a container as its learner sees it. */
export type ContainerChild = Static<typeof ContainerChild>
export const ContainerChild = t.Object({
  containerChildId: orNull(Id),
  key: t.String(),
  clazz: t.Union([
    t.Literal('Component'),
    t.Literal('Container'),
    t.Literal('Event'),
    t.Literal('Evaluation'),
  ]),
  /** The container behind it, where it is one. */
  containerId: orNull(Id),
  containerTypeId: orNull(t.Integer()),
  categoryId: orNull(t.Integer()),
  /** The content type of a component, or the course type of what stands in a folder. */
  ...typed,
  name: LocalText,
  description: LocalText,
  enabled: t.Boolean(),
  mark: orNull(t.Integer()),
  passMark: orNull(t.Integer()),
  pass: t.Boolean(),
  passed: t.Boolean(),
  scoring: t.Boolean(),
  /** Seconds spent, and minutes that its author expects. */
  time: t.Integer(),
  duration: orNull(t.Integer()),
  complete: t.Boolean(),
  isMarked: t.Boolean(),
  difficulty: Difficulty,
  coverImagePath: orNull(t.String()),
  startDate: orNull(t.String()),
  endDate: orNull(t.String()),
  eventId: orNull(Id),
  state: ProgressState,
  /** Why it is in its state, and why it is locked where it is. */
  why: Reason,
  locked: orNull(Reason),
  percent: orNull(t.Integer()),
  completion: orNull(CompletionRule),
  childCount: orNull(t.Integer()),
  /** Of a course that one would have to buy. */
  price: orNull(Price),
  /** A package that its author opened to whoever has no account; nothing of it is kept. */
  canVisit: t.Boolean(),
})

export type Container = Static<typeof Container>
export const Container = t.Object({
  id: Id,
  containerId: Id,
  containerTypeId: t.Integer(),
  ...typed,
  name: LocalText,
  description: LocalText,
  keywords: t.Array(t.String()),
  duration: orNull(t.Integer()),
  difficulty: Difficulty,
  coverImagePath: orNull(t.String()),
  /** What the cover shows, where it is not the one that is drawn. */
  coverAlt: orNull(LocalText),
  /** Whether it may be taken without paying, or is paid. */
  customField1: t.Boolean(),
  mark: orNull(t.Integer()),
  time: t.Integer(),
  passed: t.Boolean(),
  state: ProgressState,
  why: Reason,
  /** Null where nobody is signed in. */
  percent: orNull(t.Integer()),
  startedAt: orNull(t.String()),
  completedAt: orNull(t.String()),
  /** Null in the first period. */
  period: orNull(Period),
  assigned: orNull(Assigned),
  /** YYYY-MM-DD where the learner lives: by when it is to be passed; null where it is, or nothing is due. */
  dueOn: orNull(t.String()),
  /** The latest that passing it has given this person. */
  userCertificate: orNull(t.Object({ id: Id, state: CertificateState, expiresAt: orNull(t.String()) })),
  edition: t.Integer(),
  /** Has a newer edition appeared since this person began? */
  hasNewEdition: t.Boolean(),
  segment: SegmentSeen,
  parents: Path,
  /** Of a folder, its own or that of the nearest one above which has one. */
  theme: orNull(ThemeSeen),
  children: t.Array(ContainerChild),
  /** One's own rating; 0 is also what nobody has given yet. */
  rating: t.Integer(),
  /** How many people it helped, of how many who rated it. */
  ratingCount: t.Integer(),
  ratedCount: t.Integer(),
  price: orNull(Price),
  /** What one has asked for or bought, or that it was refused; null where nothing is open, bought or refused last. */
  purchase: orNull(
    t.Object({
      id: Id,
      state: t.String(),
      way: t.String(),
      invoiceNumber: orNull(t.String()),
      /** What whoever decided wrote to the person. */
      note: t.String(),
    }),
  ),
  ownRating: orNull(t.Object({ id: Id, rating: t.Integer(), comment: t.String() })),
  favouriteId: orNull(Id),
  can: t.Object({ launch: t.Boolean(), edit: t.Boolean(), moveOn: t.Boolean(), rate: t.Boolean() }),
})

/** A container in a list. */
export type ContainerCard = Static<typeof ContainerCard>
export const ContainerCard = t.Object({
  id: Id,
  containerId: Id,
  containerTypeId: t.Integer(),
  ...typed,
  name: LocalText,
  description: LocalText,
  duration: orNull(t.Integer()),
  difficulty: Difficulty,
  coverImagePath: orNull(t.String()),
  /** What the cover shows, where it is not the one that is drawn. */
  coverAlt: orNull(LocalText),
  customField1: t.Boolean(),
  segment: SegmentSeen,
  parent: orNull(LocalText),
  childCount: t.Integer(),
  price: orNull(Price),
  ratingCount: t.Integer(),
  mark: orNull(t.Integer()),
  time: t.Integer(),
  passed: t.Boolean(),
  state: ProgressState,
  percent: orNull(t.Integer()),
  lastAt: orNull(t.String()),
  completedAt: orNull(t.String()),
  assigned: orNull(Assigned),
  /** YYYY-MM-DD where the learner lives: by when it is to be passed; null where it is, or nothing is due. */
  dueOn: orNull(t.String()),
})

const notFound = 'container_not_found'
const containerParams = t.Object({ containerId: Id })

/** The same call for a signed-in person and for a visitor of the public catalogue. */
const learner = { access: 'learning.take' } as const
const visitor = { access: 'public', query: visitorQuery } as const

const readingContainer = {
  method: 'GET',
  params: idParams,
  reply: Container,
  errors: [notFound],
} as const

export const readLearning = endpoint({
  ...readingContainer,
  ...learner,
  path: '/client/mylearning/container/:id',
  summary: 'Reads a container with its children and one’s own progress in it.',
})

export const readPublicLearning = endpoint({
  ...readingContainer,
  ...visitor,
  path: '/public/mylearning/container/:id',
  summary: 'Reads a container that is open to visitors, with its children.',
})

/** Printed beside the others; they answer the same. */
export const readLearningState = endpoint({
  ...readingContainer,
  ...learner,
  params: containerParams,
  path: '/client/mylearning/:containerId',
  summary: 'Reads a container with its children and how far one is with it.',
})

export const readPublicContainer = endpoint({
  ...readingContainer,
  ...visitor,
  params: containerParams,
  path: '/public/mylearning/:containerId',
  summary: 'Reads one container of the public catalogue, with its children.',
})

export const listChildren = endpoint({
  method: 'GET',
  path: '/client/mylearning/children/:id',
  access: 'learning.take',
  summary: 'Lists the children of a container with one’s own progress.',
  params: idParams,
  reply: t.Array(ContainerChild),
  errors: [notFound],
})

export type Outline = Static<typeof Outline>
export const Outline = t.Object({
  id: Id,
  name: LocalText,
  parents: Path,
  items: t.Array(
    t.Object({
      key: t.String(),
      name: LocalText,
      depth: t.Integer(),
      clazz: t.String(),
      containerId: orNull(Id),
      containerTypeId: orNull(t.Integer()),
      categoryId: orNull(t.Integer()),
    }),
  ),
})
const outline = { method: 'GET', params: idParams, reply: Outline, errors: [notFound] } as const
export const readOutline = endpoint({
  ...outline,
  ...learner,
  path: '/client/mylearning/outline/:id',
  summary: 'Reads what a container holds at every depth.',
})
export const readPublicOutline = endpoint({
  ...outline,
  ...visitor,
  path: '/public/mylearning/outline/:id',
  summary: 'Reads what a container of the public catalogue holds at every depth.',
})
export const readContainerOutline = endpoint({
  ...outline,
  ...learner,
  path: '/client/cdi/outline/CONTAINER/:id',
  summary: 'Reads what a container holds at every depth, as the trainer’s screens ask for it.',
})

export const listLearning = endpoint({
  method: 'GET',
  path: '/client/mylearning',
  access: 'learning.take',
  summary: 'Lists the courses that one has begun or finished, the latest first.',
  query: listQuery({ sort: ['lastAt', 'name', 'percent'], filter: ['state', 'name', 'isToTake'] }),
  reply: paged(ContainerCard),
})

export const listAssignedCourses = endpoint({
  method: 'GET',
  path: '/client/mylearning/assigned',
  access: 'learning.take',
  summary: 'Lists what one has by learning groups or again and has not passed, the first to be due first.',
  query: listQuery({ sort: ['dueOn', 'name'], filter: ['name', 'isMandatory'] }),
  reply: paged(ContainerCard),
})

export const listCompletedCourses = endpoint({
  method: 'GET',
  path: '/client/cdi/completed-courses',
  access: 'learning.take',
  summary: 'Lists the courses that one has passed, the latest first.',
  query: listQuery({ sort: ['completedAt', 'name'], filter: ['name'] }),
  reply: paged(ContainerCard),
})

export const ComponentLog = t.Object({
  id: Id,
  containerChildId: Id,
  name: LocalText,
  attempt: t.Integer(),
  mark: orNull(t.Integer()),
  totalDuration: t.Integer(),
  stateLabel: ProgressState,
  startedAt: t.String(),
  completedAt: orNull(t.String()),
})

export const listComponentHistory = endpoint({
  method: 'GET',
  path: '/client/mylearning/:id/component-history',
  access: 'learning.take',
  summary: 'Lists every attempt that one made at a container’s children, the latest first.',
  params: idParams,
  reply: t.Array(ComponentLog),
  errors: [notFound],
})

export const listContainerHistory = endpoint({
  method: 'GET',
  path: '/client/mylearning/:id/container-history',
  access: 'learning.take',
  summary: 'Lists the times that one took a container, the latest first.',
  params: idParams,
  reply: t.Array(
    t.Object({
      id: Id,
      period: t.Integer(),
      edition: t.Integer(),
      state: ProgressState,
      mark: orNull(t.Integer()),
      totalDuration: t.Integer(),
      startedAt: t.String(),
      completedAt: orNull(t.String()),
    }),
  ),
  errors: [notFound],
})

export const moveToNewEdition = endpoint({
  method: 'POST',
  path: '/client/mylearning/:id/move-on',
  access: 'learning.take',
  summary: 'Goes on with the newest edition of a container that one has begun and not passed.',
  params: idParams,
  reply: Container,
  errors: [notFound],
})
