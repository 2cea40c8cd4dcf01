import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { AuditKind } from '@oktant/contract/organisation/audit.ts'
import type { Db } from '../db/engine/db.ts'
import { preparedRows } from '../db/engine/prepared.ts'
import { changesOf } from './audit.rules.ts'
import { auditEntries, type Values } from './audit.tables.ts'
import type { AuditObject } from './objects.rules.ts'

/** Who did it: an actor, or nobody where the product did it by itself. */
export type Doer = {
  companyId: number
  id: number | null
  onBehalfOf?: number | null
  apiToken?: { id: number } | undefined
  /** Who really acts, where somebody views as this person. */
  viewer?: { id: number } | null
}
type Deed = {
  by: Doer
  kind: AuditKind
  /** What it was done to, by the name of its table's rows: `user`, `notification` … */
  object: AuditObject
  objectId: number
  before?: Values
  after?: Values
}

/** Sees what is written down while something runs, so that a test can tell a change that leaves no entry, or one nobody can read. */
export const witness = new AsyncLocalStorage<{ entries: number; fields: Set<string> }>()

/** Writes down what was done, in the transaction that does it. */
export const audit = (db: Db, deed: Deed) => auditAll(db, [deed])

const atOnce = 5000
const written = preparedRows(
  'audit_written',
  () => sql`insert into ${auditEntries}
      (company_id, user_id, on_behalf_of, token_id, kind, object, object_id, before, after)
    select "companyId", "userId", "onBehalfOf", "tokenId", kind, object, "objectId", before, after
    from jsonb_to_recordset(${sql.placeholder('rows')}::jsonb) as entry("companyId" int, "userId" int,
      "onBehalfOf" int, "tokenId" int, kind text, object text, "objectId" int, before jsonb, after jsonb)`,
)

/** Many deeds, thousands by one statement. */
export async function auditAll(db: Db, deeds: Deed[]) {
  const rows = deeds.map(entryOf)
  const watching = witness.getStore()
  if (watching) {
    watching.entries += rows.length
    for (const { object, before, after } of rows)
      for (const field of Object.keys({ ...before, ...after })) watching.fields.add(`${object}.${field}`)
  }
  for (let first = 0; first < rows.length; first += atOnce)
    await written(db, { rows: JSON.stringify(rows.slice(first, first + atOnce)) })
}

function entryOf({ by, kind, object, objectId, before, after }: Deed) {
  const changes = changesOf(before ?? null, after ?? null)
  const { companyId, apiToken } = by
  return { companyId, ...whoOf(by), tokenId: apiToken?.id ?? null, kind, object, objectId, ...changes }
}

/** NOTE: the trail names the administrator first and the person viewed as beside, never the other way round. */
const whoOf = ({ id, onBehalfOf = null, viewer }: Doer) =>
  viewer ? { userId: viewer.id, onBehalfOf: id } : { userId: id, onBehalfOf }
