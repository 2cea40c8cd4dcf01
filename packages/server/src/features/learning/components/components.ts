import type { ComponentForm } from '@oktant/contract/learning/components/components.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { type Affected, languages, type LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { touched } from '../../../http/affected.ts'
import { fail } from '../../../http/fail.ts'
import { safeHtml } from '../../../richtext/safe-html.ts'
import { pictureProblem } from './text-pictures.ts'
import { accessComponent } from './components.access.ts'
import {
  type ComponentRecord,
  type Content,
  findComponent,
  insertComponent,
  insertRevision,
  isPublished,
  listHolders,
  writeComponent,
  writeRevision,
} from './components.queries.ts'
import { giveMedia, misplacedFiles } from '../component-files/component-files.ts'
import { carryPackage } from '../played-packages/played-packages.ts'
import { hasType } from '../learning-types/learning-types.ts'
import { hasFiles, refuseFaults, refuseUntitled } from './components.rules.ts'

export { findComponent, listUsable as listUsableComponents } from './components.queries.ts'
export { courses, findListed, componentsInPage, ofLatest } from './listed.queries.ts'

type Moment = { now: Date }

const trimmed = ({ en, de }: LocalText): LocalText => ({ en: en.trim(), de: de.trim() })

/** The form as it is kept: trimmed, and its rich text harmless. */
export const cleaned = (form: ComponentForm): ComponentForm => ({
  ...form,
  title: trimmed(form.title),
  description: trimmed(form.description),
  html: { en: safeHtml(form.html.en), de: safeHtml(form.html.de) },
  url: form.url.trim(),
  keywords: [...new Set(form.keywords.map((word) => word.trim()).filter(Boolean))],
})

const contentOf = (form: ComponentForm): Content => {
  const { title, description, html, url, keywords, minutes, difficulty, completion, media, contentType } =
    form
  const { linkedComponent } = form
  const content = { html, url, ...(media && { media }), ...(linkedComponent && { linkedComponent }) }
  return {
    title,
    description,
    content,
    keywords,
    minutes,
    difficulty,
    completion,
    contentTypeId: contentType ?? null,
  }
}

const pictureFaults = ({ html }: ComponentForm) =>
  languages.flatMap((language) => {
    const code = pictureProblem(html[language])
    return code ? [{ field: `html.${language}`, code }] : []
  })

type Existing = {
  categoryId: number
  componentId: number | null
  contentTypeId?: number | null
  linked?: number | null
}

/** Another component of the library; one that was removed since stays with what is linked with it. */
async function canLink(
  db: Db,
  companyId: number,
  wanted: number | null | undefined,
  { componentId, linked }: Pick<Existing, 'componentId' | 'linked'>,
) {
  if (!wanted || wanted === linked) return true
  const found = await findComponent(db, companyId, wanted)
  return wanted !== componentId && found?.removedAt === null
}

/** The form as it may be kept, or what is wrong with it; a type that was removed since stays with what is of it. */
async function checked(
  db: Db,
  { companyId }: Actor,
  { categoryId, componentId, contentTypeId = null, linked = null }: Existing,
  { media, ...sent }: ComponentForm,
) {
  const form = cleaned({ ...sent, ...(media && hasFiles(categoryId) && { media }) })
  const isVideo = categoryId === componentCategory.video
  const misplaced = form.media
    ? await misplacedFiles(db, { companyId, componentId }, form.media, isVideo)
    : []
  const { contentType = null } = form
  const isOfUnknownType =
    contentType !== null &&
    contentType !== contentTypeId &&
    !(await hasType(db, companyId, 'component', contentType))
  const isLinkedUnknown = !(await canLink(db, companyId, form.linkedComponent, { componentId, linked }))
  const pictures = pictureFaults(form)
  refuseFaults(categoryId, form, { misplaced, isOfUnknownType, isLinkedUnknown, pictures })
  return form
}

export async function createComponent(
  db: Db,
  actor: Actor,
  { category: categoryId, ...sent }: ComponentForm & { category: number },
  { now }: Moment,
) {
  const form = await checked(db, actor, { categoryId, componentId: null }, sent)
  const { id } = await makeComponent(db, actor, { categoryId, content: contentOf(form) }, { now })
  if (form.media) await giveMedia(db, actor.companyId, id, form.media)
  await audit(db, {
    by: actor,
    kind: 'create',
    object: 'component',
    objectId: id,
    after: { categoryId, title: form.title },
  })
  return accessComponent(db, actor, id)
}

type Maker = { companyId: number; id: number }

/** The row of a component and its first revision; whoever makes one checks and audits it. */
export async function makeComponent(
  db: Db,
  { companyId, id: createdBy }: Maker,
  { categoryId, content }: { categoryId: number; content: Content },
  { now }: Moment,
) {
  const id = await insertComponent(db, companyId, categoryId, now)
  const revisionId = await insertRevision(db, { companyId, componentId: id, createdBy }, content)
  await writeComponent(db, { companyId, id, revision: 0 }, { revisionId }, now)
  return { id, revisionId }
}

type Change = { status?: 'active' | 'inactive'; removedAt?: Date | null }

