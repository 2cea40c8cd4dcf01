import * as contract from '@oktant/contract/learning/courses/diagrams.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import { signedAddress } from '../../../files/signatures.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { makeCompanySeen } from '../../organisation/companies/companies.ts'
import { viewerOf } from '../learn/learn.access.ts'
import { findDiagrams } from './diagrams.queries.ts'
import {
  affectedByDiagram,
  createDiagram,
  listShownDiagrams,
  readDiagram,
  removeDiagram,
  restoreDiagram,
  updateDiagram,
} from './diagrams.ts'
import { diagramRow } from './diagrams.view.ts'

export function diagramRoutes(serve: Serve, kit: Kit) {
  const companySeen = makeCompanySeen(kit)
  const sign = (fileId: number) => signedAddress(kit, fileId)
  const at = () => ({ now: kit.now(), sign })
  serve(contract.listDiagrams, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findDiagrams(db, actor, page)
    return pagedReply(page, rows.map(diagramRow), total)
  })
  serve(contract.createDiagram, ({ db, actor, body }) => createDiagram(db, actor, body, at()))
  serve(contract.readDiagram, ({ db, actor, params }) => readDiagram(db, actor, params.id, at()))
  serve(contract.updateDiagram, ({ db, actor, params, body }) =>
    updateDiagram(db, actor, params.id, body, at()),
  )
  serve(contract.readDiagramAffected, ({ db, actor, params }) => affectedByDiagram(db, actor, params.id))
  serve(contract.removeDiagram, ({ db, actor, params }) => removeDiagram(db, actor, params.id, at()))
  serve(contract.restoreDiagram, ({ db, actor, params }) => restoreDiagram(db, actor, params.id, at()))
  serve(contract.listShownDiagrams, async (call) => {
    if (call.actor) return listShownDiagrams(call.db, viewerOf(call.actor), sign)
    const company = await companySeen(call)
    if (!company) return []
    const { id: companyId, timezone } = company
    const visitor = { companyId, userId: null, language: 'en' as const, timezone }
    return listShownDiagrams(call.db, visitor, sign)
  })
}
