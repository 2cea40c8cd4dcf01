import * as contract from '@oktant/contract/assessment/facilitation.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { flagAttempt, readFacilitated, settleFlag } from './facilitation.ts'
import { findFacilitatedPage } from './facilitation.queries.ts'
import { facilitatedView } from './facilitation.view.ts'
import { overrideScore, takeOverrideBack } from './override-score.ts'

export function facilitationRoutes(serve: Serve, kit: Kit) {
  serve(contract.listFacilitated, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findFacilitatedPage(db, actor, page)
    return pagedReply(page, rows.map(facilitatedView), total)
  })
  serve(contract.readFacilitated, ({ db, actor, params }) =>
    readFacilitated({ db, kit, actor, id: params.id }),
  )
  serve(contract.flagAttempt, ({ db, actor, params, body }) =>
    flagAttempt({ db, kit, actor, id: params.id }, body),
  )
  serve(contract.settleFlag, ({ db, actor, params, body }) =>
    settleFlag({ db, kit, actor, id: params.id }, params.flagId, body.isSettled),
  )
  serve(contract.overrideScore, ({ db, actor, params, body }) =>
    overrideScore({ db, kit, actor, id: params.id }, params.questionScoreId, body),
  )
  serve(contract.takeOverrideBack, ({ db, actor, params, query }) =>
    takeOverrideBack({ db, kit, actor, id: params.id }, params.questionScoreId, query),
  )
}
