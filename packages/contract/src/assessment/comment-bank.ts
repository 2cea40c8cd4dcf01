import { Type as t, type Static } from '@sinclair/typebox'
import { longestBankComment } from '../kit/constants.ts'
import { endpoint, Id, idParams } from '../http/http.ts'

/** A comment that a marker keeps, to say it again beside another answer. */
export type BankComment = Static<typeof BankComment>
export const BankComment = t.Object({ id: Id, text: t.String() })

export const listBankComments = endpoint({
  method: 'GET',
  path: '/client/moderator/comment-bank',
  access: 'signedIn',
  summary: 'Lists the comments that one keeps for marking, by their words.',
  reply: t.Array(BankComment),
})

export const keepBankComment = endpoint({
  method: 'POST',
  path: '/client/moderator/comment-bank',
  access: 'signedIn',
  summary: 'Keeps a comment for marking; one that is kept already stays as it is.',
  body: t.Object({ text: t.String({ minLength: 1, maxLength: longestBankComment }) }),
  reply: BankComment,
  errors: ['bank_comment_empty', 'comment_bank_full'],
})

export const removeBankComment = endpoint({
  method: 'DELETE',
  path: '/client/moderator/comment-bank/:id',
  access: 'signedIn',
  summary: 'Removes a comment from one’s own; answers with what was removed.',
  params: idParams,
  reply: BankComment,
  errors: ['bank_comment_not_found'],
})
