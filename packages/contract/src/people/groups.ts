import { Type as t, type Static } from '@sinclair/typebox'
import { allPerPage } from '../kit/constants.ts'
import { endpoint, Id, idParams, listQuery, Nothing, paged } from '../http/http.ts'
import { TimeSlot } from './sessions.ts'
import { modules } from '../organisation/shell.ts'
import { UserRow } from './users.ts'

const Module = t.Union(modules.map((name) => t.Literal(name)))

/** A project of the specification; its label is "group". */
export type GroupForm = Static<typeof GroupForm>
export const GroupForm = t.Object({
  name: t.String({ maxLength: 100 }),
  enableChat: t.Boolean(),
  visibleModules: t.Array(Module, { uniqueItems: true }),
  /** When its people may work, HH:mm in their own time zone; none means always. */
  accessTimeslots: t.Array(TimeSlot, { maxItems: 12 }),
})

export type GroupRow = Static<typeof GroupRow>
export const GroupRow = t.Object({ ...GroupForm.properties, id: Id, members: t.Integer() })

export const listGroups = endpoint({
  method: 'GET',
  path: '/admin/project',
  access: 'projects.administer',
  summary: 'Lists the groups of one’s company with how many belong to each.',
  query: listQuery({ sort: ['name', 'members'], filter: ['name'] }),
  reply: paged(GroupRow),
})

export const readGroup = endpoint({
  method: 'GET',
  path: '/admin/project/:id',
  access: 'projects.administer',
  summary: 'Reads one group.',
  params: idParams,
  reply: GroupRow,
  errors: ['project_not_found'],
})

export const createGroup = endpoint({
  method: 'POST',
  path: '/admin/project',
  access: 'projects.administer',
  summary: 'Makes a group.',
  body: GroupForm,
  reply: GroupRow,
  errors: ['group_invalid'],
})

export const updateGroup = endpoint({
  method: 'PUT',
  path: '/admin/project/:id',
  access: 'projects.administer',
  summary: 'Changes a group; its people see it at once.',
  params: idParams,
  body: GroupForm,
  reply: GroupRow,
  errors: ['project_not_found', 'group_invalid'],
})

export const removeGroup = endpoint({
  method: 'DELETE',
  path: '/admin/project/:id',
  access: 'projects.administer',
  summary: 'Removes a group to which nobody belongs.',
  params: idParams,
  reply: Nothing,
  errors: ['project_not_found', 'group_in_use'],
})

/**
 * What has a list of people, each kind for those who look after it. The people of a container are those who were given the
 * course by name, those of an event who is put down for it and has not stepped back. Rooms are printed too: as long as there
 * are none, each is answered like one that is missing.
 */
export const listOwners = ['project', 'learningGroup', 'container', 'event', 'room'] as const
export type ListOwner = (typeof listOwners)[number]
const Owner = t.Union(listOwners.map((owner) => t.Literal(owner)))
const withoutId = t.Object({ owner: Owner })
const withId = t.Object({ owner: Owner, id: Id })
const asParameter = t.Object({ id: Id }, { additionalProperties: false })

const membersQuery = listQuery({
  sort: ['surname', 'firstName', 'login', 'email', 'userStatus.name'],
  filter: ['firstName', 'surname', 'login', 'email', 'userStatus.name'],
  mostPerPage: allPerPage,
  customFields: true,
})
const People = t.Object({ userIds: t.Array(Id, { minItems: 1, maxItems: allPerPage }) })
const changed = t.Object({ changed: t.Integer() })
const ownerErrors = ['owner_not_found', 'people_unknown'] as const

export const listMembers = endpoint({
  method: 'GET',
  path: '/client/:owner/:id/users',
  access: 'signedIn',
  summary: 'Lists the people of an owner, such as a group.',
  params: withId,
  query: membersQuery,
  reply: paged(UserRow),
  errors: ['owner_not_found'],
})

export const addMembers = endpoint({
  method: 'POST',
  path: '/client/:owner/:id/addUsers',
  access: 'signedIn',
  summary: 'Adds people to an owner; who is there already stays.',
  params: withId,
  body: People,
  reply: changed,
  errors: [...ownerErrors, 'event_is_cancelled', 'single_user_event'],
})

export const removeMembers = endpoint({
  method: 'POST',
  path: '/client/:owner/:id/removeUsers',
  access: 'signedIn',
  summary: 'Takes people out of an owner’s list.',
  params: withId,
  body: People,
  reply: changed,
  errors: [...ownerErrors, 'event_is_cancelled', 'booking_actioned'],
})

export const listMembersByParameter = endpoint({
  ...listMembers,
  path: '/client/:owner/users',
  summary: 'Lists the people of an owner whose id is a parameter.',
  params: withoutId,
  query: t.Composite([membersQuery, asParameter], { additionalProperties: false }),
})

export const addMembersByParameter = endpoint({
  ...addMembers,
  path: '/client/:owner/addUsers',
  summary: 'Adds people to an owner whose id is a parameter.',
  params: withoutId,
  query: asParameter,
})

export const removeMembersByParameter = endpoint({
  ...removeMembers,
  path: '/client/:owner/removeUsers',
  summary: 'Takes people out of the list of an owner whose id is a parameter.',
  params: withoutId,
  query: asParameter,
})
