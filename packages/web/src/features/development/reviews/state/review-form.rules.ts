import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'

/** Whether what is written answers what was missing: a question is missed as a whole, `question.7`. */
export const touches = (field: string, missed: string) => field === missed || field.startsWith(`${missed}.`)

/** To what a rejection can point, beside whole sections and the mark. */
export const rejectable = (review: Pick<Review, 'bcs' | 'questions'>) => [
  ...review.bcs.map(({ id, competencyItem }) => ({ item: `bcs.${id}`, name: competencyItem.name })),
  ...review.questions
    .filter(({ answeredBy }) => answeredBy !== 'person')
    .map(({ id, questionText }) => ({ item: `question.${id}`, name: questionText })),
]

/** Whether a mark differs from the proposed one, for which a reason is asked. */
export const isOwnMark = (mark: string, proposed: number | null | undefined) =>
  mark !== '' && proposed != null && Number(mark) !== proposed

/** The mark that is sent whatever was typed, as it was calibrated and released; null where there is none. */
export const sentMark = ({ calibration }: Pick<Review, 'calibration'>) =>
  calibration?.state === 'released' && calibration.mark !== null ? String(calibration.mark) : null

/** Future objectives as their person has put them; one that nobody has moved yet comes last. */
export function inPlace<O extends { id: number }>(objectives: readonly O[], placeOf: (id: number) => string) {
  const at = ({ id }: O) => (placeOf(id) === '' ? 100 : Number(placeOf(id)))
  return objectives.toSorted((one, other) => at(one) - at(other))
}
