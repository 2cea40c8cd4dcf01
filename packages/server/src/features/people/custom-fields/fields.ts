import { randomBytes } from 'node:crypto'
import type { FieldForm, FieldRecord } from '@oktant/contract/people/custom-fields.ts'
import type { Affected, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { notify } from '../../../db/engine/notify.ts'
import { announce } from '../../../outbox/announce.ts'
import { accessField } from './fields.access.ts'
import {
  type FieldRecordRow,
  findHolders,
  findRulesAsking,
  findTakenValues,
  findUse,
  holdOrder,
  insertField,
  markUnique,
  writeField,
  writeOptions,
  writeOrder,
} from './fields.queries.ts'
import { nameOf, refuseFaults } from './fields.rules.ts'

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'customField.restored': { companyId: number; fieldId: number }
  }
}

export function fieldView({ options, ...field }: FieldRecordRow): FieldRecord {
  return {
    ...field,
    textArea: field.inputType === 'textarea',
    dateField: field.inputType === 'date',
    customFieldOptions: options ?? [],
    values: (options ?? []).map(({ value }) => value),
  }
}

export async function saveCustomField(db: Db, actor: Actor, id: number, form: FieldForm) {
  return id ? changeField(db, actor, id, form) : makeField(db, actor, form)
}

async function makeField(db: Db, actor: Actor, form: FieldForm) {
  const { companyId } = actor
  refuseFaults(form, null)
  const { customFieldOptions: _o, unique, ...values } = form
  const position = (await holdOrder(db, companyId, form.clazz)).length + 1
  const name = nameOf(form.label, randomBytes(3).toString('hex'))
  const id = await insertField(db, { ...values, companyId, name, position, isUnique: unique })
  await writeOptions(db, companyId, id, optionsOf(form))
  await audit(db, { by: actor, kind: 'create', object: 'customField', objectId: id, after: form })
  return changed(db, actor, id)
}

async function changeField(db: Db, actor: Actor, id: number, form: FieldForm) {
  const { companyId } = actor
  const before = await accessField(db, actor, id)
  refuseFaults(form, { ...before, ...(await findUse(db, { ...before, companyId })) })
  const { customFieldOptions: _o, unique, clazz: _c, ...values } = form
  await writeField(db, companyId, id, { ...values, isUnique: unique })
  await writeOptions(db, companyId, id, optionsOf(form))
  if (unique !== before.unique) await markUnique(db, { ...before, companyId }, unique)
  const { values: _v, filled: _f, name: _n, ...was } = fieldView(before)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'customField',
    objectId: id,
    before: was,
    after: { ...was, ...form },
  })
  return changed(db, actor, id)
}

const optionsOf = ({ inputType, customFieldOptions }: FieldForm) =>
  inputType === 'selection' ? customFieldOptions : []

async function changed(db: Db, actor: Actor, id: number) {
  await notify(db, { about: 'company', companyId: actor.companyId })
  return fieldView(await accessField(db, actor, id))
}

export async function moveCustomField(db: Db, actor: Actor, id: number, direction: 'up' | 'down') {
  const { clazz } = await accessField(db, actor, id)
  const ids = await holdOrder(db, actor.companyId, clazz)
  const from = ids.indexOf(id)
  const to = Math.min(Math.max(from + (direction === 'up' ? -1 : 1), 0), ids.length - 1)
  const without = ids.filter((other) => other !== id)
  await writeOrder(db, actor.companyId, without.toSpliced(to, 0, id))
  const [before, after] = [{ position: from + 1 }, { position: to + 1 }]
  await audit(db, { by: actor, kind: 'update', object: 'customField', objectId: id, before, after })
  await changed(db, actor, id)
  return {}
}

export async function affectedByFieldRemoval(db: Db, actor: Actor, id: number): Promise<Affected> {
  const { clazz, filled } = await accessField(db, actor, id)
  // NOTE: only people have a name that this feature knows.
  const examples = clazz === 'User' ? await findHolders(db, actor.companyId, id) : []
  const asking = await findRulesAsking(db, actor.companyId, id)
  return [
    { what: 'values', count: filled, examples },
    { what: 'learningGroups', count: asking.length, examples: namesOf(actor, asking).slice(0, mostNamed) },
  ]
}

const mostNamed = 5
const namesOf = ({ language }: Actor, rows: readonly { name: LocalText }[]) =>
  rows.map(({ name }) => textIn(name, language))

/** NOTE: values stay where they are, out of sight, so that bringing the field back brings them too. */
export async function removeCustomField(db: Db, actor: Actor, id: number, now: Date) {
  const field = await accessField(db, actor, id)
  await writeField(db, actor.companyId, id, { removedAt: now })
  const before = { label: field.label, values: field.filled }
  await audit(db, { by: actor, kind: 'delete', object: 'customField', objectId: id, before })
  await notify(db, { about: 'company', companyId: actor.companyId })
  return {}
}

export async function restoreCustomField(db: Db, actor: Actor, id: number) {
  const { label } = await accessField(db, actor, id, { removed: true })
  await writeField(db, actor.companyId, id, { removedAt: null })
  await audit(db, {
    by: actor,
    kind: 'create',
    object: 'customField',
    objectId: id,
    after: { label, restored: true },
  })
  const { companyId } = actor
  await announce(db, 'customField.restored', { companyId, fieldId: id }, { companyId })
  return changed(db, actor, id)
}

type AskedValue = { customField: { id: number }; value: string }

/** Which of these values are taken; a field that is not unique has none that could be. */
export async function findTakenFieldValues(
  db: Db,
  actor: Actor,
  fieldId: number,
  asked: readonly AskedValue[],
) {
  const { clazz } = await accessField(db, actor, fieldId)
  const wanted = asked.filter(({ customField }) => customField.id === fieldId)
  const pairs = wanted.map(({ value }) => ({ fieldId, value }))
  // NOTE: what somebody has themselves is not taken from them.
  const asking = { clazz, companyId: actor.companyId, id: clazz === 'User' ? actor.id : null }
  const found = await findTakenValues(db, asking, pairs)
  const folded = new Set(found.map(({ value }) => value))
  const taken = wanted.map(({ value }) => value).filter((value) => folded.has(value.trim().toLowerCase()))
  return { taken }
}
