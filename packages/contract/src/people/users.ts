import { Type as t, type Static } from '@sinclair/typebox'
import { CustomField } from './account.ts'
import { chosenIn } from '../kit/chosen.ts'
import { search } from '../kit/constants.ts'
import { Affected, endpoint, Id, idParams, Language, listQuery, Nothing, paged } from '../http/http.ts'
import { userStatuses } from '../kit/statuses.ts'

const Named = t.Object({ id: Id, name: t.String() })
const MaybeNamed = t.Union([Named, t.Null()])
export const Status = t.Union(userStatuses.map((status) => t.Literal(status)))
const Manager = t.Union([t.Object({ id: Id, login: t.String(), fullName: t.String() }), t.Null()])

/** A person as lists show them (spec 2 §3). */
export type UserRow = Static<typeof UserRow>
export const UserRow = t.Object({
  id: Id,
  firstName: t.String(),
  surname: t.String(),
  fullName: t.String(),
  login: t.String(),
  emailAddress: t.String(),
  userStatus: t.Object({ name: Status }),
  jobDescription: MaybeNamed,
  locality: MaybeNamed,
  manager: Manager,
  avatar: t.Union([t.String(), t.Null()]),
  lastLoggedInAt: t.Union([t.String({ format: 'date-time' }), t.Null()]),
})

const filters = [
  'firstName',
  'surname',
  'login',
  'email',
  'userStatus.name',
  'project',
  'learningGroup',
  'jobRole',
  'locality',
  'manager',
  'profile',
  'missing',
  'signIn',
] as const
/** What somebody may lack. */
export const missingParts = ['manager', 'jobRole', 'locality', 'project'] as const
/** Who has never signed in, or not for so many days. */
export const signInFilters = ['never', '30', '90', '180', '365'] as const
const sorts = ['surname', 'firstName', 'login', 'email', 'userStatus.name', 'lastLoggedInAt'] as const
const usersQuery = listQuery({ sort: sorts, filter: filters, customFields: true, customSort: true })

export const mostColumns = 10
/** The custom fields that stand in the rows, as `cf_1,cf_2`; filters and the order ask for them by the same names. */
const Columns = t.String({ pattern: '^cf_[1-9][0-9]{0,8}(,cf_[1-9][0-9]{0,8}){0,9}$' })

export type ListedUser = Static<typeof ListedUser>
export const ListedUser = t.Object({
  ...UserRow.properties,
  customFieldMap: t.Record(t.String(), t.String()),
})

export const listUsers = endpoint({
  method: 'GET',
  path: '/admin/user',
  access: 'users.administer',
  summary: 'Lists the people of one’s company.',
  query: t.Object(
    { ...usersQuery.properties, _columns: t.Optional(Columns) },
    { additionalProperties: false, patternProperties: usersQuery.patternProperties },
  ),
  reply: paged(ListedUser),
})

const short = (most: number) => t.String({ maxLength: most })
const maybeId = t.Union([Id, t.Null()])

/** What a form says of a person; rights are decided in the administration of permissions. */
export type UserForm = Static<typeof UserForm>
export const UserForm = t.Object({
  firstName: short(100),
  surname: short(100),
  login: short(254),
  emailAddress: short(254),
  language: Language,
  timezone: short(64),
  managerId: maybeId,
  jobRoleId: maybeId,
  localityId: maybeId,
  mobileNumber: short(40),
  landlineNumber: short(40),
  faxNumber: short(40),
  bioRegistered: t.Boolean(),
  /** The person’s number in another system, by which an import finds them again. */
  externalId: short(100),
  projectIds: t.Array(Id, { maxItems: 200 }),
  profileIds: t.Array(Id, { maxItems: 200 }),
  customFields: t.Record(t.String({ pattern: '^[1-9][0-9]{0,9}$' }), t.String({ maxLength: 4000 })),
})

export type UserRecord = Static<typeof UserRecord>
export const UserRecord = t.Object({
  ...UserForm.properties,
  id: Id,
  fullName: t.String(),
  userStatus: t.Object({ name: Status }),
  manager: Manager,
  avatar: t.Union([t.String(), t.Null()]),
  lastLoggedInAt: t.Union([t.String({ format: 'date-time' }), t.Null()]),
  welcomedAt: t.Union([t.String({ format: 'date-time' }), t.Null()]),
  isAnonymised: t.Boolean(),
  can: t.Object({
    edit: t.Boolean(),
    changeStatus: t.Boolean(),
    anonymise: t.Boolean(),
    /** Whoever has never been here may be removed; what hangs on the account is asked for before. */
    remove: t.Boolean(),
    decideProfiles: t.Boolean(),
    viewAs: t.Boolean(),
  }),
})

const formErrors = [
  'user_not_found',
  'user_invalid',
  'custom_fields_invalid',
  'more_permissions_needed',
  'licence_seats_used',
  'last_administrator',
] as const

export const readUser = endpoint({
  method: 'GET',
  path: '/admin/user/:id',
  access: 'users.administer',
  summary: 'Reads one person with everything that a form shows.',
  params: idParams,
  reply: UserRecord,
  errors: ['user_not_found'],
})

export const createUser = endpoint({
  method: 'POST',
  path: '/admin/user',
  access: 'users.administer',
  summary:
    'Makes an account, with the profile Learner where none is chosen; with `welcome` its owner is invited to set a password.',
  body: t.Object({ ...UserForm.properties, welcome: t.Boolean() }),
  reply: UserRecord,
  errors: formErrors,
})

