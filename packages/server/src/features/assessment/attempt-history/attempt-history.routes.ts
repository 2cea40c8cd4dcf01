import * as contract from '@oktant/contract/assessment/attempts/attempt-history.ts'
import { readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { listAttemptHistory, printAttempt, reviewAttempt } from './attempt-history.ts'

export function attemptHistoryRoutes(serve: Serve, kit: Kit) {
  serve(contract.listAttemptHistory, ({ db, actor, params, query }) =>
    listAttemptHistory(db, actor, params.id, readPage(query)),
  )
  serve(contract.reviewAttempt, ({ db, actor, params }) => reviewAttempt(db, kit, actor, params.id))
  serve(contract.printAttempt, ({ db, actor, params }) => printAttempt(db, kit, actor, params.id))
}
