import { Value } from '@sinclair/typebox/value'
import type { Language } from '@oktant/contract/http.ts'
import { textIn } from '@oktant/contract/local-text.ts'
import type { FileLine, FileReport, QuestionFormat } from '@oktant/contract/question-files.ts'
import { questionFaults, questionTitle } from '@oktant/contract/question-rules.ts'
import { QuestionForm } from '@oktant/contract/questions.ts'
import type { Actor } from '../../../access/actor.ts'
import { auditAll } from '../../../audit/audit.ts'
import type { Db } from '../../../db/db.ts'
import { fail } from '../../../http/fail.ts'
import { listAnswerSetsById } from '../answer-sets.queries.ts'
import { listAsking } from '../asked.queries.ts'
import type { Read } from './formats.rules.ts'
import { printGift, readGift } from './gift.rules.ts'
import { printMoodle, readMoodle } from './moodle-xml.rules.ts'
import { accessBank } from '../questions.access.ts'
import { listOfBank, listPictures, listPlaces, removeAll } from '../questions.queries.ts'
import { cleaned } from '../questions.rules.ts'
import { makeQuestions } from '../questions.ts'
import { formOf } from '../questions.view.ts'
import type { VersionBody } from '../versions.rules.ts'

type At = { now: Date }
type SentFile = { format: QuestionFormat; language: Language; text: string }

const formats = {
  gift: { read: readGift, print: printGift, ending: 'gift.txt', type: 'text/plain' },
  moodle: { read: readMoodle, print: printMoodle, ending: 'xml', type: 'application/xml' },
} as const satisfies Record<
  QuestionFormat,
  { read: (text: string, language: Language) => Read; print: unknown; ending: string; type: string }
>

type Found = { form: QuestionForm; scale: VersionBody['scale'] }

/** What a file comes to in this company: the questions that are whole, and what is said of each line. */
async function readFile(db: Db, { companyId }: Actor, { format, language, text }: SentFile) {
  const { questions, faults } = formats[format].read(text, language)
  const forms = questions.filter(({ form }) => Value.Check(QuestionForm, form))
  const pictureIds = forms.flatMap(({ form }) => [
    form.pictureId,
    ...form.answers.map((one) => one.pictureId),
  ])
  const pictures = await listPictures(db, companyId, present(pictureIds))
  const setIds = present(forms.map(({ form }) => form.answerSetId))
  const sets = new Map((await listAnswerSetsById(db, companyId, setIds)).map((set) => [set.id, set]))
  const lines: FileLine[] = faults.map((fault) => ({
    ...fault,
    outcome: fault.code === 'markup_left' || fault.code === 'part_left' ? 'noted' : 'refused',
  }))
  const found: Found[] = []
  for (const { line, form: sent } of questions) {
    if (!Value.Check(QuestionForm, sent)) {
      lines.push({ line, outcome: 'refused', title: '', code: 'file_broken' })
      continue
    }
    const { form, hasLost } = without(cleaned(sent), pictures, sets)
    const title = questionTitle(form)
    const said = { line, title: textIn(title, language).slice(0, 120) }
    const [fault] = questionFaults(form)
    if (fault) lines.push({ ...said, outcome: 'refused', code: fault.code })
    else {
      found.push({ form, scale: sets.get(form.answerSetId ?? 0)?.possibleAnswers ?? [] })
      lines.push({ ...said, outcome: hasLost ? 'noted' : 'read', code: hasLost ? 'picture_left' : null })
    }
  }
  return { found, lines: lines.toSorted((one, other) => one.line - other.line) }
}

const present = (ids: readonly (number | null)[]) => ids.flatMap((id) => id ?? [])

/** NOTE: what another company calls by a number is something else here. */
function without(form: QuestionForm, pictures: ReadonlySet<number>, sets: ReadonlyMap<number, unknown>) {
  const known = (id: number | null) => (id !== null && pictures.has(id) ? id : null)
  const kept: QuestionForm = {
    ...form,
    pictureId: known(form.pictureId),
    answers: form.answers.map((answer) => ({ ...answer, pictureId: known(answer.pictureId) })),
    answerSetId: form.answerSetId !== null && sets.has(form.answerSetId) ? form.answerSetId : null,
  }
  const count = ({ pictureId, answers }: QuestionForm) =>
    present([pictureId, ...answers.map((answer) => answer.pictureId)]).length
  return { form: kept, hasLost: count(kept) < count(form) }
}

export async function checkQuestionFile(
  db: Db,
  actor: Actor,
  id: number,
  file: SentFile,
): Promise<FileReport> {
  await accessBank(db, actor, id)
  const { found, lines } = await readFile(db, actor, file)
  const refused = lines.filter(({ outcome }) => outcome === 'refused').length
  return { questions: found.length, refused, lines }
}

/** Brings in what can be read, all of it by a few statements. */
export async function importQuestions(db: Db, actor: Actor, id: number, file: SentFile, { now }: At) {
  await accessBank(db, actor, id)
  const { companyId } = actor
  const { found } = await readFile(db, actor, file)
  const ids = await makeQuestions(db, { companyId, bankId: id, by: actor.id, now }, found)
  await auditAll(db, [
    { by: actor, kind: 'update', object: 'questionBank', objectId: id, after: { imported: ids.length } },
    ...ids.map((questionId, index) => ({
      by: actor,
      kind: 'create' as const,
      object: 'question' as const,
      objectId: questionId,
      after: { bankId: id, type: found[index]?.form.type },
    })),
  ])
  return { ids }
}

export async function undoQuestionImport(db: Db, actor: Actor, id: number, ids: number[], { now }: At) {
  await accessBank(db, actor, id)
  const { companyId } = actor
  const places = await listPlaces(db, companyId, ids)
  if (new Set(ids).size !== places.length || places.some(({ bankId }) => bankId !== id))
    throw fail('questions_unknown')
  if ((await listAsking(db, companyId, { questionIds: ids })).length > 0) throw fail('evaluations_use_it')
  await removeAll(db, companyId, ids, now)
  await auditAll(
    db,
    places.map(({ id: questionId, title }) => ({
      by: actor,
      kind: 'delete',
      object: 'question',
      objectId: questionId,
      before: { title },
    })),
  )
  return {}
}

export async function exportQuestions(db: Db, actor: Actor, id: number, format: QuestionFormat) {
  const { title } = await accessBank(db, actor, id)
  const rows = await listOfBank(db, actor.companyId, id)
  const { print, ending, type } = formats[format]
  const name = textIn(title, actor.language).replace(/[^\p{L}\p{N}]+/gu, '-')
  const text = print(rows.map(({ question, version }) => formOf(question, version)))
  return { name: `${name}.${ending}`, type, text }
}
