import type { CertificateTemplateForm } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import type { Affected, Language } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { keepFile } from '../../../files/files.ts'
import { imageSize, isImage } from '../../../files/images.ts'
import { signedAddress } from '../../../files/signatures.ts'
import { someNamed } from '../../../http/affected.ts'
import { fail } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Upload } from '../../../http/uploads.ts'
import type { Kit } from '../../../kit.ts'
import { accessTemplate } from './certificate-templates.access.ts'
import {
  clearDefault,
  findDefaultId,
  holdDefault,
  insertDesign,
  insertTemplate,
  listCoursesNaming,
  listKnownPictures,
  listTakenNames,
  listCompaniesWithout,
  listOptions,
  type TemplateRow,
  writeTemplate,
} from './certificate-templates.queries.ts'
import {
  copyName,
  faultsOfDesign,
  faultsOfLetters,
  faultsOfName,
  faultsOfPictures,
  picturesOf,
  refuse,
  tidied,
} from './certificate-templates.rules.ts'
import { templateView } from './certificate-templates.view.ts'
import { certificateTemplateWords } from './certificate-templates.words.ts'
import { defaultDesign, defaultName } from './default-design.ts'
import { type CertificateSubject, drawPreview } from '../../../pdf/sheet/sheet.ts'
import { lettersMissing } from '../../../pdf/sheet/fonts.ts'
import { canPrint } from '../../../pdf/sheet/pdf.ts'
export { canPrint }
export { makeDocument } from '../../../pdf/sheet/document.ts'
export { choose, lettersMissing, measure, signsMissing, stretchesOf } from '../../../pdf/sheet/fonts.ts'
export { linesOf } from '../../../pdf/sheet/lines.ts'
export { type CertificateSubject, drawPdf, grouped, numbered } from '../../../pdf/sheet/sheet.ts'
export { designInForce, findDesign, hasTemplate } from './certificate-templates.queries.ts'

type TemplateOwner = { companyId: number; id: number | null; onBehalfOf?: number | null }

/** The template that new courses begin with; a company that has none yet is given the product’s. */
export async function defaultTemplate(db: Db, companyId: number) {
  const known = await findDefaultId(db, companyId)
  if (known !== undefined) return known
  const values = { companyId, name: defaultName, isDefault: true }
  return (await insertTemplate(db, values, defaultDesign)) ?? (await findDefaultId(db, companyId))
}

/** What a course can name, the default one first. */
export const listTemplateOptions = (db: Db, { companyId }: Actor) => listOptions(db, companyId)

/** Gives the product’s template to companies that began before there was one. */
export async function giveDefaultTemplates(db: Db) {
  for (const companyId of await listCompaniesWithout(db)) await defaultTemplate(db, companyId)
}

export const readTemplate = async (db: Db, kit: Kit, actor: Actor, id: number) =>
  templateView(kit, await accessTemplate(db, actor, id))

async function checked(db: Db, companyId: number, sent: CertificateTemplateForm, own?: string) {
  const form = tidied(sent)
  const taken = form.name === own ? [] : await listTakenNames(db, companyId)
  const known = await listKnownPictures(db, companyId, picturesOf(form.design))
  refuse([
    ...faultsOfName(
      form.name,
      taken.filter((name) => name !== own?.toLowerCase()),
    ),
    ...faultsOfDesign(form.design),
    ...faultsOfLetters(form.design, (text) => lettersMissing('text', text)),
    ...faultsOfPictures(form.design, new Set(known.map(({ id }) => id))),
  ])
  return form
}

/** Makes a template; by a person, or by the product itself. */
export async function makeTemplate(
  db: Db,
  by: TemplateOwner,
  sent: CertificateTemplateForm,
  { now }: Pick<Kit, 'now'>,
) {
  const { companyId } = by
  const { name, design } = await checked(db, companyId, sent)
  const stamp = { changedAt: now(), ...(by.id !== null && { changedBy: by.id }) }
  const id = await insertTemplate(db, { companyId, name, ...stamp }, design)
  if (id === undefined) throw fail('unexpected')
  await audit(db, { by, kind: 'create', object, objectId: id, after: { name, ...design } })
  await notify(db, { about: 'company', companyId })
  return id
}

const object = 'certificateTemplate'

export async function createTemplate(db: Db, kit: Kit, actor: Actor, sent: CertificateTemplateForm) {
  return readTemplate(db, kit, actor, await makeTemplate(db, actor, sent, kit))
}

type Changed = CertificateTemplateForm & { revision: number }

/** NOTE: a new design each time, because certificates hold the one by which they were issued. */
export async function updateTemplate(db: Db, kit: Kit, actor: Actor, id: number, sent: Changed) {
  const before = await accessTemplate(db, actor, id)
  if (sent.revision !== before.changes) throw fail('content_changed')
  const { name, design } = await checked(db, actor.companyId, sent, before.name)
  const designId = await insertDesign(db, before, design)
  await keep(db, kit, actor, before, { name, designId })
  const was = { name: before.name, ...before.design }
  await audit(db, {
    by: actor,
    kind: 'update',
    object,
    objectId: id,
    before: was,
    after: { name, ...design },
  })
  return readTemplate(db, kit, actor, id)
}

