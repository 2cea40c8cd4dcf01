import type { ApiToken } from '@oktant/contract/organisation/api-tokens.ts'
import type { Actor } from '../../../access/actor.ts'
import { may } from './api-tokens.access.ts'
import type { TokenRow } from './api-tokens.queries.ts'
import { lostOf } from './api-tokens.rules.ts'

export function tokenView(actor: Actor, row: TokenRow): ApiToken {
  const { makerId, makerName, permissions, createdAt, expiresAt, revokedAt, lastUsedAt, ...token } = row
  return {
    ...token,
    lostScopes: lostOf(token.scopes, permissions ?? []),
    maker: { id: makerId, fullName: makerName },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    revokedAt: revokedAt?.toISOString() ?? null,
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    can: { revoke: token.state !== 'revoked' && may.revoke(actor, row) },
  }
}
