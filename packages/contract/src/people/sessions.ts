import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, Language, Nothing } from '../http/http.ts'

/** Hours of the day in which a group may work, as HH:mm. */
export type TimeSlot = Static<typeof TimeSlot>
export const TimeSlot = t.Object({ startTime: t.String(), endTime: t.String() })

export type CurrentUser = Static<typeof CurrentUser>
export const CurrentUser = t.Object({
  id: Id,
  username: t.String(),
  email: t.String(),
  firstName: t.String(),
  surname: t.String(),
  name: t.String(),
  companyId: Id,
  companyName: t.String(),
  projectId: t.Union([Id, t.Null()]),
  project: t.String(),
  /** The same, under the name that the specification's own application keeps it from. */
  projectName: t.String(),
  timezone: t.String(),
  language: Language,
  manager: t.Union([t.Object({ id: Id, name: t.String() }), t.Null()]),
  avatar: t.Union([t.String(), t.Null()]),
  lastLoggedIn: t.Union([t.String({ format: 'date-time' }), t.Null()]),
  authorities: t.Array(t.String()),
  permissions: t.Array(t.String()),
  supportEmailAddress: t.String(),
  visibleModules: t.Array(t.String()),
  customFields: t.Record(t.String(), t.String()),
  /** The same as a list, as `uniqueCustomFieldValues` takes it. */
  customFieldValues: t.Array(t.Object({ customField: t.Object({ id: Id }), value: t.String() })),
  enableChat: t.Boolean(),
  /** The administrator who views as this person, and until when at most; null for the person themself. */
  viewedBy: t.Union([
    t.Object({ id: Id, name: t.String(), until: t.String({ format: 'date-time' }) }),
    t.Null(),
  ]),
})

export type SignedIn = Static<typeof SignedIn>
export const SignedIn = t.Object({
  token: t.String(),
  user: CurrentUser,
  expires: t.String({ format: 'date-time' }),
})

export const signIn = endpoint({
  method: 'POST',
  path: '/admin/auth/login',
  access: 'public',
  summary: 'Signs in with a login and a password, in clear or as its SHA-256 in hex.',
  body: t.Object({
    login: t.String({ maxLength: 255 }),
    password: t.String({ maxLength: 1024 }),
    /** The language of the page; it goes on with whoever has chosen none. */
    language: t.Optional(Language),
  }),
  reply: SignedIn,
  errors: ['login.error', 'invalidLicense', 'accessRestricted', 'too_many_attempts'],
  transaction: false,
  limit: 'signIn',
  tokens: false,
})

export const signInByLink = endpoint({
  method: 'POST',
  path: '/admin/auth/otp',
  access: 'public',
  summary: 'Uses up a one-time link and signs its owner in.',
  body: t.Object({
    otp: t.String({ maxLength: 200 }),
    /** The language of the page; it goes on with whoever has chosen none. */
    language: t.Optional(Language),
  }),
  reply: SignedIn,
  errors: ['link_used', 'invalidLicense', 'accessRestricted', 'too_many_attempts'],
  limit: 'link',
  tokens: false,
})

/** The function keys of one-time links; where each leads is decided in the browser. */
export const linkFunctions = [
  'trainingGoalsApproval',
  'surveys',
  'userRSVP',
  'authoriseBooking',
  'hrAuthoriseBooking',
  'overallAssessment',
  'claimApproval',
  'claimApproved',
  'pdr',
  'pdrApproval',
  'individualLearningShare',
  'passwordReset',
] as const
export type LinkFunction = (typeof linkFunctions)[number]

export const LinkState = t.Object({
  usable: t.Boolean(),
  function: t.Union([...linkFunctions.map((name) => t.Literal(name)), t.Null()]),
  /** Where the functions of the separate competency application lead; null where the company has none. */
  competencyUrl: t.Union([t.String(), t.Null()]),
})

