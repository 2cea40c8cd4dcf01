import * as contract from '@oktant/contract/evaluation-results.ts'
import type { Serve } from '../../http/serve.ts'
import { exportEvaluationResults, readEvaluationResults } from './evaluation-results.ts'

export function evaluationResultRoutes(serve: Serve) {
  serve(contract.readEvaluationResults, ({ db, actor, params }) =>
    readEvaluationResults(db, actor, params.id),
  )
  serve(contract.exportEvaluationResults, ({ db, actor, params }) =>
    exportEvaluationResults(db, actor, params.id),
  )
}
