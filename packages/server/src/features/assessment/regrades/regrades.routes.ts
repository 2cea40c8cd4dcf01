import * as contract from '@oktant/contract/assessment/regrades.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { applyRegrade, listRegradeNotices, listRegradesOf, previewRegrade } from './regrades.ts'

export function regradeRoutes(serve: Serve, kit: Kit) {
  serve(contract.previewRegrade, ({ db, actor, params, query }) =>
    previewRegrade(db, actor, params.id, readPage(query)),
  )
  serve(contract.applyRegrade, ({ actor, transact, params, body }) =>
    applyRegrade({ kit, actor, transact }, params.id, body),
  )
  serve(contract.listRegrades, ({ db, actor, params }) => listRegradesOf(db, actor, params.id))
  serve(contract.listRegradeNotices, ({ db, actor, params, query }) =>
    listRegradeNotices(db, actor, params.id, readPage(query)),
  )
}
