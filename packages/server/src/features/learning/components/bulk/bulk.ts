import type {
  ChangedComponents,
  ComponentChange,
} from '@oktant/contract/learning/components/component-changes.ts'
import type { Affected, LocalText } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../../access/actor.ts'
import { auditAll } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { touched } from '../../../../http/affected.ts'
import { fail } from '../../../../http/fail.ts'
import { sortChosen } from '../../../../http/chosen.ts'
import { hasType } from '../../learning-types/learning-types.ts'
import { holdChosen, listHoldersOfMany, writeMany, writeTypes } from './bulk.queries.ts'
import { type Candidate, changeable } from './bulk.rules.ts'

/** The chosen components, and with which of them something can be done. */
async function meant(db: Db, actor: Actor, { action, target, chosen }: ComponentChange) {
  const { companyId, permissions } = actor
  if (action === 'setType' && target !== null && !(await hasType(db, companyId, 'component', target)))
    throw fail('type_not_found')
  const administersCourses = permissions.has('courses.administer')
  return sortChosen(chosen, {
    hold: (which) => holdChosen(db, companyId, which),
    missing: 'component_not_found',
    changeable: (found) => changeable(action, found, { target, administersCourses }),
  })
}

export async function affectedByComponentChange(
  db: Db,
  actor: Actor,
  change: ComponentChange,
): Promise<Affected> {
  const { rows, left } = await meant(db, actor, change)
  const ids = rows.map(({ id }) => id)
  const holders = ids.length ? await listHoldersOfMany(db, actor.companyId, ids) : []
  const line = (what: string, count: number, named: readonly { title: LocalText }[]) =>
    touched(what, named, { language: actor.language, count })
  return [
    ...line('changed', rows.length, rows),
    ...line('skipped', left.length, left),
    ...line('courses', holders[0]?.count ?? 0, holders),
  ]
}

/** Changes many components at once; those with which nothing can be done are left as they are, and counted. */
export async function changeComponents(
  db: Db,
  actor: Actor,
  change: ComponentChange,
  { now }: { now: Date },
): Promise<ChangedComponents> {
  const { rows, left } = await meant(db, actor, change)
  if (rows.length === 0) return { changed: [], skipped: left.length }
  const ids = rows.map(({ id }) => id)
  await write(db, actor, change, { ids, now })
  await auditAll(
    db,
    rows.map((row) => ({ by: actor, object: 'component', objectId: row.id, ...deedOf(row, change) })),
  )
  return { changed: rows.map(({ id, contentType }) => ({ id, contentType })), skipped: left.length }
}

async function write(
  db: Db,
  { companyId, id: by }: Actor,
  { action, target }: ComponentChange,
  { ids, now }: { ids: readonly number[]; now: Date },
) {
  if (action === 'setType') await writeTypes(db, companyId, { ids, contentTypeId: target, by, at: now })
  else if (action === 'remove') await writeMany(db, companyId, ids, { removedAt: now }, now)
  else if (action === 'restore') await writeMany(db, companyId, ids, { removedAt: null }, now)
  else await writeMany(db, companyId, ids, { status: statusAfter[action] }, now)
}

const statusAfter = { activate: 'active', deactivate: 'inactive' } as const

/** What the trail says of one of them. */
function deedOf({ title, status, contentType }: Candidate, { action, target }: ComponentChange) {
  if (action === 'remove') return { kind: 'delete' as const, before: { title } }
  if (action === 'restore') return { kind: 'create' as const, after: { title } }
  const kind = 'update' as const
  if (action === 'setType')
    return { kind, before: { contentTypeId: contentType }, after: { contentTypeId: target } }
  return { kind, before: { status }, after: { status: statusAfter[action] } }
}
