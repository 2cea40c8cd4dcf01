import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { fail } from '../../../http/fail.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { accessCourse } from './courses.access.ts'
import { readCourse } from './build-course.ts'
import { faultsOfPlace } from './course-links.ts'
import { type Container, findEdition, listPlaces } from './courses.queries.ts'
import { type Moment, draftOf, keep } from './versions/drafts.ts'
import { isFolder, settingsOf } from './courses.rules.ts'
import {
  countTitles,
  deleteEdition,
  insertContainer,
  insertEdition,
  moveSections,
  sealEdition,
  writeContainer,
  writeForGroups,
} from './versions/editions.queries.ts'
import { copyContent, discardSections, sectionsToPublish } from './sections/sections.ts'
import { listHangingOn } from './tree.queries.ts'

/** Publishes the draft as a whole; an edition that somebody began stays as they began it. */
export async function publishCourse(db: Db, actor: Actor, id: number, revision: number, { now }: Moment) {
  const container = await accessCourse(db, actor, id)
  if (revision !== container.changes) throw fail('content_changed')
  for (const section of await sectionsToPublish(db, container)) await publish(db, actor, section, now)
  await publish(db, actor, container, now)
  return readCourse(db, actor, id)
}

async function publish(db: Db, actor: Actor, container: Container, now: Date) {
  const { companyId, id } = container
  const draftId = await draftOf(db, container)
  const places = await listPlaces(db, companyId, [draftId])
  if (!isFolder(container.typeId) && !places.some(({ enabled }) => enabled)) throw nothingInside()
  await sealEdition(db, { companyId, id: draftId }, { by: actor.id, at: now })
  const edition = await findEdition(db, companyId, draftId)
  if (!edition) throw fail('container_not_found')
  const { title, description, number } = edition
  const shown = { title, shortTitle: title, description }
  await keep(db, actor, container, { ...shown, state: 'active', editionId: draftId, draftId: null }, now)
  const [before, after] = [{ state: container.state }, { state: 'active', edition: number }]
  await audit(db, { by: actor, kind: 'update', object: 'container', objectId: id, before, after })
}

const nothingInside = () => {
  const code = 'content_missing'
  return fail('container_invalid', { errors: [{ field: 'children', code, message: messages[code].en }] })
}

/** Throws a draft away; a course that was never published has nothing to go back to. */
export async function discardDraft(db: Db, actor: Actor, id: number, revision: number, { now }: Moment) {
  const container = await accessCourse(db, actor, id)
  const { draftId, editionId } = container
  if (revision !== container.changes || editionId === null) throw fail('content_changed')
  if (draftId === null) return readCourse(db, actor, id)
  const before = await readCourse(db, actor, id)
  await keep(db, actor, container, { draftId: null }, now)
  await deleteEdition(db, { companyId: actor.companyId, id: draftId })
  await discardSections(db, actor, container, { now })
  const after = await readCourse(db, actor, id)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'container',
    objectId: id,
    before: { title: before.title, draft: true },
    after: { title: after.title, draft: false },
  })
  return after
}

export async function archiveCourse(db: Db, actor: Actor, id: number, { now }: Moment) {
  const container = await accessCourse(db, actor, id)
  const { state } = container
  if (state === 'archived') return readCourse(db, actor, id)
  await keep(db, actor, container, { state: 'archived', stateBefore: state }, now)
  await moveSections(db, container, 'archived')
  await told(db, actor, id, state, 'archived')
  return readCourse(db, actor, id)
}

/** Brings back what was archived or removed, as it was. */
export async function restoreCourse(db: Db, actor: Actor, id: number, { now }: Moment) {
  const container = await accessCourse(db, actor, id, { removed: 'too' })
  const { state } = container
  if (state !== 'archived' && state !== 'deleted') return readCourse(db, actor, id)
  // NOTE: what is archived has kept its name.
  if (state === 'deleted' && (await faultsOfPlace(db, actor, container, id)).length > 0)
    throw fail('name_taken')
  const back = container.editionId === null ? 'draft' : 'active'
  await keep(db, actor, container, { state: back, stateBefore: null }, now)
  await moveSections(db, container, 'back')
  await told(db, actor, id, state, back)
  return readCourse(db, actor, id)
}

const told = (db: Db, actor: Actor, id: number, from: string, to: string) =>
  audit(db, {
    by: actor,
    kind: 'update',
    object: 'container',
    objectId: id,
    before: { state: from },
    after: { state: to },
  })

/** Removes a container on which no other one hangs; what its learners did stays. */
export async function removeCourse(db: Db, actor: Actor, id: number, { now }: Moment) {
  const container = await accessCourse(db, actor, id)
  if ((await listHangingOn(db, container)).length > 0) throw fail('container_in_use')
  await keep(db, actor, container, { state: 'deleted', stateBefore: container.state }, now)
  await moveSections(db, container, 'deleted')
  const before = { title: container.title, state: container.state }
  await audit(db, { by: actor, kind: 'delete', object: 'container', objectId: id, before })
  return {}
}

/** A draft that begins as a copy, under a title of its own. */
export async function duplicateCourse(db: Db, actor: Actor, id: number, { now }: Moment) {
  const container = await accessCourse(db, actor, id)
  const { companyId, typeId, parentId, rootId } = container
  const source = await findEdition(db, companyId, container.draftId ?? container.editionId ?? 0)
  if (!source) throw fail('container_not_found')
  const { description, priceCents, currency, certificateTemplateId, courseTypeId } = source
  const { coverId, coverAlt } = source
  const number = (await countTitles(db, companyId, parentId, source.title)) + 1
  const numbered = (text: string) => (text ? `${text.slice(0, 190)} (${number})` : '')
  const title = { en: numbered(source.title.en), de: numbered(source.title.de) }
  const stamp = { by: actor.id, at: now }
  const made = await insertContainer(db, { companyId, typeId, parentId, rootId, title, description }, stamp)
  const cover = { coverId, coverAlt }
  const own = { priceCents, currency, certificateTemplateId, courseTypeId, ...cover }
  const texts = { title, description, ...settingsOf(source), ...own }
  const draftId = await insertEdition(db, { companyId, id: made }, texts)
  await copyContent(db, actor, { from: container, to: made, draftId }, { now })
  await writeContainer(db, { companyId, id: made, changes: 0 }, { draftId }, stamp)
  const after = { title, copyOf: id }
  await audit(db, { by: actor, kind: 'create', object: 'container', objectId: made, after })
  return readCourse(db, actor, made)
}

/** Shows a course to everybody, or to the people of its learning groups alone; at once, whatever is drafted. */
export async function showToGroups(
  db: Db,
  actor: Pick<Actor, 'companyId' | 'id'>,
  id: number,
  forGroups: boolean,
) {
  const container = await accessCourse(db, actor, id)
  const field = { field: 'forGroups', code: 'choice_unknown' as const, message: messages.choice_unknown.en }
  if (isFolder(container.typeId)) throw fail('container_invalid', { errors: [field] })
  await writeForGroups(db, container, forGroups)
  await notify(db, { about: 'catalogue', companyId: actor.companyId })
  const [before, after] = [{ forGroups: container.forGroups }, { forGroups }]
  await audit(db, { by: actor, kind: 'update', object: 'container', objectId: id, before, after })
}
