import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, orNull } from '../http/http.ts'
import { PackageKind, ReportedItem } from './package-imports.ts'

/** One archive that a component has shown, the latest first. */
export type PackageVersion = Static<typeof PackageVersion>
export const PackageVersion = t.Object({
  id: Id,
  name: t.String(),
  bytes: t.Integer(),
  createdAt: t.String(),
})

/** What an author may set of a package. */
export type PackageSettings = Static<typeof PackageSettings>
export const PackageSettings = t.Object({
  /** From which mark on it is passed, in per cent; null where its own word counts. */
  passMark: orNull(t.Integer({ minimum: 0, maximum: 100 })),
  /** How often it may be begun; null without a limit. */
  attempts: orNull(t.Integer({ minimum: 1, maximum: 1000 })),
  /** Suspend data of 64,000 characters instead of 4,096. */
  longSuspendData: t.Boolean(),
  /** Opened in a window of its own, which closes itself once it has finished or is suspended, and all is saved. */
  ownWindow: t.Boolean(),
})

export type ComponentPackage = Static<typeof ComponentPackage>
export const ComponentPackage = t.Object({
  kind: PackageKind,
  edition: orNull(t.String()),
  items: t.Array(ReportedItem),
  settings: PackageSettings,
  versions: t.Array(PackageVersion),
  /** How many attempts are under way. */
  underWay: t.Integer(),
  /** Rises with every change of the component; a change says which it has seen. */
  revision: t.Integer(),
})

const access = 'packages.import'
const errors = ['component_not_found'] as const

export const readComponentPackage = endpoint({
  method: 'GET',
  path: '/admin/component/:id/package',
  access,
  summary: 'Says what the package of a component holds, how it is played, and which archives it came from.',
  params: idParams,
  reply: ComponentPackage,
  errors,
})

export const savePackageSettings = endpoint({
  method: 'PUT',
  path: '/admin/component/:id/package',
  access,
  summary: 'Sets how a package is played; published courses follow when they are published anew.',
  params: idParams,
  body: t.Object({ ...PackageSettings.properties, revision: t.Integer() }),
  reply: ComponentPackage,
  errors: [...errors, 'content_changed'],
})

export const downloadPackage = endpoint({
  method: 'GET',
  path: '/admin/component/:id/package/:versionId/archive',
  access,
  summary: 'Hands out an archive of a component as it came.',
  params: t.Object({ id: Id, versionId: Id }),
  reply: 'file',
  errors,
})
