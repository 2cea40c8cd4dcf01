import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, Nothing, orNull, paged } from '../http/http.ts'
import { talkLimits } from '../kit/development-limits.ts'

const oneOf = <const N extends string>(names: readonly N[]) => t.Union(names.map((name) => t.Literal(name)))
const Day = t.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })

/** The two who talk: somebody, and whoever leads them at the time. */
export const talkSides = ['person', 'manager'] as const
export type TalkSide = (typeof talkSides)[number]
export const TalkSide = oneOf(talkSides)

/** What both write into, and what each writes for themselves alone. */
export const talkParts = ['agenda', 'notes', 'private'] as const
export type TalkPart = (typeof talkParts)[number]
export const TalkPart = oneOf(talkParts)

export const TalkPerson = t.Object({ id: Id, name: t.String() })

export type TalkForm = Static<typeof TalkForm>
export const TalkForm = t.Object({
  topic: t.String({ maxLength: talkLimits.topic }),
  talkOn: Day,
})

export type TalkRow = Static<typeof TalkRow>
export const TalkRow = t.Object({
  ...TalkForm.properties,
  id: Id,
  user: TalkPerson,
  /** Null where nobody leads the person just now. */
  manager: orNull(TalkPerson),
  side: TalkSide,
  /** How many of its actions are not done yet. */
  openActions: t.Integer(),
})

/** A text of a talk, with the number that rises whenever it is kept. */
export type TalkText = Static<typeof TalkText>
export const TalkText = t.Object({
  part: TalkPart,
  text: t.String(),
  number: t.Integer(),
  savedAt: orNull(t.String()),
  /** Whoever wrote last. */
  savedBy: orNull(TalkPerson),
})

export type TalkActionForm = Static<typeof TalkActionForm>
export const TalkActionForm = t.Object({
  text: t.String({ maxLength: talkLimits.action }),
  dueOn: orNull(Day),
  doer: TalkSide,
})

export type TalkAction = Static<typeof TalkAction>
export const TalkAction = t.Object({
  ...TalkActionForm.properties,
  id: Id,
  talkId: Id,
  /** The day of the talk in which it was agreed. */
  agreedOn: t.String(),
  /** Who does it, as the two stand now. */
  doerName: orNull(t.String()),
  doneAt: orNull(t.String()),
  doneBy: orNull(TalkPerson),
  revision: t.Integer(),
})

export type Talk = Static<typeof Talk>
export const Talk = t.Object({
  ...TalkRow.properties,
  revision: t.Integer(),
  startedBy: TalkPerson,
  texts: t.Array(TalkText),
  /** Agreed in this talk. */
  actions: t.Array(TalkAction),
  /** Agreed in earlier talks and not done yet. */
  earlierActions: t.Array(TalkAction),
  can: t.Object({ remove: t.Boolean() }),
})

/** With whom one may begin a talk: one’s manager, and everybody one leads. */
export type TalkPartners = Static<typeof TalkPartners>
export const TalkPartners = t.Object({
  self: Id,
  manager: orNull(TalkPerson),
  team: t.Array(TalkPerson),
})

export const listTalkPartners = endpoint({
  method: 'GET',
  path: '/client/talks/partners',
  access: 'signedIn',
  summary: 'Lists with whom one may begin a talk: one’s manager, and the people one leads.',
  reply: TalkPartners,
})

export const listTalks = endpoint({
  method: 'GET',
  path: '/client/talks',
  access: 'signedIn',
  summary: 'Lists one’s own talks and those with the people one leads.',
  query: listQuery({ sort: ['talkOn', 'user.name'], filter: ['user.name', 'userId', 'side'] }),
  reply: paged(TalkRow),
})

export const createTalk = endpoint({
  method: 'POST',
  path: '/client/talks',
  access: 'signedIn',
  summary: 'Begins a talk between somebody and whoever leads them.',
  body: t.Object({ ...TalkForm.properties, userId: Id }),
  reply: Talk,
  errors: ['user_not_found', 'no_manager_assigned', 'record_invalid'],
})

export const readTalk = endpoint({
  method: 'GET',
  path: '/client/talks/:id',
  access: 'signedIn',
  summary: 'Reads a talk: what both share, one’s own notes, and what is still to be done.',
  params: idParams,
  reply: Talk,
  errors: ['talk_not_found'],
})

export const updateTalk = endpoint({
  method: 'PUT',
  path: '/client/talks/:id',
  access: 'signedIn',
  summary: 'Moves a talk to another day, or names its topic anew.',
  params: idParams,
  body: t.Object({ ...TalkForm.properties, revision: t.Integer() }),
  reply: Talk,
  errors: ['talk_not_found', 'record_invalid', 'content_changed'],
})

export const removeTalk = endpoint({
  method: 'DELETE',
  path: '/client/talks/:id',
  access: 'signedIn',
  summary: 'Removes a talk that one has begun and into which nobody has written yet.',
  params: idParams,
  reply: Nothing,
  errors: ['talk_not_found', 'talk_in_use'],
})

export const saveTalkText = endpoint({
  method: 'PUT',
  path: '/client/talks/:id/texts/:part',
  access: 'signedIn',
  summary: 'Keeps a text of a talk as it is typed, from the number that was seen.',
  params: t.Object({ id: Id, part: TalkPart }),
  body: t.Object({ text: t.String({ maxLength: talkLimits.text }), number: t.Integer({ minimum: 0 }) }),
  reply: TalkText,
  errors: ['talk_not_found', 'content_changed'],
})

const actionParams = t.Object({ id: Id, actionId: Id })

export const addTalkAction = endpoint({
  method: 'POST',
  path: '/client/talks/:id/actions',
  access: 'signedIn',
  summary: 'Agrees on something to be done, by whom and until when.',
  params: idParams,
  body: TalkActionForm,
  reply: TalkAction,
  errors: ['talk_not_found', 'record_invalid', 'talk_actions_full'],
})

export const updateTalkAction = endpoint({
  method: 'PUT',
  path: '/client/talks/:id/actions/:actionId',
  access: 'signedIn',
  summary: 'Changes what was agreed, or says that it is done or open again.',
  params: actionParams,
  body: t.Object({ ...TalkActionForm.properties, isDone: t.Boolean(), revision: t.Integer() }),
  reply: TalkAction,
  errors: ['talk_not_found', 'record_invalid', 'content_changed'],
})

export const removeTalkAction = endpoint({
  method: 'DELETE',
  path: '/client/talks/:id/actions/:actionId',
  access: 'signedIn',
  summary: 'Removes what was agreed.',
  params: actionParams,
  reply: Nothing,
  errors: ['talk_not_found'],
})
