import type { Affected, LocalText } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { QuestionBankForm } from '@oktant/contract/assessment/questions/question-banks.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { touched } from '../../../../http/affected.ts'
import { fail } from '../../../../http/fail.ts'
import { listAsking } from '../asked.queries.ts'
import {
  type BankRecord,
  insertBank,
  isTitleTaken,
  listFolders,
  listHeld,
  listTags,
  writeBank,
} from './question-banks.queries.ts'
import { bankView } from './question-banks.view.ts'
import { accessBank } from '../questions.access.ts'
import { trimmed } from '../questions.rules.ts'

type Moment = { now: Date }

/** A bank with the folders and tags that its questions have. */
export async function readQuestionBank(db: Db, actor: Actor, id: number) {
  return seen(db, await accessBank(db, actor, id), actor.companyId)
}

async function seen(db: Db, bank: BankRecord, companyId: number) {
  const folders = await listFolders(db, companyId, bank.id)
  return bankView(bank, folders, await listTags(db, companyId, bank.id))
}

/** NOTE: evaluations choose a bank by its title, so none has that of another. */
async function checked(db: Db, { companyId }: Actor, sent: QuestionBankForm, own?: BankRecord) {
  const form = { title: trimmed(sent.title), description: trimmed(sent.description) }
  const isKept = own && own.title.en === form.title.en && own.title.de === form.title.de
  const isTaken = !isKept && (await isTitleTaken(db, { companyId, but: own?.id ?? 0 }, form.title))
  const code = isEmpty(form.title) ? 'required' : isTaken ? 'name_taken' : null
  if (code) {
    const errors = [{ field: 'title', code, message: messages[code].en }]
    throw fail('question_bank_invalid', { errors })
  }
  return form
}
const isEmpty = ({ en, de }: LocalText) => en === '' && de === ''

export async function createQuestionBank(db: Db, actor: Actor, sent: QuestionBankForm, { now }: Moment) {
  const form = await checked(db, actor, sent)
  const id = await insertBank(db, { companyId: actor.companyId, ...form, changedAt: now })
  await audit(db, { by: actor, kind: 'create', object: 'questionBank', objectId: id, after: form })
  return readQuestionBank(db, actor, id)
}

type SentForm = QuestionBankForm & { revision: number }
export async function updateQuestionBank(db: Db, actor: Actor, id: number, sent: SentForm, { now }: Moment) {
  const own = await accessBank(db, actor, id)
  const { title, description } = own
  const form = await checked(db, actor, sent, own)
  const bank = { companyId: actor.companyId, id, changes: sent.revision }
  if (!(await writeBank(db, bank, form, now))) throw fail('content_changed')
  const before = { title, description }
  await audit(db, { by: actor, kind: 'update', object: 'questionBank', objectId: id, before, after: form })
  return readQuestionBank(db, actor, id)
}

const listUsing = async (db: Db, { companyId }: Actor, id: number) =>
  listAsking(db, companyId, { bankIds: [id], questionIds: await listHeld(db, companyId, id) })

export async function affectedByQuestionBank(db: Db, actor: Actor, id: number): Promise<Affected> {
  const { questions } = await accessBank(db, actor, id)
  const held = questions > 0 ? [{ what: 'questions', count: questions, examples: [] }] : []
  return [...held, ...touched('evaluations', await listUsing(db, actor, id), actor)]
}

/** Removes a bank with its questions; one that evaluations use stays. */
export async function removeQuestionBank(db: Db, actor: Actor, id: number, { now }: Moment) {
  const { title, questions, changes } = await accessBank(db, actor, id)
  if ((await listUsing(db, actor, id)).length > 0) throw fail('evaluations_use_it')
  if (!(await writeBank(db, { companyId: actor.companyId, id, changes }, { removedAt: now }, now)))
    throw fail('content_changed')
  const before = { title, questions }
  await audit(db, { by: actor, kind: 'delete', object: 'questionBank', objectId: id, before })
  return {}
}

export async function restoreQuestionBank(db: Db, actor: Actor, id: number, { now }: Moment) {
  const { title, changes } = await accessBank(db, actor, id, { removed: true })
  if (await isTitleTaken(db, { companyId: actor.companyId, but: id }, title)) throw fail('name_taken')
  if (!(await writeBank(db, { companyId: actor.companyId, id, changes }, { removedAt: null }, now)))
    throw fail('content_changed')
  await audit(db, { by: actor, kind: 'create', object: 'questionBank', objectId: id, after: { title } })
  return readQuestionBank(db, actor, id)
}
