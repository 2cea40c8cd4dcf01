import { Type as t, type Static } from '@sinclair/typebox'
import { chosenIn } from '../../kit/chosen.ts'
import { listComponents } from './components.ts'
import { Affected, endpoint, Id, orNull } from '../../http/http.ts'

/** What can be done with many components at once. */
export const componentActions = ['activate', 'deactivate', 'setType', 'remove', 'restore'] as const
export type ComponentAction = (typeof componentActions)[number]

export type ComponentChange = Static<typeof ComponentChange>
export const ComponentChange = t.Object({
  action: t.Union(componentActions.map((action) => t.Literal(action))),
  /** The content type that they are called a piece of; null is none. */
  target: orNull(Id),
  chosen: chosenIn(listComponents.query),
})

const access = 'content.administer'

export const affectedByComponentChange = endpoint({
  method: 'POST',
  path: '/admin/component/bulk/affected',
  access,
  summary: 'Says what a change of many components would touch; nothing changes.',
  body: ComponentChange,
  reply: Affected,
  changes: false,
  errors: ['component_not_found', 'type_not_found'],
})

export type ChangedComponents = Static<typeof ChangedComponents>
export const ChangedComponents = t.Object({
  /** Those that were changed, each with the content type that it had before. */
  changed: t.Array(t.Object({ id: Id, contentType: orNull(Id) })),
  /** How many were left as they are: nothing is to be done there, or one may not do it. */
  skipped: t.Integer(),
})

export const changeComponents = endpoint({
  method: 'POST',
  path: '/admin/component/bulk',
  access,
  summary: 'Changes many components at once: switches, types, removes them or brings them back.',
  body: ComponentChange,
  reply: ChangedComponents,
  errors: ['component_not_found', 'type_not_found'],
})
