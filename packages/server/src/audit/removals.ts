import type { LocalText } from '@oktant/contract/http/http.ts'
import type { Db } from '../db/engine/db.ts'
import { auditAll, type Doer } from './audit.ts'
import type { AuditObject } from './objects.rules.ts'

type Named = { id: number; name: string | LocalText }
type Removal = { object: AuditObject; isBack: boolean }

/** Writes down that these were taken out of use, or brought back. */
export const auditRemovals = (db: Db, by: Doer, rows: readonly Named[], { object, isBack }: Removal) =>
  auditAll(
    db,
    rows.map(({ id, name }) =>
      isBack
        ? { by, kind: 'create', object, objectId: id, after: { name, restored: true } }
        : { by, kind: 'delete', object, objectId: id, before: { name } },
    ),
  )
