import type { Review } from '@oktant/contract/development/reviews/review-shapes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import styles from '../reviews.module.css'

/** What the other side has handed in since this reader last looked. */
export function Changed({ review }: { review: Review }) {
  const { t } = useTranslation('reviews')
  const text = useLocalText()
  // NOTE: as it was when the page opened, since it counts as read from then on.
  const [fields] = useState(review.changed)
  const names = new Set(fields.map((field) => nameOf(review, field, text, t('changed.other'))))
  if (names.size === 0) return null
  return (
    <section className={styles['changed']} aria-label={t('changed.title')}>
      <h2>{t('changed.title')}</h2>
      <ul>
        {[...names].map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </section>
  )
}

/** Of what a field is a part, by its name. */
function nameOf(
  { pastObjectives, currentObjectives, bcs, questions }: Review,
  field: string,
  text: ReturnType<typeof useLocalText>,
  other: string,
) {
  const [thing, id] = field.split('.')
  const isIt = (one: { id: number }) => String(one.id) === id
  if (thing === 'objective') return [...pastObjectives, ...currentObjectives].find(isIt)?.title || other
  const competency = thing === 'bcs' && bcs.find(isIt)
  if (competency) return text(competency.competencyItem.name)
  const question = thing === 'question' && questions.find(isIt)
  return question ? text(question.questionText) : other
}
