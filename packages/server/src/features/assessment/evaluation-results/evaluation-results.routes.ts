import * as contract from '@oktant/contract/assessment/evaluation-results.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { exportEvaluationResults, readEvaluationResults } from './evaluation-results.ts'

export function evaluationResultRoutes(serve: Serve, kit: Kit) {
  serve(contract.readEvaluationResults, ({ db, actor, params }) =>
    readEvaluationResults({ db, kit, actor }, params.id),
  )
  serve(contract.exportEvaluationResults, ({ db, actor, params }) =>
    exportEvaluationResults({ db, kit, actor }, params.id),
  )
}
