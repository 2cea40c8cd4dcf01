import type { ChildForm, EditionForm, SectionForm } from '@oktant/contract/learning/courses/containers.ts'
import type { Affected, LocalText } from '@oktant/contract/http/http.ts'
import { containerType } from '@oktant/contract/learning/segments.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { touched } from '../../../http/affected.ts'
import { fail } from '../../../http/fail.ts'
import { defaultTemplate, hasTemplate } from '../certificate-templates/certificate-templates.ts'
import { hasType } from '../learning-types/learning-types.ts'
import { faultsOfLinks, faultsOfPlace } from './course-links.ts'
import { accessCourse, findHolder } from './courses.access.ts'
import { type Container, findAbout, listPlaces, listSections } from './courses.queries.ts'
import {
  authoredTypes,
  faultsOf,
  firstSettings,
  isFolder,
  placeForm,
  refuse,
  settingsOf,
  trimmed,
  unknownAt,
} from './courses.rules.ts'
import { takePicture } from '../../organisation/pictures/pictures.ts'
import { courseView } from './courses.view.ts'
import { type Moment, keep, latestOf, shownOf, writeDraft } from './versions/drafts.ts'
import {
  type EditionTexts,
  insertContainer,
  insertEdition,
  moveBelow,
  writeContainer,
} from './versions/editions.queries.ts'
import { updateSections } from './sections/sections.ts'
import { listHangingOn, listParents, listTitles } from './tree.queries.ts'

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
  const above = await listParents(db, container)
  const sections = await listSections(db, container)
  const places = await listPlaces(db, companyId, [
    edition.id,
    ...sections.map((section) => section.edition.id),
  ])
  const next = await listTitles(db, companyId, edition.nextIds)
  const parents = above.map(({ id, title }) => ({ id, title }))
  const holder = above.at(-1)
  const sectionOf = holder?.typeId === containerType.course ? holder.id : null
  return courseView({ container, edition, about, places, sections, next, parents, sectionOf })
}

const emptyTexts = (title: LocalText): EditionTexts => ({
  title,
  description: { en: '', de: '' },
  ...firstSettings,
})

/** A course with the edition that its authors see, for showing it as a learner would meet it. */
export async function readDraft(db: Db, actor: Actor, id: number) {
  const container = await accessCourse(db, actor, id)
  return { container, edition: await latestOf(db, container) }
}

type NewCourse = Placed & { containerTypeId: number }

export async function createCourse(db: Db, actor: Actor, sent: NewCourse, { now }: Moment) {
  const { companyId } = actor
  const title = trimmed(sent.title)
  const typeFaults = authoredTypes.includes(sent.containerTypeId) ? [] : [unknownAt('containerTypeId')]
  const typeId = sent.containerTypeId
  const parent = await findHolder(db, actor, sent.parentId, typeId)
  refuse([
    ...faultsOf({ title }),
    ...typeFaults,
    ...(await faultsOfPlace(db, actor, { parentId: sent.parentId, typeId, title }, null)),
  ])
  const rootId = parent ? (parent.rootId ?? parent.id) : null
  const stamp = { by: actor.id, at: now }
  const values = { companyId, typeId, parentId: sent.parentId, rootId, title }
  const id = await insertContainer(db, { ...values, description: { en: '', de: '' } }, stamp)
  const certificateTemplateId = isFolder(typeId) ? null : await defaultTemplate(db, companyId)
  const texts = { ...emptyTexts(title), certificateTemplateId }
  const draftId = await insertEdition(db, { companyId, id }, texts)
  await writeContainer(db, { companyId, id, changes: 0 }, { draftId }, stamp)
  const after = { title, containerTypeId: sent.containerTypeId, parentId: sent.parentId }
  await audit(db, { by: actor, kind: 'create', object: 'container', objectId: id, after })
  return readCourse(db, actor, id)
}

type SentCourse = EditionForm & {
  parentId: number | null
  revision: number
  children: ChildForm[]
  sections?: SectionForm[]
}

