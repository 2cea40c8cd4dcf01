import { ValueErrorType } from '@sinclair/typebox/errors'
import { Value } from '@sinclair/typebox/value'
import { questionLimits } from '@oktant/contract/constants.ts'
import type { Language } from '@oktant/contract/http.ts'
import { textIn } from '@oktant/contract/local-text.ts'
import { type FileLine, questionFiles } from '@oktant/contract/question-files.ts'
import { questionFaults, questionTitle } from '@oktant/contract/question-rules.ts'
import { QuestionForm } from '@oktant/contract/questions.ts'
import type { Db } from '../../../db/db.ts'
import { decoded, detectEncoding } from '../../../files/encoding.ts'
import { isText } from '../../../files/files.ts'
import type { FileStore } from '../../../files/store.ts'
import { fail } from '../../../http/fail.ts'
import { isHoldable } from '../../../http/json.ts'
import type { StoredUpload } from '../../../http/uploads.ts'
import { listAnswerSetsById } from '../answer-sets.queries.ts'
import { listPictures } from '../questions.queries.ts'
import { cleaned, picturesOf } from '../questions.rules.ts'
import type { VersionBody } from '../versions.rules.ts'
import { judged, pictured, type TakenPicture } from './file-pictures.ts'
import { mostPictures, type Read, type ReadQuestion } from './formats.rules.ts'
import { giftReader } from './gift-read.rules.ts'
import { moodleReader } from './moodle-read.rules.ts'

const headBytes = 4100

async function opened(store: FileStore, { stored }: StoredUpload) {
  const source = await store.read(stored)
  if (!source) throw fail('unexpected')
  return source
}

type Encoding = Awaited<ReturnType<typeof detectEncoding>>['encoding']

/** How many bytes a text takes in the file; nothing where that says nothing about it. */
const sizes: Partial<Record<Encoding, (text: string) => number>> = {
  'utf-8': (text) => Buffer.byteLength(text),
  'windows-1252': (text) => text.length,
}
const unknown = { first: 0, of: () => 0 }

/** What a file says, read as it comes from the store. */
async function readText(store: FileStore, upload: StoredUpload, language: Language): Promise<Read> {
  const { encoding, head } = await detectEncoding(await opened(store, upload), headBytes)
  const beginning = new TextDecoder(encoding).decode(head)
  if (!beginning.trim() || beginning.includes('\0') || !(await isText(head)))
    throw fail('question_file_unknown')
  const isMoodle = beginning.trimStart().startsWith('<')
  if (!isMoodle && upload.bytes > questionFiles.giftBytes) throw fail('too_large')
  const of = sizes[encoding]
  const first = head[0] === 0xef && head[1] === 0xbb ? 3 : 0
  const reader = isMoodle ? moodleReader(language, of ? { first, of } : unknown) : giftReader(language)
  for await (const text of decoded(await opened(store, upload), encoding)) reader.write(text)
  return reader.end()
}

export type Found = { form: QuestionForm; scale: VersionBody['scale']; taken: TakenPicture[] }

// NOTE: what it will be is known once it is kept; until then any number says that there is a picture.
const someId = 1

/** What a file comes to in a company: the questions that are whole, and what is said of each line. */
export async function readFile(
  db: Db,
  store: FileStore,
  { companyId, language, upload }: { companyId: number; language: Language; upload: StoredUpload },
) {
  const { questions: read, faults } = await readText(store, upload, language)
  const questions = read.map(fitting)
  const known = await knownIn(db, companyId, questions)
  const refused = (line: number, title: string, code: string): FileLine => ({
    line,
    title,
    outcome: 'refused',
    codes: [code],
    pictures: [],
  })
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
  for (const [index, { line, form: sent, notes = [], pictures = [] }] of questions.entries()) {
    tellUnread(index)
    const isLarge = pictures.length > mostPictures || isTooLarge(sent)
    if (isLarge || !isWhole(sent)) {
      lines.push(refused(line, '', isLarge ? 'question_too_large' : 'file_broken'))
      continue
    }
    const { form, hasLost } = without(cleaned(sent), known)
    const { told, taken } = judged(pictures, form.type === 'OW' ? 0 : form.answers.length, language)
    const title = textIn(questionTitle(form), language).slice(0, 120)
    const [fault] = questionFaults(pictured(form, taken, () => someId))
    if (fault) {
      lines.push(refused(line, title, fault.code))
      continue
    }
    const codes = [...notes, ...(hasLost ? ['picture_left'] : [])]
    const isNoted = codes.length > 0 || told.some(({ code }) => code)
    found.push({ form, scale: known.sets.get(form.answerSetId ?? 0)?.possibleAnswers ?? [], taken })
    lines.push({ line, title, outcome: isNoted ? 'noted' : 'read', codes, pictures: told })
  }
  tellUnread(questions.length)
  return { found, lines }
}

const longestFolder = 200

/** A question whose folder and tags are as long as they may be, and with a note where they were longer. */
function fitting(question: ReadQuestion): ReadQuestion {
  const { form, notes = [] } = question
  const { tags: most, tagLetters } = questionLimits
  const folder = form.folder.slice(0, longestFolder)
  const tags = Array.isArray(form.tags)
    ? form.tags.slice(0, most).map((tag) => (typeof tag === 'string' ? tag.slice(0, tagLetters) : tag))
    : form.tags
  const isShorter = JSON.stringify([folder, tags]) !== JSON.stringify([form.folder, form.tags])
  return isShorter
    ? { ...question, form: { ...form, folder, tags }, notes: [...notes, 'place_shortened'] }
    : question
}

const lengths: readonly ValueErrorType[] = [ValueErrorType.StringMaxLength, ValueErrorType.ArrayMaxItems]
/** Whether there is more of a question than there is room for. */
const isTooLarge = (form: unknown) =>
  [...Value.Errors(QuestionForm, form)].some(({ type }) => lengths.includes(type))

/** NOTE: a question that was written into a comment may hold anything. */
const isWhole = (form: unknown): form is QuestionForm => Value.Check(QuestionForm, form) && isHoldable(form)

export const present = (ids: readonly (number | null)[]) => ids.flatMap((id) => id ?? [])

type Known = Awaited<ReturnType<typeof knownIn>>

/** What the company has of all that the questions name by its number. */
async function knownIn(db: Db, companyId: number, questions: readonly ReadQuestion[]) {
  const forms = questions.map(({ form }) => form).filter(isWhole)
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
