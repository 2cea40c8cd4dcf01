import * as contract from '@oktant/contract/audit.ts'
import type { Serve } from '../../http/serve.ts'
import { exportAudit, listAudit } from './audit.ts'
import { listObjects } from './audit.queries.ts'

export function auditRoutes(serve: Serve) {
  serve(contract.listAudit, ({ db, actor, query }) => listAudit(db, actor, query))
  serve(contract.listAuditObjects, ({ db, actor }) => listObjects(db, actor.companyId))
  serve(contract.exportAudit, async ({ db, actor, query }) => exportAudit(db, actor, query))
}
