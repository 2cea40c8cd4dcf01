import * as contract from '@oktant/contract/learning/courses/groupings.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { makeCompanySeen } from '../../organisation/companies/companies.ts'
import { signerOf } from '../component-files/component-files.ts'
import { viewerOf } from '../learn/learn.access.ts'
import { findGroupings } from './groupings.queries.ts'
import {
  affectedByGrouping,
  createGrouping,
  listShownGroupings,
  readGrouping,
  removeGrouping,
  restoreGrouping,
  updateGrouping,
} from './groupings.ts'
import { groupingRow } from './groupings.view.ts'

export function groupingRoutes(serve: Serve, kit: Kit) {
  const companySeen = makeCompanySeen(kit)
  const sign = signerOf(kit)
  const at = () => ({ now: kit.now() })
  serve(contract.listGroupings, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findGroupings(db, actor, page)
    return pagedReply(page, rows.map(groupingRow), total)
  })
  serve(contract.createGrouping, ({ db, actor, body }) => createGrouping(db, actor, body, at()))
  serve(contract.readGrouping, ({ db, actor, params }) => readGrouping(db, actor, params.id))
  serve(contract.updateGrouping, ({ db, actor, params, body }) =>
    updateGrouping(db, actor, params.id, body, at()),
  )
  serve(contract.readGroupingAffected, ({ db, actor, params }) => affectedByGrouping(db, actor, params.id))
  serve(contract.removeGrouping, ({ db, actor, params }) => removeGrouping(db, actor, params.id, at()))
  serve(contract.restoreGrouping, ({ db, actor, params }) => restoreGrouping(db, actor, params.id, at()))
  serve(contract.listShownGroupings, async (call) => {
    if (call.actor) return listShownGroupings(call.db, viewerOf(call.actor), sign)
    const company = await companySeen(call)
    if (!company) return []
    const { id: companyId, timezone } = company
    const visitor = { companyId, userId: null, language: 'en' as const, timezone }
    return listShownGroupings(call.db, visitor, sign)
  })
}