/** Changes a component as `revision` saw it; where a published course holds what it says, another revision follows. */
export async function changeComponent(
  db: Db,
  actor: Maker,
  before: Pick<ComponentRecord, 'id' | 'revisionId'>,
  { content, revision, ...change }: Change & { content?: Content; revision: number },
  { now }: Moment,
) {
  const revisionId = content ? await keepContent(db, actor, before, content) : before.revisionId
  const component = { companyId: actor.companyId, id: before.id, revision }
  if (!(await writeComponent(db, component, { revisionId, ...change }, now))) throw fail('content_changed')
  return revisionId
}

type SentForm = ComponentForm & { status: 'active' | 'inactive'; revision: number }

/** Changes a component; what a published course holds is left as it is, and a new revision follows it. */
export async function updateComponent(db: Db, actor: Actor, id: number, sent: SentForm, { now }: Moment) {
  const before = await accessComponent(db, actor, id)
  const { status, revision, ...rest } = sent
  const { categoryId, contentTypeId } = before
  const linked = before.content.linkedComponent ?? null
  const existing = { categoryId, componentId: id, contentTypeId, linked }
  const kept = { contentType: contentTypeId, linkedComponent: linked }
  const form = await checked(db, actor, existing, { ...kept, ...rest })
  if (form.media) await giveMedia(db, actor.companyId, id, form.media)
  if (revision !== before.revision) throw fail('content_changed')
  await changeComponent(db, actor, before, { content: contentOf(form), status, revision }, { now })
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'component',
    objectId: id,
    before: auditedOf(before),
    after: { ...contentOf(form), status },
  })
  return accessComponent(db, actor, id)
}

const auditedOf = ({
  title,
  description,
  content,
  keywords,
  minutes,
  difficulty,
  completion,
  contentTypeId,
  status,
}: ComponentRecord) => ({
  title,
  description,
  content,
  keywords,
  minutes,
  difficulty,
  completion,
  contentTypeId,
  status,
})

/** What a component says, without what makes it this one. */
export function contentIn(record: ComponentRecord): Content {
  const {
    id,
    categoryId,
    status,
    revision,
    revisionId,
    changedAt,
    removedAt,
    courses,
    linkedTitle,
    ...content
  } = record
  void [id, categoryId, status, revision, revisionId, changedAt, removedAt, courses, linkedTitle]
  return content
}

type Renaming = { title: LocalText; was: LocalText }

/** Changes the title alone, where it still reads as the author saw it. */
export async function renameComponent(
  db: Db,
  actor: Actor,
  id: number,
  { title: sent, was }: Renaming,
  { now }: Moment,
) {
  const before = await accessComponent(db, actor, id)
  const title = trimmed(sent)
  refuseUntitled(title)
  if (before.title.en !== was.en || before.title.de !== was.de) throw fail('content_changed')
  const { revision } = before
  await changeComponent(db, actor, before, { content: { ...contentIn(before), title }, revision }, { now })
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'component',
    objectId: id,
    before: { title: before.title },
    after: { title },
  })
  return accessComponent(db, actor, id)
}

async function keepContent(
  db: Db,
  { companyId, id: createdBy }: Maker,
  { id: componentId, revisionId }: Pick<ComponentRecord, 'id' | 'revisionId'>,
  content: Content,
) {
  if (revisionId !== null && !(await isPublished(db, companyId, revisionId))) {
    await writeRevision(db, companyId, revisionId, content)
    return revisionId
  }
  const following = await insertRevision(db, { companyId, componentId, createdBy }, content)
  await carryPackage(db, { companyId, from: revisionId, to: following })
  return following
}

export async function affectedByComponent(db: Db, actor: Actor, id: number): Promise<Affected> {
  return affectedCourses(db, actor, await accessComponent(db, actor, id))
}

/** The courses that hold a component. */
export async function affectedCourses(
  db: Db,
  actor: Actor,
  component: Pick<ComponentRecord, 'id' | 'courses'>,
): Promise<Affected> {
  const holders = await listHolders(db, actor.companyId, component.id)
  return touched('courses', holders, { language: actor.language, count: component.courses })
}

/** NOTE: it would leave courses too, which only those may change who look after them. */
function refuseRemoval({ permissions, language }: Actor, { courses, title }: ComponentRecord) {
  if (courses > 0 && !permissions.has('courses.administer'))
    throw fail('delete_access_denied_on', { value: textIn(title, language) })
}

/** Takes a component out of the library and out of every course; the records of it stay. */
export async function removeComponent(db: Db, actor: Actor, id: number, { now }: Moment) {
  const component = await accessComponent(db, actor, id)
  refuseRemoval(actor, component)
  await changeComponent(db, actor, component, { removedAt: now, revision: component.revision }, { now })
  const before = { title: component.title }
  await audit(db, { by: actor, kind: 'delete', object: 'component', objectId: id, before })
  return {}
}

export async function restoreComponent(db: Db, actor: Actor, id: number, { now }: Moment) {
  const component = await accessComponent(db, actor, id, { removed: true })
  await changeComponent(db, actor, component, { removedAt: null, revision: component.revision }, { now })
  const after = { title: component.title }
  await audit(db, { by: actor, kind: 'create', object: 'component', objectId: id, after })
  return accessComponent(db, actor, id)
}
