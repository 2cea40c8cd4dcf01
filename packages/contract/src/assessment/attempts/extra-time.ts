import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, LocalText, Nothing, orNull, paged } from '../../http/http.ts'

/** More time for one person, in one evaluation or in all. */
export type ExtraTime = Static<typeof ExtraTime>
export const ExtraTime = t.Object({
  id: Id,
  user: t.Object({ id: Id, fullName: t.String() }),
  /** Null for all evaluations; what is given for one goes before that. */
  evaluation: orNull(t.Object({ id: Id, name: LocalText })),
  /** So much of the limit beside it, and so many minutes. */
  percent: t.Integer(),
  minutes: t.Integer(),
  givenBy: t.String(),
  givenAt: t.String(),
})

export type ExtraTimeForm = Static<typeof ExtraTimeForm>
export const ExtraTimeForm = t.Object({
  userId: Id,
  evaluationId: orNull(Id),
  percent: t.Integer({ minimum: 0, maximum: 500 }),
  minutes: t.Integer({ minimum: 0, maximum: 1440 }),
})

const access = 'evaluations.administer'

export const listExtraTimes = endpoint({
  method: 'GET',
  path: '/admin/extra-time',
  access,
  summary: 'Lists who has more time in evaluations, and how much.',
  query: listQuery({ sort: ['user', 'givenAt'], filter: ['user'] }),
  reply: paged(ExtraTime),
})

export const giveExtraTime = endpoint({
  method: 'POST',
  path: '/admin/extra-time',
  access,
  summary: 'Gives a person more time in an evaluation or in all, in the place of what they had there.',
  body: ExtraTimeForm,
  reply: ExtraTime,
  errors: [
    'user_not_found',
    'evaluation_not_found',
    'extra_time_missing',
    'extra_time_own',
    'extra_time_own_alone',
  ],
})

export const takeExtraTimeBack = endpoint({
  method: 'DELETE',
  path: '/admin/extra-time/:id',
  access,
  summary: 'Takes more time back; an attempt that is under way keeps it.',
  params: idParams,
  reply: Nothing,
  errors: ['extra_time_not_found'],
})
