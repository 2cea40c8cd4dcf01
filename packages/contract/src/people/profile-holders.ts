import { Type as t, type Static } from '@sinclair/typebox'
import { Affected, endpoint, Id, idParams, listQuery, paged } from '../http/http.ts'
import { Status } from './users.ts'

export type ProfileHolder = Static<typeof ProfileHolder>
export const ProfileHolder = t.Object({
  id: Id,
  fullName: t.String(),
  login: t.String(),
  userStatus: t.Object({ name: Status }),
  can: t.Object({ take: t.Boolean() }),
})

export const holderActions = ['give', 'take'] as const
export type HolderChange = Static<typeof HolderChange>
export const HolderChange = t.Object({
  action: t.Union(holderActions.map((name) => t.Literal(name))),
  userIds: t.Array(Id, { minItems: 1, maxItems: 1000, uniqueItems: true }),
})

export const listProfileHolders = endpoint({
  method: 'GET',
  path: '/admin/permission-profile/:id/people',
  access: 'permissions.administer',
  summary: 'Lists the people who hold a profile.',
  params: idParams,
  query: listQuery({ sort: ['surname'], filter: ['name'] }),
  reply: paged(ProfileHolder),
  errors: ['profile_not_found'],
  tokens: false,
})

export const affectedByHolderChange = endpoint({
  method: 'POST',
  path: '/admin/permission-profile/:id/people/affected',
  access: 'permissions.administer',
  summary: 'Says whom giving or taking a profile would touch; nothing changes.',
  params: idParams,
  body: HolderChange,
  reply: Affected,
  changes: false,
  errors: ['profile_not_found', 'more_permissions_needed', 'people_unknown'],
  tokens: false,
})

export const changeProfileHolders = endpoint({
  method: 'POST',
  path: '/admin/permission-profile/:id/people',
  access: 'permissions.administer',
  summary: 'Gives a profile to people or takes it from them; who may do more than oneself is left out.',
  params: idParams,
  body: HolderChange,
  /** Whom it has changed, for taking it back by the other action. */
  reply: t.Object({ changedIds: t.Array(Id), skipped: t.Integer() }),
  tokens: false,
  errors: ['profile_not_found', 'more_permissions_needed', 'people_unknown', 'last_administrator'],
})

export const affectedByUserProfiles = endpoint({
  method: 'POST',
  path: '/admin/user/:id/profiles/affected',
  access: 'permissions.administer',
  summary: 'Says whether somebody would still give permissions, were these a person’s profiles.',
  params: idParams,
  body: t.Object({ profileIds: t.Array(Id, { maxItems: 200 }) }),
  reply: Affected,
  changes: false,
  errors: ['user_not_found'],
  tokens: false,
})
