import { ValueErrorType } from '@sinclair/typebox/errors'
import { Value } from '@sinclair/typebox/value'
import { questionLimits } from '@oktant/contract/kit/constants.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import type { ImportEncoding } from '@oktant/contract/people/imports.ts'
import type { FilePicture } from '@oktant/contract/assessment/questions/question-files.ts'
import { QuestionForm } from '@oktant/contract/assessment/questions/questions.ts'
import { isHoldable } from '../../../../http/answer/json.ts'
import { cleaned } from '../questions.rules.ts'
import { mostPictures, type NoteCode, type ReadFault, type ReadQuestion } from './formats.rules.ts'
import { giftReader } from './gift/gift-read.rules.ts'
import { judged, type TakenPicture } from './moodle/judged-pictures.ts'
import { moodleReader } from './moodle/moodle-read.rules.ts'

/** What is known of a file before it is read. */
export type FileKind = {
  isMoodle: boolean
  language: Language
  encoding: ImportEncoding
  /** Where its text begins, in bytes. */
  first: number
}

/** A question that is whole, with what becomes of its pictures; or why it is none. */
export type JudgedQuestion =
  | { line: number; code: 'question_too_large' | 'file_broken' }
  | {
      line: number
      code: null
      form: QuestionForm
      notes: NoteCode[]
      told: FilePicture[]
      taken: TakenPicture[]
    }
export type Judged = { questions: JudgedQuestion[]; faults: ReadFault[] }

/** How many bytes a text takes in the file; nothing where that says nothing about it. */
const sizes: Partial<Record<ImportEncoding, (text: string) => number>> = {
  'utf-8': (text) => Buffer.byteLength(text),
  'windows-1252': (text) => text.length,
}
const unknown = { first: 0, of: () => 0 }

/** Takes the bytes of a file as they come, and says at its end what questions it holds. */
export function questionReader({ isMoodle, language, encoding, first }: FileKind) {
  const of = sizes[encoding]
  const reader = isMoodle ? moodleReader(language, of ? { first, of } : unknown) : giftReader(language)
  const decoder = new TextDecoder(encoding)
  return {
    write: (bytes: Uint8Array) => reader.write(decoder.decode(bytes, { stream: true })),
    end(): Judged {
      reader.write(decoder.decode())
      const { questions, faults } = reader.end()
      return { questions: questions.map((question) => judge(fitting(question), language)), faults }
    },
  }
}

function judge(
  { line, form: sent, notes = [], pictures = [] }: ReadQuestion,
  language: Language,
): JudgedQuestion {
  if (pictures.length > mostPictures || isTooLarge(sent)) return { line, code: 'question_too_large' }
  if (!isWhole(sent)) return { line, code: 'file_broken' }
  const form = cleaned(sent)
  const { told, taken } = judged(pictures, form.type === 'OW' ? 0 : form.answers.length, language)
  return { line, code: null, form, notes, told, taken }
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
