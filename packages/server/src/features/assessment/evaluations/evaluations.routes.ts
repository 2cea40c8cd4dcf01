import * as contract from '@oktant/contract/assessment/evaluations.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { findEvaluations } from './evaluations.queries.ts'
import {
  affectedByEvaluation,
  createEvaluation,
  duplicateEvaluation,
  previewDraw,
  readEvaluation,
  removeEvaluation,
  restoreEvaluation,
  updateEvaluation,
} from './evaluations.ts'
import { evaluationRow } from './evaluations.view.ts'

export function evaluationRoutes(serve: Serve, kit: Kit) {
  const at = () => ({ now: kit.now() })
  serve(contract.listEvaluations, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findEvaluations(db, actor, page)
    return pagedReply(page, rows.map(evaluationRow), total)
  })
  serve(contract.readEvaluation, ({ db, actor, params }) => readEvaluation(db, actor, params.id))
  serve(contract.createEvaluation, ({ db, actor, body }) => createEvaluation(db, actor, body, at()))
  serve(contract.updateEvaluation, ({ db, actor, params, body }) =>
    updateEvaluation(db, actor, params.id, body, at()),
  )
  serve(contract.duplicateEvaluation, ({ db, actor, params }) =>
    duplicateEvaluation(db, actor, params.id, at()),
  )
  serve(contract.previewDraw, ({ db, actor, body }) => previewDraw(db, kit, actor, body))
  serve(contract.readEvaluationAffected, ({ db, actor, params }) =>
    affectedByEvaluation(db, actor, params.id),
  )
  serve(contract.removeEvaluation, ({ db, actor, params }) => removeEvaluation(db, actor, params.id, at()))
  serve(contract.restoreEvaluation, ({ db, actor, params }) => restoreEvaluation(db, actor, params.id, at()))
}
