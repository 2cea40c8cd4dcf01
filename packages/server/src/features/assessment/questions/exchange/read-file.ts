import { setImmediate } from 'node:timers/promises'
import type { Language } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { type FileLine, questionFiles } from '@oktant/contract/assessment/questions/question-files.ts'
import { questionFaults, questionTitle } from '@oktant/contract/assessment/questions/question-rules.ts'
import type { QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { detectEncoding } from '../../../../files/encoding.ts'
import { isText } from '../../../../files/files.ts'
import type { FileStore } from '../../../../files/store.ts'
import { fail } from '../../../../http/fail.ts'
import type { StoredUpload } from '../../../../http/uploads.ts'
import { listAnswerSetsById } from '../answer-sets/answer-sets.queries.ts'
import { listPictures } from '../questions.queries.ts'
import { picturesOf } from '../questions.rules.ts'
import type { VersionBody } from '../versions/versions.rules.ts'
import { pictured, type TakenPicture } from './moodle/judged-pictures.ts'
import { readQuestions } from './read-apart.ts'
import type { JudgedQuestion } from './read-questions.ts'

const headBytes = 4100

async function opened(store: FileStore, { stored }: StoredUpload) {
  const source = await store.read(stored)
  if (!source) throw fail('unexpected')
  return source
}

/** What a file says, read as it comes from the store. */
async function readText(store: FileStore, upload: StoredUpload, language: Language) {
  const { encoding, head } = await detectEncoding(await opened(store, upload), headBytes)
  const beginning = new TextDecoder(encoding).decode(head)
  if (!beginning.trim() || beginning.includes('\0') || !(await isText(head)))
    throw fail('question_file_unknown')
  const isMoodle = beginning.trimStart().startsWith('<')
  if (!isMoodle && upload.bytes > questionFiles.giftBytes) throw fail('too_large')
  const first = head[0] === 0xef && head[1] === 0xbb ? 3 : 0
  const kind = { isMoodle, language, encoding, first }
  return readQuestions(await opened(store, upload), upload.bytes, kind)
}

export type Found = { form: QuestionForm; scale: VersionBody['scale']; taken: TakenPicture[] }

// NOTE: what it will be is known once it is kept; until then any number says that there is a picture.
const someId = 1

type SentFile = { companyId: number; language: Language; upload: StoredUpload }

/** What a file comes to in a company: the questions that are whole, and what is said of each line. */
export async function readFile(db: Db, store: FileStore, { companyId, language, upload }: SentFile) {
  const { questions, faults } = await readText(store, upload, language)
  const known = await knownIn(db, companyId, questions)
  const lines: FileLine[] = []
  const unread = [...faults]
  const tellUnread = (before: number) => {
    while (unread[0] && (unread[0].after ?? 0) <= before) {
      const { line, title, code } = unread[0]
      lines.push(refused(line, title, code))
      unread.shift()
    }
  }
  const found: Found[] = []
  for (const [index, question] of questions.entries()) {
    // NOTE: whoever else waits for this process has a turn in between.
    if (index % inOneTurn === 0) await setImmediate()
    tellUnread(index)
    const { line, kept } = settled(question, known, language)
    lines.push(line)
    if (kept) found.push(kept)
  }
  tellUnread(questions.length)
  return { found, lines }
}

const inOneTurn = 200

const refused = (line: number, title: string, code: string): FileLine => ({
  line,
  title,
  outcome: 'refused',
  codes: [code],
  pictures: [],
})

type Settled = { line: FileLine; kept?: Found }

function settled(question: JudgedQuestion, known: Known, language: Language): Settled {
  const { line, code } = question
  if (code !== null) return { line: refused(line, '', code) }
  const { notes, told, taken } = question
  const { form, hasLost } = without(question.form, known)
  const title = textIn(questionTitle(form), language).slice(0, 120)
  const [fault] = questionFaults(pictured(form, taken, () => someId))
  if (fault) return { line: refused(line, title, fault.code) }
  const codes = [...notes, ...(hasLost ? ['picture_left'] : [])]
  const isNoted = codes.length > 0 || told.some((picture) => picture.code)
  const scale = known.sets.get(form.answerSetId ?? 0)?.possibleAnswers ?? []
  const outcome = isNoted ? 'noted' : 'read'
  return { line: { line, title, outcome, codes, pictures: told }, kept: { form, scale, taken } }
}

export const present = (ids: readonly (number | null)[]) => ids.flatMap((id) => id ?? [])

type Known = Awaited<ReturnType<typeof knownIn>>

/** What the company has of all that the questions name by its number. */
async function knownIn(db: Db, companyId: number, questions: readonly JudgedQuestion[]) {
  const forms = questions.flatMap((one) => (one.code === null ? [one.form] : []))
  const pictures = await listPictures(db, companyId, forms.flatMap(picturesOf))
  const sets = await listAnswerSetsById(db, companyId, present(forms.map(({ answerSetId }) => answerSetId)))
  return { pictures, sets: new Map(sets.map((set) => [set.id, set])) }
}

/** NOTE: what another company calls by a number is something else here. */
function without(form: QuestionForm, { pictures, sets }: Known) {
  const known = (id: number | null) => (id !== null && pictures.has(id) ? id : null)
  const kept: QuestionForm = {
    ...form,
    pictureId: known(form.pictureId),
    answers: form.answers.map((answer) => ({ ...answer, pictureId: known(answer.pictureId) })),
    answerSetId: form.answerSetId !== null && sets.has(form.answerSetId) ? form.answerSetId : null,
  }
  return { form: kept, hasLost: picturesOf(kept).length < picturesOf(form).length }
}
