import type { Affected } from '@oktant/contract/http/http.ts'
import { defaultSystemSettings, type Retention } from '@oktant/contract/organisation/system.ts'
import type { Actor } from '../../../access/actor.ts'
import { auditAll } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { countOverdue, deleteOverdue } from '../../../db/query/overdue.ts'
import type { Kit } from '../../../kit.ts'
import { listRetentions } from './system.queries.ts'

type Kind = keyof Retention

// NOTE: the keys of the contract's own table.
const kinds = Object.keys(defaultSystemSettings.retention) as Kind[]

const day = 24 * 3_600_000
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day)

/** Forgets what each company no longer keeps, one statement for each kind, and writes down how much that was. */
export async function applyRetention(db: Db, records: Kit['ageing'], now: Date) {
  const companies = await listRetentions(db)
  if (!companies.length) return
  const forgotten = new Map<number, Partial<Record<Kind, number>>>()
  for (const kind of kinds) {
    const overdue = companies.map(({ companyId, settings }) => {
      const days = settings?.retention?.[kind] ?? defaultSystemSettings.retention[kind]
      return { companyId, before: daysBefore(now, days) }
    })
    for (const { companyId, count } of await deleteOverdue(db, records[kind], overdue))
      forgotten.set(companyId, { ...forgotten.get(companyId), [kind]: count })
  }
  await auditAll(
    db,
    [...forgotten].map(([companyId, counts]) => ({
      by: { companyId, id: null },
      kind: 'delete',
      object: 'setting',
      objectId: companyId,
      after: { forgotten: counts },
    })),
  )
}

/** How many records the next night removes, were they kept so long. */
export async function affectedByRetention(
  db: Db,
  { companyId }: Actor,
  retention: Retention,
  { ageing, now }: Pick<Kit, 'ageing' | 'now'>,
): Promise<Affected> {
  const lines: Affected = []
  for (const kind of kinds) {
    const overdue = { companyId, before: daysBefore(now(), retention[kind]) }
    lines.push({ what: kind, count: await countOverdue(db, ageing[kind], overdue), examples: [] })
  }
  return lines
}
