import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, LocalText, Nothing, paged } from './http.ts'
import { permissions, type Permission } from './permissions.ts'

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
  summary: 'Makes a profile of permissions that one has oneself.',
  body: ProfileForm,
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

export const explainPermissions = endpoint({
  method: 'GET',
  path: '/admin/user/:id/permissions',
  access: 'permissions.administer',
  summary: 'Explains what somebody can do, and by which profiles.',
  params: idParams,
  reply: t.Array(t.Object({ permission: PermissionName, profiles: t.Array(LocalText) })),
  errors: ['user_not_found'],
  tokens: false,
})
