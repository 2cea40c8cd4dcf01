import { Type as t, type Static } from '@sinclair/typebox'
import { apiTokens } from '../kit/constants.ts'
import { Affected, endpoint, Id, idParams, listQuery, paged } from '../http/http.ts'
import { permissions, type Permission } from '../kit/permissions.ts'

/** Deciding who may do what stays with people who are signed in. */
const neverScopes: readonly Permission[] = ['permissions.administer']

/** What a token may be allowed to do. */
// NOTE: the names of the catalogue, which the compiler cannot see through `Object.keys`.
export const tokenScopes = (Object.keys(permissions) as Permission[]).filter(
  (name) => !neverScopes.includes(name),
)
const Scope = t.Union(tokenScopes.map((name) => t.Literal(name)))

/** `resting`: its maker may not make tokens just now, so it does nothing until they may again. */
export const tokenStates = ['active', 'resting', 'expired', 'revoked'] as const
export type TokenState = (typeof tokenStates)[number]
const When = t.Union([t.String({ format: 'date-time' }), t.Null()])

export type ApiToken = Static<typeof ApiToken>
export const ApiToken = t.Object({
  id: Id,
  name: t.String(),
  /** How it begins, so that one can tell which it is; the rest is known to whoever was shown it. */
  prefix: t.String(),
  state: t.Union(tokenStates.map((name) => t.Literal(name))),
  scopes: t.Array(Scope),
  /** Those of its scopes that its maker no longer has, and it therefore neither. */
  lostScopes: t.Array(Scope),
  /** May it also do what needs no permission, in its maker's own name: read their bell, search for people? */
  isPersonal: t.Boolean(),
  /** Network addresses from which alone it is taken; none: from everywhere. */
  ranges: t.Array(t.String()),
  maker: t.Object({ id: Id, fullName: t.String() }),
  createdAt: t.String({ format: 'date-time' }),
  expiresAt: t.String({ format: 'date-time' }),
  revokedAt: When,
  /** To within a minute, as is the number of its calls. */
  lastUsedAt: When,
  lastUsedFrom: t.String(),
  uses: t.Integer(),
  can: t.Object({ revoke: t.Boolean() }),
})

export type ApiTokenForm = Static<typeof ApiTokenForm>
export const ApiTokenForm = t.Object({
  name: t.String({ maxLength: 100 }),
  scopes: t.Array(Scope, { uniqueItems: true }),
  isPersonal: t.Boolean(),
  ranges: t.Array(t.String({ maxLength: 60 }), { maxItems: apiTokens.mostRanges }),
  validDays: t.Integer({ minimum: 1, maximum: apiTokens.mostDays }),
})

export const listApiTokens = endpoint({
  method: 'GET',
  path: '/admin/api-token',
  access: 'system.administer',
  summary: 'Lists the API tokens of one’s company.',
  query: listQuery({
    sort: ['name', 'createdAt', 'expiresAt', 'lastUsedAt'],
    filter: ['name', 'state', 'maker'],
  }),
  reply: paged(ApiToken),
  tokens: false,
})

export const readApiToken = endpoint({
  method: 'GET',
  path: '/admin/api-token/:id',
  access: 'system.administer',
  summary: 'Reads what one API token may do, and when it was used last.',
  params: idParams,
  reply: ApiToken,
  errors: ['api_token_not_found'],
  tokens: false,
})

export const createApiToken = endpoint({
  method: 'POST',
  path: '/admin/api-token',
  access: 'system.administer',
  summary: 'Makes an API token of permissions that one has oneself, and shows it this once.',
  body: ApiTokenForm,
  reply: t.Object({ apiToken: ApiToken, secret: t.String() }),
  errors: ['api_token_invalid', 'more_permissions_needed'],
  tokens: false,
})

export const affectedByTokenEnd = endpoint({
  method: 'GET',
  path: '/admin/api-token/:id/affected',
  access: 'system.administer',
  summary: 'Says how much a token has been used, which nobody could do any more with it.',
  params: idParams,
  reply: Affected,
  errors: ['api_token_not_found'],
  tokens: false,
})

export const revokeApiToken = endpoint({
  method: 'DELETE',
  path: '/admin/api-token/:id',
  access: 'system.administer',
  summary: 'Ends a token for good, in every process within a second.',
  params: idParams,
  reply: ApiToken,
  errors: ['api_token_not_found', 'more_permissions_needed', 'somebody_was_quicker'],
  tokens: false,
})
