import { sliderColours } from '@oktant/contract/kit/constants.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import type { AnswerProps } from './answers.ts'
import { Hint } from './hint.tsx'
import styles from './scale.module.css'

/** The colour of a rating, which counts from 0: orange, green, and bright green from 3 on. */
export function toneOf(rating: number) {
  if (rating <= sliderColours.orangeUpTo) return 'orange'
  return rating <= sliderColours.greenUpTo ? 'green' : 'bright'
}

/**
 * An opinion on a scale, as a slider whose every point can be pressed. NOTE: radio buttons, because a slider has a value
 * before anybody has given one, and because arrow keys, fingers and screen readers know them.
 */
export function Scale({ question, answer, isReadOnly, keepsRoom, describedBy, onAnswer }: AnswerProps) {
  const { t } = useTranslation('questions')
  const text = useLocalText()
  const [name, meaning] = [useId(), useId()]
  const points = question.answerSet?.possibleAnswers ?? []
  const rating = points.findIndex(({ id }) => String(id) === answer)
  const chosen = points[rating]
  const said = chosen && text(chosen.description)
  const isExplained = points.some(({ description }) => text(description))
  return (
    <>
      <Hint isReadOnly={isReadOnly} keepsRoom={keepsRoom}>
        {t('scale.hint')}
      </Hint>
      <div className={styles['scale']} data-tone={rating < 0 ? undefined : toneOf(rating)}>
        {points.map((point, index) => (
          <label key={point.id} className={styles['point']} data-done={index <= rating || undefined}>
            <input
              type="radio"
              name={name}
              checked={index === rating}
              disabled={isReadOnly}
              aria-describedby={
                (index === 0 && describedBy) || (said && index === rating ? meaning : undefined)
              }
              onChange={() => onAnswer(String(point.id))}
            />
            <span className={styles['dot']} aria-hidden />
            <span>{text(point.name)}</span>
          </label>
        ))}
      </div>
      {isExplained && (
        <p id={meaning} className={styles['meaning']}>
          {said}
        </p>
      )}
    </>
  )
}
