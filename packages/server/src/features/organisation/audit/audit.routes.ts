import * as contract from '@oktant/contract/organisation/audit.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { exportAudit, listAudit, listAuditObjects } from './audit.ts'

export function auditRoutes(serve: Serve, { objects }: Kit) {
  serve(contract.listAudit, ({ db, actor, query }) => listAudit(db, actor, query, objects))
  serve(contract.listAuditObjects, ({ db, actor }) => listAuditObjects(db, actor, objects))
  serve(contract.exportAudit, async ({ db, actor, query }) => exportAudit(db, actor, query, objects))
}
