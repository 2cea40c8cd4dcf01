import type { ReviewAnswerSet } from '@oktant/contract/development/reviews/review-shapes.ts'
import styles from '../reviews.module.css'
import { RatingField } from './fields.tsx'
import type { ReviewForm } from '../state/review-form.ts'
import { useSides } from '../state/sides.ts'

type Slider = { field: string; known: number | null }

type BothProps = {
  form: ReviewForm
  points: ReviewAnswerSet['possibleAnswers']
  own: Slider
  other: Slider
  seesOther: boolean
  /** When the manager's can be read. */
  later: string
}

/** The person's slider above the manager's; each is moved by its own side alone. */
export function BothRatings({ form, points, own, other, seesOther, later }: BothProps) {
  const sides = useSides(form.review)
  return (
    <>
      <RatingField form={form} {...own} label={sides.own('rating')} points={points} />
      {seesOther || form.may(other.field) ? (
        <RatingField form={form} {...other} label={sides.other('rating')} points={points} />
      ) : (
        <p className={styles['quiet']}>{later}</p>
      )}
    </>
  )
}