async function keep(
  db: Db,
  kit: Pick<Kit, 'now'>,
  actor: Actor,
  template: TemplateRow,
  change: Parameters<typeof writeTemplate>[2],
) {
  const stamp = { changedBy: actor.id, changedAt: kit.now() }
  if (!(await writeTemplate(db, template, { ...change, ...stamp }))) throw fail('content_changed')
  await notify(db, { about: 'company', companyId: actor.companyId })
}

export async function duplicateTemplate(db: Db, kit: Kit, actor: Actor, id: number) {
  const { name, design } = await accessTemplate(db, actor, id)
  const taken = await listTakenNames(db, actor.companyId)
  return createTemplate(db, kit, actor, { name: copyName(name, taken), design })
}

export async function makeDefaultTemplate(db: Db, kit: Kit, actor: Actor, id: number) {
  const template = await accessTemplate(db, actor, id)
  const former = await holdDefault(db, actor.companyId)
  if (former?.id !== id) {
    await clearDefault(db, actor.companyId)
    await keep(db, kit, actor, template, { isDefault: true })
  }
  const [before, after] = [{ default: former?.name ?? '' }, { default: template.name }]
  await audit(db, { by: actor, kind: 'update', object, objectId: id, before, after })
  return readTemplate(db, kit, actor, id)
}

export async function affectedByTemplateRemoval(db: Db, actor: Actor, id: number): Promise<Affected> {
  const { issued } = await accessTemplate(db, actor, id)
  const naming = await listCoursesNaming(db, { companyId: actor.companyId, id })
  return [
    { what: 'courses', count: naming[0]?.count ?? 0, examples: someNamed(naming, actor.language) },
    { what: 'certificates', count: issued, examples: [] },
  ]
}

/** NOTE: its designs stay, because the certificates that were issued by them do. */
export async function removeTemplate(db: Db, kit: Kit, actor: Actor, id: number) {
  const template = await accessTemplate(db, actor, id)
  if (template.isDefault) throw fail('certificate_template_is_default')
  await keep(db, kit, actor, template, { removedAt: kit.now() })
  await audit(db, { by: actor, kind: 'delete', object, objectId: id, before: { name: template.name } })
  return {}
}

export async function restoreTemplate(db: Db, kit: Kit, actor: Actor, id: number) {
  const template = await accessTemplate(db, actor, id, { removed: 'too' })
  const taken = template.removedAt === null ? [] : await listTakenNames(db, actor.companyId)
  if (taken.includes(template.name.toLowerCase())) throw fail('name_taken')
  await keep(db, kit, actor, template, { removedAt: null })
  const after = { name: template.name, restored: true }
  await audit(db, { by: actor, kind: 'create', object, objectId: id, after })
  return readTemplate(db, kit, actor, id)
}

const sampleCode = 'K7Q2M9XPA4TWZ3NBHR5D'

const sampleOf = ({ companyId, timezone }: Actor, language: Language, now: Date): CertificateSubject => ({
  companyId,
  language,
  timezone,
  fullName: 'Mia Naidoo-Müller',
  firstName: 'Mia',
  surname: 'Naidoo-Müller',
  course: certificateTemplateWords.sample.course,
  mark: 92,
  number: 123,
  code: sampleCode,
  issuedAt: now,
  expiresAt: new Date(Date.UTC(now.getUTCFullYear() + 2, now.getUTCMonth(), now.getUTCDate(), 12)),
})

type Shown = Pick<CertificateTemplateForm, 'design'> & { language: Language }

/** What a design that is being made looks like; what is not finished yet is left out. */
export function previewTemplate(db: Db, kit: Kit, actor: Actor, { design, language }: Shown) {
  const form = tidied({ name: '', design })
  refuse(faultsOfDesign(form.design).filter(({ code }) => code === 'colour_invalid'))
  return drawPreview(db, kit, form.design, sampleOf(actor, language, kit.now()))
}

const widest = 3000
type SentUpload = { upload: Upload; transact: Transact }

export async function addPicture(kit: Kit, actor: Actor, { upload, transact }: SentUpload) {
  const { bytes, name: title } = upload
  if (!isImage(bytes)) throw fail('not_an_image')
  const size = imageSize(bytes)
  if (!size || Math.max(size.width, size.height) > widest) throw fail('image_broken')
  if (!(await canPrint(bytes))) throw fail('image_broken')
  return transact(async (tx) => {
    const { companyId, id: createdBy } = actor
    const file = await keepFile(tx, kit.files, { companyId, createdBy, kind: 'certificate', bytes, title })
    const after = { title: file.title }
    await audit(tx, { by: actor, kind: 'create', object: 'certificatePicture', objectId: file.id, after })
    return { id: file.id, address: signedAddress(kit, file.id), responseCode: 200 }
  })
}
