import { containerType } from '@oktant/contract/segments.ts'
import type { ChildForm, EditionForm } from '@oktant/contract/containers.ts'
import type { Affected, LocalText } from '@oktant/contract/http.ts'
import { messages } from '@oktant/contract/messages.ts'
import type { Actor } from '../../access/actor.ts'
import { audit } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'
import { notify } from '../../db/notify.ts'
import { fail, type FieldError } from '../../http/fail.ts'
import { listUsableComponents } from '../components/components.ts'
import { accessCourse, findFolder } from './courses.access.ts'
import {
  type Container,
  type Edition,
  findAbout,
  findEdition,
  hasSibling,
  listHangingOn,
  listHeld,
  listKnownContainers,
  listParents,
  listPlaces,
} from './courses.queries.ts'
import { authoredTypes, faultsOf, isFolder, refuse, trimmed, unknownAt } from './courses.rules.ts'
import { courseView } from './courses.view.ts'
import {
  copyPlaces,
  type EditionTexts,
  insertContainer,
  insertEdition,
  listChildRows,
  moveBelow,
  writeContainer,
  writeEdition,
  writePlaces,
} from './editions.queries.ts'

export type At = { now: Date }
type Placed = { parentId: number | null; title: LocalText }

/** A course as its author sees it: the draft, or what is published where nothing is changed. */
export async function readCourse(db: Db, actor: Actor, id: number) {
  return seen(db, actor, await accessCourse(db, actor, id))
}

export async function seen(db: Db, actor: Actor, container: Container) {
  const { companyId } = actor
  const edition = await latestOf(db, container)
  const about = await findAbout(db, container)
  if (!about) throw fail('container_not_found')
  const parents = (await listParents(db, container)).map(({ id, title }) => ({ id, title }))
  const places = await listPlaces(db, companyId, edition.id)
  return courseView({ container, edition, about, places, parents })
}

async function latestOf(db: Db, { companyId, draftId, editionId }: Container): Promise<Edition> {
  const edition = await findEdition(db, companyId, draftId ?? editionId ?? 0)
  // NOTE: every container that an author makes begins with an edition.
  if (!edition) throw fail('container_not_found')
  return edition
}

const emptyTexts = (title: LocalText): EditionTexts => ({
  title,
  description: { en: '', de: '' },
  keywords: [],
  minutes: null,
  difficulty: null,
  openToVisitors: false,
  featured: false,
  nextIds: [],
})

type NewCourse = Placed & { containerTypeId: number }

export async function createCourse(db: Db, actor: Actor, sent: NewCourse, { now }: At) {
  const { companyId } = actor
  const title = trimmed(sent.title)
  const typeFaults = authoredTypes.includes(sent.containerTypeId) ? [] : [unknownAt('containerTypeId')]
  const parent = await findFolder(db, actor, sent.parentId)
  refuse([
    ...faultsOf({ title }),
    ...typeFaults,
    ...(await faultsOfPlace(db, actor, { ...sent, title }, null)),
  ])
  const rootId = parent ? (parent.rootId ?? parent.id) : null
  const stamp = { by: actor.id, at: now }
  const values = { companyId, typeId: sent.containerTypeId, parentId: sent.parentId, rootId, title }
  const id = await insertContainer(db, { ...values, description: { en: '', de: '' } }, stamp)
  const draftId = await insertEdition(db, { companyId, id }, emptyTexts(title))
  await writeContainer(db, { companyId, id, changes: 0 }, { draftId }, stamp)
  const after = { title, containerTypeId: sent.containerTypeId, parentId: sent.parentId }
  await audit(db, { by: actor, kind: 'create', object: 'container', objectId: id, after })
  return readCourse(db, actor, id)
}

async function faultsOfPlace(
  db: Db,
  actor: Actor,
  { parentId, title }: Placed,
  but: number | null,
): Promise<FieldError[]> {
  const parent = await findFolder(db, actor, parentId)
  if (parent === undefined) throw fail('container_not_found')
  if (!(await hasSibling(db, { companyId: actor.companyId, parentId, but }, title))) return []
  const name = title[actor.language] || title.en || title.de
  const message = messages.folder_name_taken.en.replace('%s', name)
  return [{ field: 'title', code: 'folder_name_taken', message, value: name }]
}

type SentCourse = EditionForm & { parentId: number | null; revision: number; children: ChildForm[] }

/** Changes the draft, beginning one where everything was published. */
export async function updateCourse(db: Db, actor: Actor, id: number, sent: SentCourse, { now }: At) {
  const container = await accessCourse(db, actor, id)
  if (sent.revision !== container.changes) throw fail('content_changed')
  const title = trimmed(sent.title)
  refuse([
    ...faultsOf({ title }, sent.children),
    ...(await faultsOfPlace(db, actor, { parentId: sent.parentId, title }, id)),
    ...(await faultsOfLinks(db, actor, container, sent)),
  ])
  const before = await readCourse(db, actor, id)
  const texts = { ...textsOf(sent, title), ...priceOf(sent, before) }
  const draftId = container.draftId ?? (await insertEdition(db, container, texts))
  await writeEdition(db, { companyId: actor.companyId, id: draftId }, texts)
  await writePlaces(db, { companyId: actor.companyId, editionId: draftId, containerId: id }, sent.children)
  const placed = await placeOf(db, actor, container, sent.parentId)
  const isUnpublished = container.editionId === null
  const shown = isUnpublished ? { title, shortTitle: title, description: texts.description } : {}
  await keep(db, actor, container, { draftId, ...placed, ...shown }, now)
  const after = await readCourse(db, actor, id)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'container',
    objectId: id,
    before: auditedOf(before),
    after: auditedOf(after),
  })
  return after
}

