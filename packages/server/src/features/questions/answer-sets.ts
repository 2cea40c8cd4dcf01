import type { AnswerSetForm, ScalePoint } from '@oktant/contract/answer-sets.ts'
import type { Affected } from '@oktant/contract/http.ts'
import type { Actor } from '../../access/actor.ts'
import { audit } from '../../audit/audit.ts'
import type { Db } from '../../db/db.ts'
import { touched } from '../../http/affected.ts'
import { fail } from '../../http/fail.ts'
import { messages } from '@oktant/contract/messages.ts'
import {
  carryScale,
  insertAnswerSet,
  isSetNameTaken,
  listUsing,
  writeAnswerSet,
} from './answer-sets.queries.ts'
import { accessAnswerSet } from './questions.access.ts'
import { pointToLatest } from './questions.queries.ts'
import { refuseAnswerSet, trimmed } from './questions.rules.ts'

type At = { now: Date }

/** The form as it is kept; each new point gets the next number, and none that was used before. */
function checked({ name, possibleAnswers }: AnswerSetForm, before: readonly ScalePoint[] = []) {
  const known = new Set(before.map(({ id }) => id))
  const taken = new Set<number>()
  let last = Math.max(0, ...known)
  const numberOf = (id: number) => {
    const number = known.has(id) && !taken.has(id) ? id : (last += 1)
    taken.add(number)
    return number
  }
  const form = {
    name: trimmed(name),
    possibleAnswers: possibleAnswers.map((point) => ({
      id: numberOf(point.id),
      name: trimmed(point.name),
      description: trimmed(point.description),
    })),
  }
  refuseAnswerSet(form)
  return form
}

/** NOTE: questions choose a set by its name, so none has that of another. */
async function refuseTaken(db: Db, { companyId }: Actor, name: AnswerSetForm['name'], but = 0) {
  if (!(await isSetNameTaken(db, { companyId, but }, name))) return
  const errors = [{ field: 'name', code: 'name_taken', message: messages.name_taken.en }]
  throw fail('answer_set_invalid', { errors })
}

export async function createAnswerSet(db: Db, actor: Actor, sent: AnswerSetForm, { now }: At) {
  const form = checked(sent)
  await refuseTaken(db, actor, form.name)
  const id = await insertAnswerSet(db, { companyId: actor.companyId, ...form, changedAt: now })
  await audit(db, { by: actor, kind: 'create', object: 'answerSet', objectId: id, after: form })
  return accessAnswerSet(db, actor, id)
}

type Sent = AnswerSetForm & { revision: number }

/** Changes a set; the questions that use it get versions of their own, so that attempts keep what they were given. */
export async function updateAnswerSet(db: Db, actor: Actor, id: number, sent: Sent, { now }: At) {
  const { companyId } = actor
  const { name, possibleAnswers } = await accessAnswerSet(db, actor, id)
  const form = checked(sent, possibleAnswers)
  const isRenamed = form.name.en !== name.en || form.name.de !== name.de
  if (isRenamed) await refuseTaken(db, actor, form.name, id)
  if (!(await writeAnswerSet(db, { companyId, id, changes: sent.revision }, form, now)))
    throw fail('content_changed')
  const carried = await carryScale(db, { companyId, id, by: actor.id }, form.possibleAnswers)
  await pointToLatest(db, companyId, carried)
  const before = { name, possibleAnswers }
  await audit(db, { by: actor, kind: 'update', object: 'answerSet', objectId: id, before, after: form })
  return accessAnswerSet(db, actor, id)
}

export async function affectedByAnswerSet(db: Db, actor: Actor, id: number): Promise<Affected> {
  await accessAnswerSet(db, actor, id)
  const using = await listUsing(db, actor.companyId, id)
  return touched('questions', using, actor)
}

export async function removeAnswerSet(db: Db, actor: Actor, id: number, { now }: At) {
  const { name, changes, questions } = await accessAnswerSet(db, actor, id)
  if (questions > 0) throw fail('answer_set_in_use')
  if (!(await writeAnswerSet(db, { companyId: actor.companyId, id, changes }, { removedAt: now }, now)))
    throw fail('content_changed')
  await audit(db, { by: actor, kind: 'delete', object: 'answerSet', objectId: id, before: { name } })
  return {}
}

export async function restoreAnswerSet(db: Db, actor: Actor, id: number, { now }: At) {
  const { name, changes } = await accessAnswerSet(db, actor, id, { removed: true })
  if (await isSetNameTaken(db, { companyId: actor.companyId, but: id }, name)) throw fail('name_taken')
  if (!(await writeAnswerSet(db, { companyId: actor.companyId, id, changes }, { removedAt: null }, now)))
    throw fail('content_changed')
  await audit(db, { by: actor, kind: 'create', object: 'answerSet', objectId: id, after: { name } })
  return accessAnswerSet(db, actor, id)
}
