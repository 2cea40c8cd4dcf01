import type { AnswerSetForm } from '@oktant/contract/assessment/questions/answer-sets.ts'
import type { Affected } from '@oktant/contract/http/http.ts'
import type { QuestionBankForm } from '@oktant/contract/assessment/questions/question-banks.ts'
import { questionTitle } from '@oktant/contract/assessment/questions/question-rules.ts'
import type { QuestionForm, QuestionPlaces } from '@oktant/contract/assessment/questions/questions.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit, auditAll } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { touched } from '../../../http/affected.ts'
import { fail } from '../../../http/fail.ts'
import { takePictures } from '../../organisation/pictures/pictures.ts'
import { setStore } from './answer-sets/answer-sets.queries.ts'
import { listAsking } from './asked.queries.ts'
import { chance } from './chance.ts'
import { insertBank, listKnownBanks } from './banks/question-banks.queries.ts'
import { accessBank, accessQuestion } from './questions.access.ts'
import {
  holdPictures,
  insertQuestions,
  insertVersion,
  listPlaces,
  writePlaces,
  writeQuestion,
} from './questions.queries.ts'
import { cleaned, picturesOf, refuseQuestion, refuseUnknown, tidyFolder } from './questions.rules.ts'
import { formOf, learnerQuestion } from './questions.view.ts'
import { bodyOf, drawAnswers, keyOf, numbered, numbersOf } from './versions/versions.rules.ts'

export type { ShownVersion } from './questions.view.ts'
export { findVersions, type VersionRow } from './versions/versions.queries.ts'
export type { Drawn, VersionBody, VersionKey } from './versions/versions.rules.ts'
export { uploadQuestionPicture } from './pictures/question-pictures.ts'
export { chance, drawAnswers, formOf, learnerQuestion }

type Moment = { now: Date }
type Making = { companyId: number; bankId: number; by: number | null; now: Date }

/** What a version of a question is made of, and what the question itself is found by. */
function valuesOf(form: QuestionForm, scale: Parameters<typeof bodyOf>[1]) {
  const { type, fullScore, difficulty, folder, tags, status, answerSetId } = form
  const { noOfRetries, numberOfDistractors, allowSupportingDocuments, pictureId } = form
  return {
    question: { type, fullScore, difficulty, folder, tags, status, answerSetId, title: questionTitle(form) },
    version: {
      type,
      fullScore,
      difficulty,
      noOfRetries,
      numberOfDistractors,
      allowSupportingDocuments,
      pictureId,
      body: bodyOf(form, scale),
      key: keyOf(form),
    },
  }
}

/** Makes questions whose forms were checked before; what is imported and shown as an example comes this way too. */
export function makeQuestions(
  db: Db,
  { companyId, bankId, by, now }: Making,
  forms: readonly { form: QuestionForm; scale: Parameters<typeof bodyOf>[1] }[],
) {
  return insertQuestions(
    db,
    companyId,
    forms.map(({ form, scale }) => {
      const values = valuesOf(numbered(form, new Set(), chance), scale)
      return {
        question: { ...values.question, companyId, bankId, changedAt: now },
        version: { ...values.version, companyId, number: 1, createdBy: by, createdAt: now },
      }
    }),
  )
}

/** A bank whose form was checked before. */
export const makeBank = (
  db: Db,
  companyId: number,
  { title, description }: QuestionBankForm,
  { now: changedAt }: Moment,
) => insertBank(db, { companyId, title, description, changedAt })

/** An answer set whose form was checked and numbered before. */
export const makeAnswerSet = (db: Db, companyId: number, form: AnswerSetForm, { now: changedAt }: Moment) =>
  setStore.insert(db, { companyId, ...form, changedAt })

/** The form as it is kept, checked against what the company has. */
async function checked(db: Db, actor: Actor, sent: QuestionForm, { now }: Moment) {
  const form = cleaned(sent)
  refuseQuestion(form)
  const { companyId } = actor
  const fileIds = picturesOf(form)
  // NOTE: before they are looked for, so that none is forgotten in between.
  await takePictures(db, { companyId, fileIds }, now)
  const known = await holdPictures(db, companyId, fileIds)
  const set = form.answerSetId === null ? null : await setStore.find(db, { companyId, id: form.answerSetId })
  refuseUnknown(form, known, set ?? null)
  return { form, scale: set?.possibleAnswers ?? [] }
}

export async function createQuestion(
  db: Db,
  actor: Actor,
  { bankId, ...sent }: QuestionForm & { bankId: number },
  { now }: Moment,
) {
  const bank = await accessBank(db, actor, bankId)
  const made = await checked(db, actor, sent, { now })
  const [id = 0] = await makeQuestions(
    db,
    { companyId: actor.companyId, bankId: bank.id, by: actor.id, now },
    [made],
  )
  const after = { bankId, type: made.form.type, title: questionTitle(made.form) }
  await audit(db, { by: actor, kind: 'create', object: 'question', objectId: id, after })
  return accessQuestion(db, actor, id)
}