export const lookAtLink = endpoint({
  method: 'POST',
  path: '/public/links/look',
  access: 'public',
  summary: 'Says what a one-time link will do, without using it up.',
  body: t.Object({ otp: t.String({ maxLength: 200 }) }),
  reply: LinkState,
  errors: ['too_many_attempts'],
  changes: false,
  limit: 'link',
  tokens: false,
})

export const validateSession = endpoint({
  method: 'GET',
  path: '/auth/validate',
  access: 'signedIn',
  summary: 'Answers who is signed in, with a token that lasts from now.',
  reply: SignedIn,
  errors: ['invalidLicense', 'accessRestricted'],
  tokens: false,
})

/** NOTE: what the answer is for the specification leaves open; a program that keeps the person brings its copy up to date. */
export const syncProfile = endpoint({
  method: 'POST',
  path: '/client/userProfile/sync',
  access: 'signedIn',
  summary: 'Reads oneself anew, past everything that is kept, for whoever keeps a copy.',
  reply: CurrentUser,
  changes: false,
  errors: ['invalidLicense', 'accessRestricted'],
})

export const requestPassword = endpoint({
  method: 'GET',
  path: '/security/requestPassword/:emailAddress',
  access: 'public',
  summary:
    'Sends a link to set a new password, and answers alike whether there is such an account or not; an administrator of people is told where their company has none.',
  params: t.Object({ emailAddress: t.String({ maxLength: 255 }) }),
  reply: t.Object({ message: t.String() }),
  errors: ['account_not_found_for', 'too_many_attempts'],
  changes: true,
  limit: 'passwordRequest',
  tokens: false,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/public/passwordReset',
  access: 'public',
  summary: 'Sets a new password by a one-time link.',
  body: t.Object({ otp: t.String({ maxLength: 200 }), newPassword: t.String({ maxLength: 1024 }) }),
  reply: t.Object({ message: t.String() }),
  errors: ['link_used', 'new_password_blank', 'new_password_weak', 'too_many_attempts'],
  transaction: false,
  limit: 'link',
  tokens: false,
})

export const setPassword = endpoint({
  method: 'POST',
  path: '/client/userProfile/setPassword',
  access: 'signedIn',
  summary: 'Changes one’s own password, ends one’s other sessions and gives this one another token.',
  body: t.Object({ newPassword: t.String({ maxLength: 1024 }), oldPassword: t.String({ maxLength: 1024 }) }),
  // NOTE: whoever has the old token, somebody else among them, has none any more.
  reply: t.Object({ message: t.String(), token: t.String(), expires: t.String({ format: 'date-time' }) }),
  errors: ['current_password_invalid', 'new_password_blank', 'new_password_weak', 'too_many_attempts'],
  transaction: false,
  limit: 'signIn',
  tokens: false,
})

export type SessionItem = Static<typeof SessionItem>
export const SessionItem = t.Object({
  id: Id,
  startedAt: t.String({ format: 'date-time' }),
  lastSeenAt: t.String({ format: 'date-time' }),
  device: t.String(),
  address: t.String(),
  current: t.Boolean(),
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/client/userProfile/sessions',
  access: 'signedIn',
  summary: 'Lists one’s own open sessions.',
  reply: t.Array(SessionItem),
  tokens: false,
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/client/userProfile/sessions/:id',
  access: 'signedIn',
  summary: 'Ends one of one’s own sessions.',
  params: idParams,
  reply: Nothing,
  errors: ['session_not_found'],
  tokens: false,
})

export const endAllSessions = endpoint({
  method: 'DELETE',
  path: '/client/userProfile/sessions',
  access: 'signedIn',
  summary: 'Signs out everywhere, this session included.',
  reply: Nothing,
  tokens: false,
})

export const signOut = endpoint({
  method: 'POST',
  path: '/auth/logout',
  access: 'signedIn',
  summary: 'Ends this session.',
  reply: Nothing,
  tokens: false,
})
