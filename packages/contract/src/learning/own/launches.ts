import { Type as t, type Static } from '@sinclair/typebox'
import { LaunchMedia } from '../components/component-files.ts'
import { CompletionDone, CompletionRule } from '../components/components.ts'
import { endpoint, Id, idParams, LocalText, orNull } from '../../http/http.ts'
import { insteadOfWatched } from '../components/unplayed-films.ts'
import { ProgressState, Reason } from './learning-state.ts'
import { PackageLaunch, PrintedLaunch, unitWished } from '../package-launch.ts'

export type LaunchData = Static<typeof LaunchData>
export const LaunchData = t.Object({
  containerChildId: orNull(Id),
  containerId: orNull(Id),
  componentId: Id,
  categoryId: t.Integer(),
  name: LocalText,
  description: LocalText,
  /** Made safe when it was kept; shown in a frame of its own all the same. */
  html: LocalText,
  /** The address of an embedded page or an external window. */
  path: orNull(t.String()),
  completion: CompletionRule,
  /** Its file, where it is one. */
  media: t.Optional(orNull(LaunchMedia)),
  /** What its author linked it with, where the same course holds that and it is open. */
  linked: t.Optional(orNull(t.Object({ containerChildId: Id, name: LocalText }))),
  /** Names this launch; the next one anywhere ends it. Null where nothing is kept, as in a preview. */
  launch: orNull(t.String()),
  componentLog: orNull(
    t.Object({
      id: Id,
      mark: orNull(t.Integer()),
      totalDuration: t.Integer(),
      stateLabel: ProgressState,
      location: t.String(),
    }),
  ),
  ...t.Partial(PrintedLaunch).properties,
  /** What its player needs, where it is a package. */
  package: t.Optional(PackageLaunch),
})

const launchErrors = [
  'child_not_found',
  'component_locked',
  'deleted_resource_launch',
  'container_child_invalid',
] as const
const packageErrors = [...launchErrors, 'attempts_exceeded'] as const

/** Which attempt at a package: the one that goes on, another one, or an earlier one to look at. */
export type AttemptChoice = Static<typeof AttemptChoice>
export const AttemptChoice = t.Union(
  (['continue', 'new', 'best', 'last'] as const).map((name) => t.Literal(name)),
)
const choice = t.Object({
  attempt: t.Optional(AttemptChoice),
  ...unitWished,
})

export const launchComponent = endpoint({
  method: 'GET',
  path: '/client/componentlog/:key/launchdata',
  access: 'learning.take',
  summary: 'Opens a child of a course and begins its record; any other launch of this person ends.',
  params: t.Object({ key: Id }),
  query: choice,
  changes: true,
  repeats: false,
  reply: LaunchData,
  errors: packageErrors,
})

export const launchEmbedded = endpoint({
  method: 'GET',
  path: '/client/componentlog/embedded/launchdata/:id',
  access: 'learning.take',
  summary: 'Opens a child of a course inside another page.',
  params: idParams,
  query: choice,
  changes: true,
  repeats: false,
  reply: LaunchData,
  errors: packageErrors,
})

export const previewComponent = endpoint({
  method: 'GET',
  path: '/client/componentlog/:id/preview',
  access: 'content.administer',
  summary: 'Reads a component as a learner would see it; nothing is kept.',
  params: idParams,
  query: t.Object(unitWished),
  reply: LaunchData,
  errors: ['component_not_found'],
})

export const readLaunchMedia = endpoint({
  method: 'GET',
  path: '/client/componentlog/:key/media',
  access: 'learning.take',
  summary: 'Reads the addresses of a child’s files anew, as each opens its file for ten minutes.',
  params: t.Object({ key: Id }),
  reply: t.Object({ media: orNull(LaunchMedia) }),
  errors: launchErrors,
})

export type LaunchSave = Static<typeof LaunchSave>
export const LaunchSave = t.Object({
  launch: t.String({ maxLength: 100 }),
  /** Seconds for which it was visible and in use since the last save. */
  seconds: t.Integer({ minimum: 0, maximum: 86_400 }),
  /** Where the person is, as the viewer keeps it. */
  location: t.Optional(t.String({ maxLength: 1000 })),
  /** What the person has done, where that may complete the component. */
  done: t.Optional(t.Union([CompletionDone, ...insteadOfWatched.map((name) => t.Literal(name))])),
})

export const saveLaunch = endpoint({
  method: 'POST',
  path: '/client/componentlog/:key/save',
  access: 'learning.take',
  summary: 'Keeps viewing time, the place reached, and what was done with a launched component.',
  params: t.Object({ key: Id }),
  body: LaunchSave,
  reply: t.Object({
    componentLog: t.Object({
      id: Id,
      mark: orNull(t.Integer()),
      totalDuration: t.Integer(),
      stateLabel: ProgressState,
    }),
    containerLog: t.Object({
      percent: t.Integer(),
      mark: orNull(t.Integer()),
      state: ProgressState,
      why: Reason,
      passed: t.Boolean(),
    }),
    savedAt: t.String(),
  }),
  errors: ['child_not_found', 'launched_elsewhere', 'completion_refused'],
})