/** Changes a question by a new version, where anything that a version holds is different. */
export async function updateQuestion(
  db: Db,
  actor: Actor,
  id: number,
  { revision, ...sent }: QuestionForm & { revision: number },
  { now }: Moment,
) {
  const before = await accessQuestion(db, actor, id)
  const former = formOf(before.question, before.version)
  const { form, scale } = await checked(db, actor, sent, { now })
  if (revision !== before.question.changes) throw fail('content_changed')
  const values = valuesOf(numbered(form, numbersOf(former), chance), scale)
  const whose = { companyId: actor.companyId, questionId: id }
  const versionId = isSameVersion(values.version, before.version)
    ? before.version.id
    : await insertVersion(db, {
        ...whose,
        ...values.version,
        number: before.version.number + 1,
        createdBy: actor.id,
        createdAt: now,
      })
  if (!(await writeQuestion(db, before.question, { ...values.question, versionId }, now)))
    throw fail('content_changed')
  const after = await accessQuestion(db, actor, id)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'question',
    objectId: id,
    before: former,
    after: formOf(after.question, after.version),
  })
  return after
}

type Version = ReturnType<typeof valuesOf>['version']
/** NOTE: the keys come in the order of the form on one side and of the database on the other. */
const isSameVersion = (one: Version, other: Version) => {
  const names = Object.keys(one) as (keyof Version)[]
  return names.every((name) => sorted(one[name]) === sorted(other[name]))
}
const sorted = (value: unknown) =>
  JSON.stringify(value, (_, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [two]) => (one < two ? -1 : 1)))
      : inner,
  )

/** NOTE: a copy is inactive at first, so that no draw asks the same thing twice. */
export async function duplicateQuestion(db: Db, actor: Actor, id: number, { now }: Moment) {
  const { question, version } = await accessQuestion(db, actor, id)
  const form = { ...formOf(question, version), status: 'inactive' as const }
  const { companyId, bankId } = question
  const [copyId = 0] = await makeQuestions(db, { companyId, bankId, by: actor.id, now }, [
    { form, scale: version.body.scale },
  ])
  const after = { bankId, copyOf: id, title: question.title }
  await audit(db, { by: actor, kind: 'create', object: 'question', objectId: copyId, after })
  return accessQuestion(db, actor, copyId)
}

/** Moves questions, and says where they stood, so that the same call moves them back. */
export async function placeQuestions(db: Db, actor: Actor, sent: QuestionPlaces, { now }: Moment) {
  const { companyId } = actor
  const places = sent.map(({ id, bankId, folder }) => ({ id, bankId, folder: tidyFolder(folder) }))
  const before = await listPlaces(
    db,
    companyId,
    places.map(({ id }) => id),
  )
  const isDoubled = new Set(places.map(({ id }) => id)).size !== places.length
  if (isDoubled || before.length !== places.length) throw fail('questions_unknown')
  const wanted = new Set(places.map(({ bankId }) => bankId))
  if ((await listKnownBanks(db, companyId, [...wanted])).size !== wanted.size)
    throw fail('question_bank_not_found')
  await writePlaces(db, companyId, places, now)
  const former = new Map(before.map((place) => [place.id, place]))
  await auditAll(
    db,
    places.map(({ id, bankId, folder }) => ({
      by: actor,
      kind: 'update',
      object: 'question',
      objectId: id,
      before: { bankId: former.get(id)?.bankId, folder: former.get(id)?.folder },
      after: { bankId, folder },
    })),
  )
  return { before: before.map(({ id, bankId, folder }) => ({ id, bankId, folder })) }
}

export async function affectedByQuestion(db: Db, actor: Actor, id: number): Promise<Affected> {
  await accessQuestion(db, actor, id)
  return touched('evaluations', await listAsking(db, actor.companyId, { questionIds: [id] }), actor)
}

/** Removes a question; one that an evaluation asks by name stays. */
export async function removeQuestion(db: Db, actor: Actor, id: number, { now }: Moment) {
  const { question } = await accessQuestion(db, actor, id)
  const asking = await listAsking(db, actor.companyId, { questionIds: [id] })
  if (asking.length > 0) throw fail('evaluations_use_it')
  if (!(await writeQuestion(db, question, { removedAt: now }, now))) throw fail('content_changed')
  const before = { title: question.title }
  await audit(db, { by: actor, kind: 'delete', object: 'question', objectId: id, before })
  return {}
}

export async function restoreQuestion(db: Db, actor: Actor, id: number, { now }: Moment) {
  const { question } = await accessQuestion(db, actor, id, { removed: true })
  if (!(await writeQuestion(db, question, { removedAt: null }, now))) throw fail('content_changed')
  const after = { title: question.title }
  await audit(db, { by: actor, kind: 'create', object: 'question', objectId: id, after })
  return accessQuestion(db, actor, id)
}
