import * as contract from '@oktant/contract/reports/report-runs.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { runReportPlugin } from './report-runs.ts'

export function reportRunRoutes(serve: Serve, kit: Kit) {
  serve(contract.runReportPlugin, ({ db, actor, params, body }) =>
    runReportPlugin(db, kit, actor, { ...params, ...body }),
  )
}
