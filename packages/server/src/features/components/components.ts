import type { ComponentForm } from '@oktant/contract/components.ts'
import type { Affected, LocalText } from '@oktant/contract/http.ts'
import type { Actor } from '../../access/actor.ts'
import { audit } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'
import { fail } from '../../http/fail.ts'
import { safeHtml } from '../../richtext/safe-html.ts'
import { accessComponent } from './components.access.ts'
import {
  type ComponentRecord,
  insertComponent,
  insertRevision,
  isPublished,
  listHolders,
  writeComponent,
  writeRevision,
} from './components.queries.ts'
import { refuseFaults } from './components.rules.ts'

export { listUsable as listUsableComponents } from './components.queries.ts'

type At = { now: Date }

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

const contentOf = (form: ComponentForm) => {
  const { title, description, html, url, keywords, minutes, difficulty, completion } = form
  return { title, description, content: { html, url }, keywords, minutes, difficulty, completion }
}

export async function createComponent(
  db: Db,
  actor: Actor,
  { category: categoryId, ...sent }: ComponentForm & { category: number },
  { now }: At,
) {
  const form = cleaned(sent)
  refuseFaults(categoryId, form)
  const id = await insertComponent(db, actor.companyId, categoryId, now)
  const whose = { companyId: actor.companyId, componentId: id, createdBy: actor.id }
  const revisionId = await insertRevision(db, whose, contentOf(form))
  await writeComponent(db, { companyId: actor.companyId, id, revision: 0 }, { revisionId }, now)
  await audit(db, {
    by: actor,
    kind: 'create',
    object: 'component',
    objectId: id,
    after: { categoryId, title: form.title },
  })
  return accessComponent(db, actor, id)
}

type Sent = ComponentForm & { status: 'active' | 'inactive'; revision: number }

/** Changes a component; what a published course holds is left as it is, and a new revision follows it. */
export async function updateComponent(db: Db, actor: Actor, id: number, sent: Sent, { now }: At) {
  const before = await accessComponent(db, actor, id)
  const { status, revision, ...rest } = sent
  const form = cleaned(rest)
  refuseFaults(before.categoryId, form)
  if (revision !== before.revision) throw fail('content_changed')
  const revisionId = await keepContent(db, actor, before, form)
  if (!(await writeComponent(db, { companyId: actor.companyId, id, revision }, { revisionId, status }, now)))
    throw fail('content_changed')
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
  status,
}: ComponentRecord) => ({
  title,
  description,
  content,
  keywords,
  minutes,
  difficulty,
  completion,
  status,
})

async function keepContent(db: Db, actor: Actor, before: ComponentRecord, form: ComponentForm) {
  const { companyId } = actor
  const revisionId = before.revisionId
  if (revisionId !== null && !(await isPublished(db, companyId, revisionId))) {
    await writeRevision(db, companyId, revisionId, contentOf(form))
    return revisionId
  }
  const whose = { companyId, componentId: before.id, createdBy: actor.id }
  return insertRevision(db, whose, contentOf(form))
}

export async function affectedByComponent(db: Db, actor: Actor, id: number): Promise<Affected> {
  const component = await accessComponent(db, actor, id)
  const holders = await listHolders(db, actor.companyId, component.id)
  const examples = holders.slice(0, 3).map(({ title }) => title[actor.language] || title.en || title.de)
  return holders.length > 0 ? [{ what: 'courses', count: component.courses, examples }] : []
}

/** Takes a component out of the library and out of every course; the records of it stay. */
export async function removeComponent(db: Db, actor: Actor, id: number, { now }: At) {
  const component = await accessComponent(db, actor, id)
  const { revision } = component
  if (!(await writeComponent(db, { companyId: actor.companyId, id, revision }, { removedAt: now }, now)))
    throw fail('content_changed')
  const before = { title: component.title }
  await audit(db, { by: actor, kind: 'delete', object: 'component', objectId: id, before })
  return {}
}

export async function restoreComponent(db: Db, actor: Actor, id: number, { now }: At) {
  const component = await accessComponent(db, actor, id, { removed: true })
  const { revision } = component
  if (!(await writeComponent(db, { companyId: actor.companyId, id, revision }, { removedAt: null }, now)))
    throw fail('content_changed')
  const after = { title: component.title }
  await audit(db, { by: actor, kind: 'create', object: 'component', objectId: id, after })
  return accessComponent(db, actor, id)
}
