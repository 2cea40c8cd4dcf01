import type { Affected } from '@oktant/contract/http.ts'
import type { CourseTypeForm, TypeForm } from '@oktant/contract/learning-types.ts'
import type { Actor } from '../../access/actor.ts'
import { audit } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'
import { notify } from '../../db/notify.ts'
import { touched } from '../../http/affected.ts'
import { fail } from '../../http/fail.ts'
import { accessType } from './learning-types.access.ts'
import {
  type About,
  insertTypes,
  isTypeNameTaken,
  type Kind,
  listOfType,
  type TypeRecord,
  writeType,
} from './learning-types.queries.ts'
import { refuseFaults, tidied } from './learning-types.rules.ts'

export { typedAs, untyped } from './learning-types.view.ts'
export { findTypeSeen, hasType, listTypes } from './learning-types.queries.ts'

type At = { now: Date }
export type NewType = TypeForm & Partial<Pick<CourseTypeForm, 'isFor'>>

async function checked(db: Db, { companyId }: Actor, kind: Kind, sent: TypeForm, but = 0) {
  const form = tidied(sent)
  refuseFaults(form, await isTypeNameTaken(db, { companyId, kind, but }, form.name))
  return form
}

export async function createType(db: Db, actor: Actor, kind: Kind, sent: NewType, { now }: At) {
  const form = await checked(db, actor, kind, sent)
  const about: About = sent.isFor ?? 'component'
  const [made] = await insertTypes(db, [{ companyId: actor.companyId, ...form, about, changedAt: now }])
  if (!made) throw new Error('nothing was made')
  const after = { ...form, about }
  await audit(db, { by: actor, kind: 'create', object: kind, objectId: made.id, after })
  return accessType(db, actor, kind, made.id)
}

/** Writes a type; whatever shows it is told, as its name stands in the catalogue. */
async function keep(
  db: Db,
  { companyId }: Actor,
  type: Pick<TypeRecord, 'id' | 'changes'>,
  change: Parameters<typeof writeType>[2],
  now: Date,
) {
  const { id, changes } = type
  if (!(await writeType(db, { companyId, id, changes }, change, now))) throw fail('content_changed')
  await notify(db, { about: 'catalogue', companyId })
}

type Sent = TypeForm & { revision: number }
export async function updateType(db: Db, actor: Actor, kind: Kind, id: number, sent: Sent, { now }: At) {
  const { name, description, icon } = await accessType(db, actor, kind, id)
  const form = await checked(db, actor, kind, sent, id)
  await keep(db, actor, { id, changes: sent.revision }, form, now)
  const before = { name, description, icon }
  await audit(db, { by: actor, kind: 'update', object: kind, objectId: id, before, after: form })
  return accessType(db, actor, kind, id)
}

const whatOf = { component: 'components', course: 'courses', folder: 'folders' } as const

export async function affectedByType(db: Db, actor: Actor, kind: Kind, id: number): Promise<Affected> {
  const { about, used } = await accessType(db, actor, kind, id)
  if (used === 0) return []
  const holders = await listOfType(db, kind, { companyId: actor.companyId, id })
  return touched(whatOf[about], holders, { language: actor.language, count: used })
}

/** Removes a type; what is of it keeps that, and shows it again where the type comes back. */
export async function removeType(db: Db, actor: Actor, kind: Kind, id: number, { now }: At) {
  const type = await accessType(db, actor, kind, id)
  await keep(db, actor, type, { removedAt: now }, now)
  await audit(db, { by: actor, kind: 'delete', object: kind, objectId: id, before: { name: type.name } })
  return {}
}

export async function restoreType(db: Db, actor: Actor, kind: Kind, id: number, { now }: At) {
  const type = await accessType(db, actor, kind, id, { removed: true })
  const { companyId } = actor
  if (await isTypeNameTaken(db, { companyId, kind, but: id }, type.name)) throw fail('name_taken')
  await keep(db, actor, type, { removedAt: null }, now)
  await audit(db, {
    by: actor,
    kind: 'create',
    object: kind,
    objectId: id,
    after: { name: type.name, restored: true },
  })
  return accessType(db, actor, kind, id)
}
