import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Kit } from '../../../../kit.ts'
import { type PrintBlock, printed } from '../../../../pdf/prints.ts'
import { readReview } from '../reviews.ts'
import { longMoment } from '../../../../words/dates.rules.ts'
import { reviewTexts } from '../reviews.words.ts'

/** A review on paper: what its reader sees on the screen, and who signed it when. */
export async function printReview(
  db: Db,
  kit: Kit,
  actor: Actor,
  id: number,
  { as }: { as: 'person' | 'manager' },
) {
  const review = await readReview(db, kit, actor, id)
  const isOwner = review.side === 'person'
  if (isOwner !== (as === 'person') || !review.can.print) throw fail('review_not_found')
  const { language, timezone } = actor
  return printed(blocksOf(review, language, timezone), {
    title: `${textIn(review.season.name, language)} – ${review.user.name}`,
    language,
    madeAt: kit.now(),
    name: `review-${id}`,
  })
}

type Line = [label: string, value: string]
const lines = (...all: Line[]): PrintBlock[] =>
  all
    .filter(([, value]) => value !== '')
    .map(([label, value]) => ({ as: 'item', text: `${label}: ${value}` }))

export function blocksOf(review: Review, language: Language, timezone: string): PrintBlock[] {
  const words = reviewTexts[language].print
  const heading = (text: string): PrintBlock => ({ as: 'heading', text })
  const status = messages[`pdr.status.${statusKey(review.status)}`][language]
  return [
    { as: 'title', text: textIn(review.season.name, language) },
    { as: 'strong', text: review.user.name },
    ...lines([words.manager, review.manager?.name ?? ''], [words.status, status]),
    heading(words.past),
    ...review.pastObjectives.flatMap((one) => objectiveBlocks(one, review, language)),
    heading(words.future),
    ...review.currentObjectives.flatMap((one) => objectiveBlocks(one, review, language)),
    heading(words.competencies),
    ...review.bcs.flatMap((one) => competencyBlocks(one, review, language)),
    ...review.questions.flatMap((one) => questionBlocks(one, language)),
    heading(words.end),
    ...lines(
      [words.userComments, review.userFinalComments],
      [words.managerComments, review.managerFinalComments],
      [words.mark, review.assessedMark === null ? '' : String(review.assessedMark)],
      [words.reason, review.markReason],
      [words.rejection, review.userComments],
    ),
    heading(words.signatures),
    ...review.signatures.map(({ what, by, at }): PrintBlock => ({
      as: 'item',
      text: `${words.signed[what]}: ${by}, ${longMoment(at, language, timezone)}`,
    })),
  ]
}

const statusKey = (status: number) =>
  ([0, 1, 2, 3, 4, 5, 6, 7] as const).find((one) => one === status) ?? (0 as const)
const pointIn = (set: Review['ratingAnswerSet'], id: number | null, language: Language) => {
  const found = set.possibleAnswers.find((one) => one.id === id)
  return found ? textIn(found.name, language) : ''
}

function objectiveBlocks(
  one: Review['pastObjectives'][number],
  review: Review,
  language: Language,
): PrintBlock[] {
  const words = reviewTexts[language].print
  const set = review.performanceAnswerSet
  return [
    { as: 'strong', text: one.title || '–' },
    ...(one.text ? [{ as: 'text' as const, text: one.text }] : []),
    ...lines(
      [words.date, one.date],
      [words.weight, one.weight === null ? '' : `${one.weight} %`],
      [words.kpa, one.kpaName ? textIn(one.kpaName, language) : one.kpa],
      [words.state, messages[`objective.status.${one.status}`][language]],
      [words.ownRating, pointIn(set, one.rating, language)],
      [words.managerRating, pointIn(set, one.performanceRating, language)],
      [words.ownWords, one.additionalText],
      [words.managerWords, one.managerText],
    ),
  ]
}

function competencyBlocks(one: Review['bcs'][number], review: Review, language: Language): PrintBlock[] {
  const words = reviewTexts[language].print
  const set = review.ratingAnswerSet
  return [
    { as: 'strong', text: textIn(one.competencyItem.name, language) },
    ...lines(
      [words.ownRating, pointIn(set, one.userRating, language)],
      [words.managerRating, pointIn(set, one.rating, language)],
      [words.managerWords, one.managerText],
    ),
  ]
}

function questionBlocks(one: Review['questions'][number], language: Language): PrintBlock[] {
  const words = reviewTexts[language].print
  const chosen = one.answer
    .split(',')
    .map((id) => one.possibleAnswers.find((choice) => String(choice.id) === id))
    .flatMap((choice) => (choice ? textIn(choice.name, language) : []))
    .join(', ')
  const truth = one.answer === 'true' ? words.yes : one.answer === 'false' ? words.no : one.answer
  return [
    { as: 'strong', text: textIn(one.questionText, language) },
    ...lines(
      [words.answer, [chosen || truth, one.ftAnswer].filter(Boolean).join('\n')],
      [words.managerWords, one.managerText],
    ),
  ]
}
