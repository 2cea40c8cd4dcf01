import { Type as t, type Static } from '@sinclair/typebox'
import { listApiTokens } from './api-tokens.ts'
import { ChangedRows, chosenIn } from '../kit/chosen.ts'
import { Affected, endpoint } from '../http/http.ts'

export type TokensChosen = Static<typeof TokensChosen>
export const TokensChosen = t.Object({ chosen: chosenIn(listApiTokens.query) })

const access = 'system.administer'
const errors = ['api_token_not_found'] as const

export const affectedByTokenRevocation = endpoint({
  method: 'POST',
  path: '/admin/api-token/bulk/affected',
  access,
  summary: 'Says how much many tokens have been used, which nobody could do any more; nothing changes.',
  body: TokensChosen,
  reply: Affected,
  changes: false,
  errors,
  tokens: false,
})

export const revokeApiTokens = endpoint({
  method: 'POST',
  path: '/admin/api-token/bulk/revoke',
  access,
  summary: 'Ends many tokens for good; those of people who may do more than oneself stay.',
  body: TokensChosen,
  reply: ChangedRows,
  errors,
  tokens: false,
})
