import { sliderColours } from '@oktant/contract/kit/constants.ts'
import { useId } from 'react'
import styles from './scale.module.css'

/** The colour of a rating, which counts from 0: orange, green, and bright green from 3 on. */
export function toneOf(rating: number) {
  if (rating <= sliderColours.orangeUpTo) return 'orange'
  return rating <= sliderColours.greenUpTo ? 'green' : 'bright'
}

type Point = { id: number; name: string; description: string }

type ScaleProps = {
  points: readonly Point[]
  /** Which of them; -1 where nobody has said anything yet. */
  rating: number
  isReadOnly: boolean
  /** What it rates, where nothing around it says so. */
  label?: string | undefined
  describedBy?: string | undefined
  isWrong?: boolean
  onRating: (rating: number) => void
}

/**
 * A slider whose every point can be pressed. NOTE: radio buttons, because a slider has a value before anybody has given
 * one, and because arrow keys, fingers and screen readers know them.
 */
export function Scale({ points, rating, isReadOnly, label, describedBy, isWrong, onRating }: ScaleProps) {
  const [name, meaning] = [useId(), useId()]
  const said = points[rating]?.description
  return (
    <div className={styles['room']}>
      <div
        className={styles['scale']}
        data-tone={rating < 0 ? undefined : toneOf(rating)}
        {...(label && { role: 'radiogroup', 'aria-label': label, 'aria-invalid': isWrong })}
      >
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
              onChange={() => onRating(index)}
            />
            <span className={styles['dot']} aria-hidden />
            <span>{point.name}</span>
          </label>
        ))}
      </div>
      {points.some(({ description }) => description) && (
        <p id={meaning} className={styles['meaning']}>
          {said}
        </p>
      )}
    </div>
  )
}
