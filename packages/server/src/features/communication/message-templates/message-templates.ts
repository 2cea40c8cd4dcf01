import { languages, type Language } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { TemplateText, TemplateTexts } from '@oktant/contract/communication/templates.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail, type FieldError } from '../../../http/fail.ts'
import type { Kit } from '../../../kit.ts'
import { sendLetter } from '../../../mail/mail.ts'
import { letterOf } from '../../../mail/templates/send-template.ts'
import { ownTemplate, type Template } from '../../../mail/templates/template.ts'
import { faultsOfTexts } from '../../../mail/templates/template.rules.ts'
import { accessOwnTemplate, accessTemplate, type Found } from './message-templates.access.ts'
import {
  ensureTemplate,
  findNewestTexts,
  findTester,
  insertOwnTemplate,
  insertVersions,
  type TemplateRow,
  updateTemplate,
} from './message-templates.queries.ts'
import { hasAction, sampleValues, textsInForce } from './message-templates.rules.ts'

type Doer = { companyId: number; id: number; onBehalfOf?: number | null }
type Letters = Pick<Kit, 'letters' | 'now' | 'config'>
type Written = { name: string; texts: TemplateTexts }

export async function createMessageTemplate(db: Db, actor: Doer, { name, texts }: Written): Promise<Found> {
  refuseFaults([...faultsOfName(name), ...faultsOfTexts(texts, ownTemplate.placeholders, false)])
  const row = await insertOwnTemplate(db, actor.companyId, name.trim())
  await insertVersions(db, row, versionsOf(actor, texts, languages, {}))
  const after = { name: row.name, ...texts }
  await audit(db, { by: actor, kind: 'create', object: 'messageTemplate', objectId: row.id, after })
  return { definition: ownTemplate, row }
}

export async function saveMessageTemplate(db: Db, kit: Letters, actor: Doer, key: string, written: Written) {
  const { definition, row } = await accessTemplate(db, actor, kit.letters, key)
  if (definition.isFixed || (!row && definition === ownTemplate)) throw fail('template_fixed')
  const isOwn = definition === ownTemplate
  refuseFaults([
    ...(isOwn ? faultsOfName(written.name) : []),
    ...faultsOfTexts(written.texts, definition.placeholders, hasAction(definition)),
  ])
  const held = row ?? (await ensureTemplate(db, actor.companyId, key))
  const name = isOwn ? written.name.trim() : held.name
  if (name !== held.name) await updateTemplate(db, held, { name })
  await changeTexts(db, actor, { definition, row: held }, { name, texts: written.texts })
  return { definition, row: { ...held, name } }
}

/** Writes a version of each language whose words changed. */
async function changeTexts(
  db: Db,
  actor: Doer,
  { definition, row }: { definition: Template; row: TemplateRow },
  { name, texts }: Written,
) {
  const before = textsInForce(definition, await findNewestTexts(db, row))
  const changed = languages.filter((language) => !isSame(before[language], texts[language]))
  const defaults = definition === ownTemplate ? {} : definition.text
  await insertVersions(db, row, versionsOf(actor, texts, changed, defaults))
  if (!changed.length && name === row.name) return
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'messageTemplate',
    objectId: row.id,
    before: { name: row.name, ...before },
    after: { name, ...texts },
  })
}

export async function deleteMessageTemplate(db: Db, kit: Letters, actor: Doer, key: string) {
  const row = await accessOwnTemplate(db, actor, kit.letters, key)
  await updateTemplate(db, row, { removedAt: kit.now() })
  const before = { name: row.name }
  await audit(db, { by: actor, kind: 'delete', object: 'messageTemplate', objectId: row.id, before })
  return {}
}

export async function restoreMessageTemplate(db: Db, kit: Letters, actor: Doer, key: string): Promise<Found> {
  const row = await accessOwnTemplate(db, actor, kit.letters, key, true)
  await updateTemplate(db, row, { removedAt: null })
  const after = { name: row.name }
  await audit(db, { by: actor, kind: 'create', object: 'messageTemplate', objectId: row.id, after })
  return { definition: ownTemplate, row: { ...row, removedAt: null } }
}

type Trial = { language: Language; texts: TemplateTexts }

/** Sends words that are not saved to whoever writes them. */
export async function testMessageTemplate(db: Db, kit: Letters, actor: Doer, key: string, trial: Trial) {
  const { definition } = await accessTemplate(db, actor, kit.letters, key)
  refuseFaults(faultsOfTexts(trial.texts, definition.placeholders, hasAction(definition)))
  const tester = await findTester(db, actor)
  if (!tester) throw fail('user_not_found')
  const { to, ...known } = tester
  const values = { ...sampleValues(definition, trial.language), ...known }
  const letter = letterOf({ text: trial.texts }, trial.language, {
    values,
    url: kit.config.publicUrl,
    isOpen: true,
  })
  const { companyId, id: userId } = actor
  const objectId = await sendLetter(db, { companyId, userId, to, language: trial.language, letter })
  const after = { to, subject: letter.subject, template: key }
  await audit(db, { by: actor, kind: 'create', object: 'mail', objectId, after })
  return { to }
}

const isSame = (a: TemplateText, b: TemplateText) =>
  a.subject === b.subject && a.body === b.body && a.action === b.action

function versionsOf(
  { id: userId }: Doer,
  texts: TemplateTexts,
  changed: readonly Language[],
  defaults: Partial<Record<Language, TemplateText>>,
) {
  return changed.map((language) => {
    const own = defaults[language]
    return { ...texts[language], language, userId, isDefault: own ? isSame(own, texts[language]) : false }
  })
}

const faultsOfName = (name: string): FieldError[] =>
  name.trim() ? [] : [{ field: 'name', code: 'template_empty', message: messages.template_empty.en }]

function refuseFaults(errors: FieldError[]) {
  if (errors.length) throw fail('template_invalid', { errors })
}
