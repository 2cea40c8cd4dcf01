import type { LocalText } from '@oktant/contract/http/http.ts'
import type {
  LearnerQuestion,
  PossibleAnswer,
  QuestionForm,
  QuestionRow,
  QuestionVersion,
  QuestionView,
} from '@oktant/contract/assessment/questions/questions.ts'
import { blindAddress, signedAddress } from '../../../files/signatures.ts'
import type { Kit } from '../../../kit.ts'
import type { QuestionListed, QuestionRecord } from './questions.queries.ts'
import { answersOf, type Drawn, type VersionBody } from './versions/versions.rules.ts'
import type { questions, questionVersions } from './questions.tables.ts'

type Question = typeof questions.$inferSelect
type Version = typeof questionVersions.$inferSelect

/** What its author would send to change nothing. */
export function formOf(question: Question, version: Version): QuestionForm {
  const { folder, tags, status, answerSetId } = question
  const { type, fullScore, difficulty, noOfRetries, numberOfDistractors } = version
  const { allowSupportingDocuments, pictureId, body, key } = version
  const { questionText, precedingText, postAnswerText } = body
  const { answerBoolean, modelAnswer, correctText, firstIncorrectText, nextIncorrectText } = key
  const found = { type, folder, tags, status, difficulty }
  const rules = { fullScore, noOfRetries, numberOfDistractors, allowSupportingDocuments, pictureId }
  const texts = { pictureAlt: body.pictureAlt, questionText, precedingText, postAnswerText, modelAnswer }
  const feedback = { correctText, firstIncorrectText, nextIncorrectText }
  const { lastIncorrectText } = key
  const answers = { ...answersOf(version), answerBoolean, answerSetId }
  return { ...found, ...rules, ...texts, ...answers, ...feedback, lastIncorrectText }
}

export const pictureView = (kit: Kit, pictureId: number) => ({
  pictureId,
  pictureURL: signedAddress(kit, pictureId),
})

const picturesOf = (kit: Kit, { pictureId, answers }: QuestionForm) =>
  [pictureId, ...answers.map((answer) => answer.pictureId)]
    .flatMap((id) => id ?? [])
    .map((id) => pictureView(kit, id))

export function questionView(
  kit: Kit,
  { question, version, bank, evaluations }: QuestionRecord,
): QuestionView {
  const { id, bankId, changes: revision, changedAt } = question
  const form = formOf(question, version)
  const whose = { id, bankId, bank, revision, version: version.number, evaluations }
  return { ...form, ...whose, pictures: picturesOf(kit, form), changedAt: changedAt.toISOString() }
}

export function questionRow({ question, version, evaluations }: QuestionListed): QuestionRow {
  const { id, bankId, title, type, folder, tags, status, difficulty, fullScore, changedAt } = question
  const found = { id, bankId, title, type, folder, tags, status, difficulty, fullScore }
  return { ...found, version, evaluations, changedAt: changedAt.toISOString() }
}

export function versionView(
  kit: Kit,
  question: Question,
  { version, by }: { version: Version; by: string | null },
): QuestionVersion {
  const form = formOf(question, version)
  const { number, createdAt } = version
  return { ...form, number, by, at: createdAt.toISOString(), pictures: picturesOf(kit, form) }
}

/** The columns of a version that may be shown to whoever answers it. */
export type ShownVersion = Pick<
  Version,
  'id' | 'questionId' | 'type' | 'fullScore' | 'allowSupportingDocuments' | 'pictureId' | 'body'
>

const nothing: LocalText = { en: '', de: '' }

/** A question as whoever answers it sees it, with the answers that were drawn for the attempt. */
export function learnerQuestion(kit: Kit, version: ShownVersion, drawn: Drawn): LearnerQuestion {
  const {
    id: versionId,
    questionId: id,
    type,
    fullScore,
    allowSupportingDocuments,
    pictureId,
    body,
  } = version
  const { questionText: description, precedingText, postAnswerText, scale } = body
  // NOTE: pictures are often uploaded with the right one first, and called by what they show.
  const addressOf = (picture: number | null) => (picture === null ? null : blindAddress(kit, picture))
  const pick = (from: readonly Shown[], ids: readonly number[]): PossibleAnswer[] => {
    const known = new Map(from.map((shown) => [shown.id, shown]))
    return ids.flatMap((wanted): PossibleAnswer[] => {
      const shown = known.get(wanted)
      if (!shown) return []
      const { id, name } = shown
      if (!('pictureId' in shown)) return [{ id, name, description: nothing, pictureURL: null }]
      const { pictureId: picture, pictureAlt } = shown
      return [{ id, name, description: nothing, pictureURL: addressOf(picture), pictureAlt }]
    })
  }
  const rights = pick(body.rights, drawn.rights)
  const points = scale.map((point) => ({ ...point, pictureURL: null }))
  return {
    id,
    versionId,
    type,
    fullScore,
    allowSupportingDocuments,
    description,
    precedingText,
    postAnswerText,
    pictureURL: addressOf(pictureId),
    pictureAlt: body.pictureAlt,
    possibleAnswers: pick(body.choices, drawn.choices),
    answerPairs: pick(body.lefts, drawn.lefts).flatMap((possibleAnswer1, index) => {
      const possibleAnswer2 = rights[index]
      return possibleAnswer2 ? [{ possibleAnswer1, possibleAnswer2 }] : []
    }),
    answerSet: type === 'OP' ? { possibleAnswers: points } : null,
  }
}

type Shown = VersionBody['choices'][number] | VersionBody['lefts'][number]
