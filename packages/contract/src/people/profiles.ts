import { Type as t, type Static } from '@sinclair/typebox'
import { Affected, endpoint, Id, idParams, listQuery, LocalText, Nothing, paged } from '../http/http.ts'
import { permissions, type Permission } from '../kit/permissions.ts'

// NOTE: the names of the catalogue, which the compiler cannot see through `Object.keys`.
const permissionNames = Object.keys(permissions) as Permission[]
const PermissionName = t.Union(permissionNames.map((name) => t.Literal(name)))
const Name = t.Object({ en: t.String({ maxLength: 100 }), de: t.String({ maxLength: 100 }) })

export type ProfileForm = Static<typeof ProfileForm>
export const ProfileForm = t.Object({
  name: Name,
  permissions: t.Array(PermissionName, { uniqueItems: true }),
})

/** A named set of permissions, with how many people hold it. */
export type PermissionProfile = Static<typeof PermissionProfile>
export const PermissionProfile = t.Object({
  id: Id,
  name: LocalText,
  authorities: t.Array(t.String()),
  permissions: t.Array(PermissionName),
  holders: t.Integer(),
  /** One that every company begins with can be set back to what it was. */
  isDefault: t.Boolean(),
  can: t.Object({ edit: t.Boolean() }),
})

const errors = [
  'profile_not_found',
  'profile_invalid',
  'profile_in_use',
  'profile_is_default',
  'more_permissions_needed',
  'last_administrator',
] as const

export const listPermissionProfiles = endpoint({
  method: 'GET',
  path: '/admin/permission-profile',
  access: 'permissions.administer',
  summary: 'Lists the permission profiles of one’s company.',
  reply: t.Array(PermissionProfile),
  tokens: false,
})

export const createPermissionProfile = endpoint({
  method: 'POST',
  path: '/admin/permission-profile',
  access: 'permissions.administer',
  summary: 'Makes a profile of permissions that one has oneself, anew or from another.',
  /** Made from another it has the authorities of that one, too. */
  body: t.Object({ ...ProfileForm.properties, copiedFromId: t.Optional(Id) }),
  reply: PermissionProfile,
  errors,
  tokens: false,
})

export const updatePermissionProfile = endpoint({
  method: 'PUT',
  path: '/admin/permission-profile/:id',
  access: 'permissions.administer',
  summary: 'Changes a profile; whoever holds it has its permissions at once.',
  params: idParams,
  body: ProfileForm,
  reply: PermissionProfile,
  errors,
  tokens: false,
})

export const affectedByProfileChange = endpoint({
  method: 'POST',
  path: '/admin/permission-profile/:id/affected',
  access: 'permissions.administer',
  summary: 'Says whom a change of a profile would touch, and whether somebody would still give permissions.',
  params: idParams,
  body: ProfileForm,
  reply: Affected,
  changes: false,
  errors: ['profile_not_found'],
  tokens: false,
})

export const resetPermissionProfile = endpoint({
  method: 'POST',
  path: '/admin/permission-profile/:id/reset',
  access: 'permissions.administer',
  summary: 'Sets a profile back to what every company begins with.',
  params: idParams,
  reply: PermissionProfile,
  errors,
  tokens: false,
})

export const removePermissionProfile = endpoint({
  method: 'DELETE',
  path: '/admin/permission-profile/:id',
  access: 'permissions.administer',
  summary: 'Removes a profile that nobody holds.',
  params: idParams,
  reply: Nothing,
  errors,
  tokens: false,
})

export type Holder = Static<typeof Holder>
export const Holder = t.Object({
  id: Id,
  fullName: t.String(),
  login: t.String(),
  profiles: t.Array(LocalText),
})

export const listHolders = endpoint({
  method: 'GET',
  path: '/admin/permission/:permission/people',
  access: 'permissions.administer',
  summary: 'Lists who can do something, and by which profiles.',
  params: t.Object({ permission: PermissionName }),
  query: listQuery({ sort: ['surname'], filter: ['name'] }),
  reply: paged(Holder),
  tokens: false,
})

const Named = t.Object({ id: Id, name: LocalText })

/** What somebody can do, and which of their profiles is why. */
export type Explanation = Static<typeof Explanation>
export const Explanation = t.Object({
  id: Id,
  fullName: t.String(),
  isActive: t.Boolean(),
  /** How many active people they lead, for the permissions that reach those alone. */
  manages: t.Integer(),
  permissions: t.Array(t.Object({ permission: PermissionName, profiles: t.Array(Named) })),
  authorities: t.Array(t.Object({ authority: t.String(), profiles: t.Array(Named) })),
})

export const explainPermissions = endpoint({
  method: 'GET',
  path: '/admin/user/:id/permissions',
  access: 'permissions.administer',
  summary: 'Explains what somebody can do, and by which profiles.',
  params: idParams,
  reply: Explanation,
  errors: ['user_not_found'],
  tokens: false,
})