const textsOf = (sent: SentCourse, title: LocalText): EditionTexts => ({
  title,
  description: trimmed(sent.description),
  keywords: [...new Set(sent.keywords.map((word) => word.trim()).filter(Boolean))],
  minutes: sent.minutes,
  difficulty: sent.difficulty,
  openToVisitors: sent.openToVisitors,
  featured: sent.featured,
  nextIds: sent.nextIds,
})

/** NOTE: whoever sends no price leaves it as it is. */
function priceOf({ price }: SentCourse, before: Seen) {
  const wanted = price === undefined ? before.price : price
  return { priceCents: wanted?.cents ?? null, currency: wanted?.currency ?? null }
}

type Seen = Awaited<ReturnType<typeof readCourse>>
const auditedOf = ({ title, description, parentId, keywords, minutes, difficulty, ...rest }: Seen) => ({
  title,
  description,
  parentId,
  keywords,
  minutes,
  difficulty,
  openToVisitors: rest.openToVisitors,
  featured: rest.featured,
  nextIds: rest.nextIds,
  price: rest.price,
  children: rest.children.map(({ childId, componentId, nestedId, enabled, scoring, unlock }) => ({
    childId,
    componentId,
    nestedId,
    enabled,
    scoring,
    unlock,
  })),
})

/** What names something else must name something of the company that can stand there. */
async function faultsOfLinks(db: Db, actor: Actor, container: Container, sent: SentCourse) {
  const { companyId } = actor
  const idsOf = (pick: (child: ChildForm) => number | null) =>
    sent.children.flatMap((child) => pick(child) ?? []).filter((id) => id > 0)
  const [componentIds, nestedIds, childIds] = [
    idsOf(({ componentId }) => componentId),
    idsOf(({ nestedId }) => nestedId),
    idsOf(({ childId }) => childId),
  ]
  const usable = await listUsableComponents(db, companyId, componentIds)
  const known = await listKnownContainers(db, companyId, [...nestedIds, ...sent.nextIds])
  const held = await listHeld(db, companyId, nestedIds)
  const own = new Map(
    (await listChildRows(db, companyId, container.id, childIds)).map((child) => [child.id, child]),
  )
  const isRight = ({ childId, componentId, nestedId }: ChildForm) => {
    const row = own.get(childId)
    if (childId && (!row || row.componentId !== componentId || row.nestedId !== nestedId)) return false
    if (componentId !== null) return usable.has(componentId)
    // NOTE: a course that held itself at any depth would never end.
    return nestedId !== null && known.get(nestedId) === containerType.course && !held.has(container.id)
  }
  const isDoubled = new Set(childIds).size !== childIds.length
  return [
    ...sent.children.flatMap((child, index) => (isRight(child) ? [] : [unknownAt(`children.${index}`)])),
    ...(isDoubled ? [unknownAt('children')] : []),
    ...(isFolder(container.typeId) && sent.children.length > 0 ? [unknownAt('children')] : []),
    ...(sent.nextIds.every((next) => known.has(next) && next !== container.id) ? [] : [unknownAt('nextIds')]),
  ]
}

/** Its new place, refusing one below itself. */
async function placeOf(db: Db, actor: Actor, container: Container, parentId: number | null) {
  if (parentId === container.parentId) return {}
  const parent = await findFolder(db, actor, parentId)
  const above = parent ? [parent.id, ...(await listParents(db, parent)).map(({ id }) => id)] : []
  if (above.includes(container.id)) refuse([unknownAt('parentId')])
  const rootId = parent ? (parent.rootId ?? parent.id) : null
  await moveBelow(db, container, rootId ?? container.id)
  return { parentId, rootId }
}

/** Writes a container's own row; whoever was slower is told. */
export async function keep(
  db: Db,
  actor: Actor,
  container: Container,
  change: Parameters<typeof writeContainer>[2],
  now: Date,
) {
  if (!(await writeContainer(db, container, change, { by: actor.id, at: now }))) throw fail('content_changed')
  await notify(db, { about: 'catalogue', companyId: actor.companyId })
}

/** The draft to work on; a copy of what is published where there is none. */
export async function draftOf(db: Db, container: Container) {
  if (container.draftId !== null) return container.draftId
  const published = await latestOf(db, container)
  const { id, companyId, containerId, number, publishedAt, publishedBy, createdAt, ...texts } = published
  void [containerId, number, publishedAt, publishedBy, createdAt]
  const draftId = await insertEdition(db, container, texts)
  await copyPlaces(db, companyId, id, draftId)
  return draftId
}

export async function affectedByCourse(db: Db, actor: Actor, id: number): Promise<Affected> {
  const container = await accessCourse(db, actor, id)
  const hanging = await listHangingOn(db, container)
  const learners = (await findAbout(db, container))?.learners ?? 0
  const named = (what: 'below' | 'holders') => {
    const rows = hanging.filter((row) => row.what === what)
    const examples = rows.slice(0, 3).map(({ title }) => title[actor.language] || title.en || title.de)
    return rows.length > 0 ? [{ what, count: rows.length, examples }] : []
  }
  const people = learners > 0 ? [{ what: 'learners', count: learners, examples: [] }] : []
  return [...named('below'), ...named('holders'), ...people]
}

/** The containers above one, the topmost first. */
export const findParents = async (db: Db, whose: { companyId: number; id: number }) =>
  (await listParents(db, whose)).map(({ id, title, typeId, key }) => ({
    id,
    containerTypeId: typeId,
    name: title,
    key,
  }))
