import type { ChangedCourses, CourseChange } from '@oktant/contract/learning/courses/course-changes.ts'
import type { Affected, LocalText } from '@oktant/contract/http/http.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Actor } from '../../../../access/actor.ts'
import { auditAll } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { notify } from '../../../../db/engine/notify.ts'
import { someNamed } from '../../../../http/affected.ts'
import { fail } from '../../../../http/fail.ts'
import { type Chosen, findChosen } from '../../../../http/chosen.ts'
import {
  findTouched,
  holdChosen,
  listDrafts,
  listFoundWithin,
  listStanding,
  publishDrafts,
  writePlace,
  writeStates,
} from './bulk.queries.ts'
import { type Candidate, changeable, type Destination } from './bulk.rules.ts'
import { findHolder } from '../courses.access.ts'
import { listParents } from '../tree.queries.ts'

type Found = {
  candidates: Candidate[]
  /** Those with which something can be done. */
  rows: Candidate[]
  destination: Destination & { rootId: number | null }
  /** What would be published, sections too. */
  drafts: number[]
}

/** The chosen containers, and with which of them something can be done. */
async function meant(db: Db, actor: Actor, { action, target, chosen }: CourseChange): Promise<Found> {
  const { companyId } = actor
  const hold = (which: Chosen) => holdChosen(db, companyId, which)
  const candidates = await findChosen(chosen, hold, 'container_not_found')
  const ids = candidates.map(({ id }) => id)
  const isMove = action === 'move'
  const destination = isMove ? await destinationOf(db, actor, target) : nowhere
  const drafts = action === 'publish' && ids.length > 0 ? await listDrafts(db, companyId, ids) : []
  const empty = new Set(drafts.flatMap(({ courseId, isEmpty }) => (isEmpty ? [courseId] : [])))
  const filled = new Set(ids.filter((id) => !empty.has(id)))
  const rows = changeable(action, candidates, { filled, destination })
  const changed = new Set(rows.map(({ id }) => id))
  const sealed = drafts.filter(({ courseId }) => changed.has(courseId)).map(({ id }) => id)
  return { candidates, rows, destination, drafts: [...new Set(sealed)] }
}

const nowhere = { id: null, rootId: null, above: new Set<number>(), titles: [] }

async function destinationOf(db: Db, actor: Actor, target: number | null) {
  const holder = await findHolder(db, actor, target, containerType.topic)
  if (holder === undefined) throw fail('folder_not_found')
  const standing = await listStanding(db, actor.companyId, target)
  const above = holder ? [holder.id, ...(await listParents(db, holder)).map(({ id }) => id)] : []
  return {
    id: target,
    rootId: holder ? (holder.rootId ?? holder.id) : null,
    above: new Set(above),
    titles: standing.map(({ title }) => title),
  }
}

const nobody = { learners: 0, groups: [], people: 0 }

export async function affectedByCourseChange(db: Db, actor: Actor, change: CourseChange): Promise<Affected> {
  const { candidates, rows } = await meant(db, actor, change)
  const line = (what: string, count: number, some: readonly { title: LocalText }[] = []) =>
    count > 0 ? [{ what, count, examples: someNamed(some, actor.language) }] : []
  const ids = rows.map(({ id }) => id)
  const isTold = (change.action === 'archive' || change.action === 'restore') && ids.length > 0
  const touched = isTold ? await findTouched(db, actor.companyId, ids) : nobody
  const groups = touched.groups.map((title) => ({ title }))
  const isBack = change.action === 'restore'
  const within = isTold && !isBack ? await listFoundWithin(db, actor.companyId, ids) : []
  const left = candidates.filter(({ id }) => !ids.includes(id))
  return [
    ...line('changed', rows.length, rows),
    ...line('skipped', left.length, left),
    ...line('hidden', within.length, within),
    ...line('learners', isBack ? 0 : touched.learners),
    ...line(isBack ? 'groupsAgain' : 'groups', touched.groups.length, groups),
    ...line(isBack ? 'assignedAgain' : 'assigned', touched.people),
  ]
}

/** Changes many containers at once; those with which nothing can be done are left as they are, and counted. */
export async function changeCourses(
  db: Db,
  actor: Actor,
  change: CourseChange,
  { now }: { now: Date },
): Promise<ChangedCourses> {
  const { candidates, rows, destination, drafts } = await meant(db, actor, change)
  const skipped = candidates.length - rows.length
  if (rows.length === 0) return { changed: [], skipped }
  const { action } = change
  const { companyId } = actor
  const ids = rows.map(({ id }) => id)
  const stamp = { by: actor.id, at: now }
  if (action === 'publish') await publishDrafts(db, companyId, drafts, stamp)
  else if (action === 'move')
    await writePlace(db, companyId, ids, { parentId: destination.id, rootId: destination.rootId, ...stamp })
  else await writeStates(db, companyId, ids, { to: action === 'archive' ? 'archived' : 'back', ...stamp })
  await notify(db, { about: 'catalogue', companyId })
  const deed = { by: actor, kind: 'update' as const, object: 'container' as const }
  await auditAll(
    db,
    rows.map((row) => ({ ...deed, objectId: row.id, ...differenceOf(row, change) })),
  )
  return { changed: rows.map(({ id, parentId }) => ({ id, parentId })), skipped }
}

/** What the trail says of one of them. */
function differenceOf({ state, parentId, draftId, editionId }: Candidate, { action, target }: CourseChange) {
  if (action === 'move') return { before: { parentId }, after: { parentId: target } }
  if (action === 'publish') return { before: { state, draftId }, after: { state: 'active', draftId: null } }
  const back = editionId === null ? 'draft' : 'active'
  return { before: { state }, after: { state: action === 'archive' ? 'archived' : back } }
}