export const updateUser = endpoint({
  method: 'PUT',
  path: '/admin/user/:id',
  access: 'users.administer',
  summary: 'Changes an account.',
  params: idParams,
  body: UserForm,
  reply: UserRecord,
  errors: formErrors,
})

export type UserOptions = Static<typeof UserOptions>
export const UserOptions = t.Object({
  projects: t.Array(Named),
  learningGroups: t.Array(Named),
  jobRoles: t.Array(Named),
  localities: t.Array(Named),
  profiles: t.Array(t.Object({ id: Id, name: t.String(), canGive: t.Boolean() })),
  /** What somebody new holds where nothing else is chosen. */
  firstProfileIds: t.Array(Id),
  customFields: t.Array(CustomField),
  /** Seats of the licence and how many are taken; null where any number may come. */
  seats: t.Object({ taken: t.Integer(), bought: t.Union([t.Integer(), t.Null()]) }),
})

export const readUserOptions = endpoint({
  method: 'GET',
  path: '/admin/user/options',
  access: 'users.administer',
  summary: 'Reads what a person’s form and the list’s filters offer.',
  reply: UserOptions,
})

export const userActions = [
  'deactivate',
  'reactivate',
  'addToProject',
  'removeFromProject',
  'setManager',
  'setJobRole',
  'setLocality',
  'welcome',
] as const
export type UserAction = (typeof userActions)[number]

export const UserChange = t.Object({
  action: t.Union(userActions.map((action) => t.Literal(action))),
  /** The group, manager, job role or locality; null takes it away. */
  target: t.Union([Id, t.Null()]),
  chosen: chosenIn(usersQuery),
})
export type UserChange = Static<typeof UserChange>

export const affectedByUserChange = endpoint({
  method: 'POST',
  path: '/admin/user/bulk/affected',
  access: 'users.administer',
  summary: 'Says what a change of many people would touch; nothing changes.',
  body: UserChange,
  reply: Affected,
  changes: false,
  errors: ['user_not_found', 'target_not_found'],
})

export const changeUsers = endpoint({
  method: 'POST',
  path: '/admin/user/bulk',
  access: 'users.administer',
  summary: 'Changes many people at once; who may not be changed is left out and counted.',
  body: UserChange,
  reply: t.Object({ change: t.Union([Id, t.Null()]), changed: t.Integer(), skipped: t.Integer() }),
  errors: ['user_not_found', 'target_not_found', 'licence_seats_used', 'last_administrator'],
})

export const undoUserChange = endpoint({
  method: 'POST',
  path: '/admin/user/bulk/:id/undo',
  access: 'users.administer',
  summary: 'Takes a change of many people back for those whom nobody has changed since.',
  params: idParams,
  reply: t.Object({ changed: t.Integer(), skipped: t.Integer() }),
  errors: ['change_not_found', 'licence_seats_used', 'last_administrator'],
})

export const anonymiseUser = endpoint({
  method: 'POST',
  path: '/admin/user/:id/anonymise',
  access: 'users.administer',
  summary: 'Takes the person out of an account for good; their records stay without a name.',
  params: idParams,
  /** The login once more, as nothing brings the person back. */
  body: t.Object({ login: short(254) }),
  reply: UserRecord,
  errors: ['user_not_found', 'user_invalid', 'more_permissions_needed', 'last_administrator'],
})

/** What goes with an account, and what keeps it from being removed. */
export const removalLines = ['groups', 'profiles', 'fields', 'messages', 'other'] as const
export const removalHindrances = ['signIns', 'team', 'records'] as const

export const affectedByUserRemoval = endpoint({
  method: 'GET',
  path: '/admin/user/:id/affected',
  access: 'users.administer',
  summary: 'Says what would go with an account, and what keeps it from being removed.',
  params: idParams,
  reply: Affected,
  errors: ['user_not_found'],
})

export const removeUser = endpoint({
  method: 'DELETE',
  path: '/admin/user/:id',
  access: 'users.administer',
  summary: 'Removes an account on which nothing hangs: one that nobody has ever used.',
  params: idParams,
  reply: Nothing,
  errors: ['user_not_found', 'more_permissions_needed', 'user_in_use'],
})

export const resetUserPassword = endpoint({
  method: 'POST',
  path: '/admin/user/:id/requestPassword',
  access: 'users.administer',
  summary: 'Mails somebody a link to set a new password.',
  params: idParams,
  reply: Nothing,
  errors: ['user_not_found', 'more_permissions_needed'],
  tokens: false,
})

export const countManagedUsers = endpoint({
  method: 'GET',
  path: '/client/manager/countUsers',
  access: 'team.see',
  summary: 'Counts the active people whose manager one is.',
  reply: t.Object({ count: t.Integer() }),
})

export type FoundUser = Static<typeof FoundUser>
export const FoundUser = t.Object({
  id: Id,
  login: t.String(),
  fullName: t.String(),
  emailAddress: t.String(),
  avatar: t.Union([t.String(), t.Null()]),
  jobDescription: MaybeNamed,
})

export const searchUsers = endpoint({
  method: 'GET',
  path: '/client/user/search',
  access: 'signedIn',
  summary: 'Finds active people by name, login or e-mail address, from three letters on.',
  query: t.Object(
    { text: t.String({ minLength: search.shortestUserSearch, maxLength: 100 }) },
    { additionalProperties: false },
  ),
  reply: t.Array(FoundUser),
})
