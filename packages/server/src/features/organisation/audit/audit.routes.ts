import * as contract from '@oktant/contract/organisation/audit.ts'
import type { Serve } from '../../../http/serve.ts'
import { exportAudit, listAudit, listAuditObjects } from './audit.ts'

export function auditRoutes(serve: Serve) {
  serve(contract.listAudit, ({ db, actor, query }) => listAudit(db, actor, query))
  serve(contract.listAuditObjects, ({ db, actor }) => listAuditObjects(db, actor))
  serve(contract.exportAudit, async ({ db, actor, query }) => exportAudit(db, actor, query))
}