/** Changes the draft, beginning one where everything was published. */
export async function updateCourse(db: Db, actor: Actor, id: number, sent: SentCourse, { now }: Moment) {
  const container = await accessCourse(db, actor, id)
  if (sent.revision !== container.changes) throw fail('content_changed')
  const title = trimmed(sent.title)
  const before = await readCourse(db, actor, id)
  refuse([
    ...(await faultsOfCertificate(db, actor, sent)),
    ...(await faultsOfType(db, container, sent, before)),
    ...faultsOf({ title, expiryDate: sent.expiryDate }, sent.children),
    ...(await faultsOfPlace(db, actor, { parentId: sent.parentId, typeId: container.typeId, title }, id)),
    ...(await faultsOfLinks(db, actor, container, sent)),
    ...(await faultsOfCover(db, actor, sent, now)),
  ])
  const texts = {
    ...textsOf(sent, title),
    ...priceOf(sent, before),
    ...certificateOf(sent, before),
    ...coverOf(sent, before),
    ...typeOf(sent, before),
  }
  const draftId = await writeDraft(db, container, texts, sent.children)
  const placed = await placeOf(db, actor, container, sent.parentId)
  await keep(db, actor, container, { draftId, ...placed, ...shownOf(container, texts) }, now)
  const shared = { openToVisitors: sent.openToVisitors, ...priceOf(sent, before) }
  await updateSections(db, actor, container, { sections: sent.sections, shared }, { now })
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
  ...settingsOf(sent),
  keywords: [...new Set(sent.keywords.map((word) => word.trim()).filter(Boolean))],
})

/** NOTE: whoever sends no price leaves it as it is. */
function priceOf({ price }: SentCourse, before: Seen) {
  const wanted = price === undefined ? before.price : price
  return { priceCents: wanted?.cents ?? null, currency: wanted?.currency ?? null }
}

const certificateOf = ({ certificate }: SentCourse, before: Seen) => ({
  certificateTemplateId: (certificate === undefined ? before.certificate : certificate) ?? null,
})

const typeOf = ({ courseType }: SentCourse, before: Seen) => ({
  courseTypeId: (courseType === undefined ? before.courseType : courseType) ?? null,
})

/** NOTE: a type that was removed since stays with what is of it, and is there again when it comes back. */
async function faultsOfType(
  db: Db,
  { companyId, typeId }: Container,
  { courseType }: SentCourse,
  before: Seen,
) {
  if (!courseType || courseType === before.courseType) return []
  const about = isFolder(typeId) ? 'folder' : 'course'
  return (await hasType(db, companyId, about, courseType)) ? [] : [unknownAt('courseType')]
}

async function faultsOfCertificate(db: Db, { companyId }: Actor, { certificate }: SentCourse) {
  if (!certificate || (await hasTemplate(db, companyId, certificate))) return []
  return [unknownAt('certificate')]
}

/** NOTE: whoever sends no cover leaves it as it is. */
function coverOf({ cover }: SentCourse, before: Seen) {
  const wanted = cover === undefined ? before.cover : cover
  return { coverId: wanted?.fileId ?? null, coverAlt: wanted ? trimmed(wanted.alt) : null }
}

async function faultsOfCover(db: Db, { companyId }: Actor, { cover }: SentCourse, now: Date) {
  if (!cover || (await takePicture(db, { companyId, fileId: cover.fileId }, now))) return []
  return [unknownAt('cover')]
}

type Seen = Awaited<ReturnType<typeof readCourse>>
const auditedOf = ({ title, description, parentId, children, ...rest }: Seen) => ({
  title,
  description,
  parentId,
  ...settingsOf(rest),
  price: rest.price,
  certificate: rest.certificate,
  cover: rest.cover,
  courseType: rest.courseType,
  children: children.map(placeForm),
})

/** Its new place, refusing one below itself. */
async function placeOf(db: Db, actor: Actor, container: Container, parentId: number | null) {
  if (parentId === container.parentId) return {}
  const parent = await findHolder(db, actor, parentId, container.typeId)
  const above = parent ? [parent.id, ...(await listParents(db, parent)).map(({ id }) => id)] : []
  if (above.includes(container.id)) refuse([unknownAt('parentId')])
  const rootId = parent ? (parent.rootId ?? parent.id) : null
  await moveBelow(db, container, rootId ?? container.id)
  return { parentId, rootId }
}

export async function affectedByCourse(db: Db, actor: Actor, id: number): Promise<Affected> {
  const container = await accessCourse(db, actor, id)
  const hanging = await listHangingOn(db, container)
  const learners = (await findAbout(db, container))?.learners ?? 0
  const named = (what: 'below' | 'holders') =>
    touched(
      what,
      hanging.filter((row) => row.what === what),
      actor,
    )
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
