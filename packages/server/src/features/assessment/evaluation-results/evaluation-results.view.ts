import type { AnalysedQuestion, ChosenAnswer } from '@oktant/contract/assessment/evaluation-results.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import type { QuestionFigures } from './evaluation-results.queries.ts'
import { signedAddress } from '../../../files/signatures.ts'
import { isAccepted } from '../attempts/attempts.ts'
import { meanOf, relationOf, shareOf } from './evaluation-results.rules.ts'
import { evaluationResultWords } from './evaluation-results.words.ts'

type Chosen = { questionId: number; choice: string; count: number }
const mostWords = 12
const unnamed = { name: null, pictureURL: null }
const truth: Record<string, LocalText> = evaluationResultWords.truth

type AddressOf = (pictureId: number | null) => string | null
type Shown = { chosen: readonly Chosen[]; addressOf: AddressOf }

/** Where a picture can be seen, for as long as an address lives. */
export const addressIn =
  (kit: Parameters<typeof signedAddress>[0]): AddressOf =>
  (pictureId) =>
    pictureId === null ? null : signedAddress(kit, pictureId)

export function questionView(row: QuestionFigures, { chosen: all, addressOf }: Shown): AnalysedQuestion {
  const chosen = all.filter(({ questionId }) => questionId === row.id)
  const { id, title, type, difficulty, fullScore, asked, marked } = row
  return {
    id,
    title,
    type,
    difficulty,
    fullScore,
    pictureURL: addressOf(row.pictureId),
    ...altOf(row.body),
    asked,
    marked,
    facility: shareOf(row.facility, marked),
    discrimination: relationOf(row.discrimination, marked),
    seconds: meanOf(row.seconds, row.timed),
    answers: answersOf(row, { chosen, addressOf }),
  }
}

/** Every answer that can be chosen, also those that nobody chose; of typed words the most frequent. */
function answersOf(row: QuestionFigures, { chosen, addressOf }: Shown): ChosenAnswer[] {
  const countOf = (choice: string) => chosen.find((one) => one.choice === choice)?.count ?? 0
  const empty = countOf('')
  const none: ChosenAnswer[] = empty > 0 ? [{ ...unnamed, typed: null, isRight: null, count: empty }] : []
  if (row.type === 'FT') return []
  if (row.type === 'OW') return [...typedIn(row, chosen), ...none]
  return [
    ...offeredBy(row).map(({ choice, name, isRight, pictureId = null, ...shown }) => ({
      name,
      isRight,
      pictureURL: addressOf(pictureId),
      ...altOf(shown),
      typed: null,
      count: countOf(choice),
    })),
    ...none,
  ]
}

function typedIn({ key }: QuestionFigures, chosen: readonly Chosen[]): ChosenAnswer[] {
  const accepted = key.accepted.flatMap(({ name }) => [name.en, name.de])
  return chosen
    .filter(({ choice }) => choice !== '')
    .slice(0, mostWords)
    .map(({ choice, count }) => ({ ...unnamed, typed: choice, isRight: isAccepted(choice, accepted), count }))
}

type Pictured = { pictureAlt?: LocalText }
const altOf = ({ pictureAlt }: Pictured) => (pictureAlt ? { pictureAlt } : {})

type Offered = Pictured & {
  choice: string
  name: LocalText
  isRight: boolean | null
  pictureId?: number | null
}

function offeredBy({ type, body, key, fullScore }: QuestionFigures): Offered[] {
  if (type === 'TF')
    return ['true', 'false'].map((choice) => ({
      choice,
      name: truth[choice] ?? { en: choice, de: choice },
      isRight: key.answerBoolean === null ? null : String(key.answerBoolean) === choice,
    }))
  if (type === 'OP') return body.scale.map(({ id, name }) => ({ choice: String(id), name, isRight: null }))
  if (type === 'DD') return key.pairs.map((pair) => pairOf(pair, body))
  return body.choices.map(({ id, name, pictureId, ...shown }) => ({
    choice: String(id),
    name,
    pictureId,
    ...altOf(shown),
    isRight: fullScore === 0 ? null : key.correctIds.includes(id),
  }))
}

/** The right pairs; whoever did not find one has another that is not told. */
function pairOf(
  { left, right }: { left: number; right: number },
  { lefts, rights }: QuestionFigures['body'],
): Offered {
  const one = lefts.find(({ id }) => id === left)?.name ?? { en: '', de: '' }
  const other = rights.find(({ id }) => id === right)?.name ?? { en: '', de: '' }
  const name = { en: `${one.en} – ${other.en}`, de: `${one.de} – ${other.de}` }
  return { choice: `${left}:${right}`, name, isRight: true }
}
