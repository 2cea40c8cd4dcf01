import * as changes from '@oktant/contract/organisation/api-token-changes.ts'
import * as contract from '@oktant/contract/organisation/api-tokens.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { accessToken } from './api-tokens.access.ts'
import { findTokens } from './api-tokens.queries.ts'
import {
  affectedByTokenEnd,
  affectedByTokenRevocation,
  createApiToken,
  revokeApiToken,
  revokeApiTokens,
} from './api-tokens.ts'
import { tokenView } from './api-tokens.view.ts'

export function apiTokenRoutes(serve: Serve, kit: Kit) {
  serve(contract.listApiTokens, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findTokens(db, actor.companyId, page, kit.now())
    return pagedReply(
      page,
      rows.map((row) => tokenView(actor, row)),
      total,
    )
  })
  serve(contract.readApiToken, async ({ db, actor, params }) =>
    tokenView(actor, await accessToken(db, actor, params.id, kit.now())),
  )
  serve(contract.createApiToken, ({ db, actor, body }) => createApiToken(db, kit, actor, body))
  serve(contract.affectedByTokenEnd, ({ db, actor, params }) => affectedByTokenEnd(db, kit, actor, params.id))
  serve(contract.revokeApiToken, ({ db, actor, params }) => revokeApiToken(db, kit, actor, params.id))
  serve(changes.affectedByTokenRevocation, ({ db, actor, body }) =>
    affectedByTokenRevocation(db, kit, actor, body),
  )
  serve(changes.revokeApiTokens, ({ db, actor, body }) => revokeApiTokens(db, kit, actor, body))
}
