import type { ReviewCompetency } from '@oktant/contract/development/reviews/review-shapes.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../../lib/words/language.ts'
import styles from '../reviews.module.css'
import { BothRatings } from './both-ratings.tsx'
import { Evidence } from './evidence.tsx'
import { TextField } from './fields.tsx'
import type { ReviewForm } from '../state/review-form.ts'
import { useSides } from '../state/sides.ts'

/** The behavioural competencies, each rated by both sides. */
export function Competencies({ form }: { form: ReviewForm }) {
  const { t } = useTranslation('reviews')
  const { bcs } = form.review
  if (bcs.length === 0) return null
  return (
    <>
      <h3>{t('bcs.title')}</h3>
      <ul className={styles['objectives']} aria-label={t('bcs.title')}>
        {bcs.map((competency) => (
          <Competency key={competency.id} form={form} competency={competency} />
        ))}
      </ul>
    </>
  )
}

function Competency({ form, competency }: { form: ReviewForm; competency: ReviewCompetency }) {
  const { t } = useTranslation('reviews')
  const text = useLocalText()
  const heading = useId()
  const sides = useSides(form.review)
  const { id, competencyItem, userRating, rating, managerText } = competency
  const { name, tip, itemProperties } = competencyItem
  const isNamed = form.review.rejectedItems.includes(`bcs.${id}`)
  return (
    <li className={styles['item']} aria-labelledby={heading}>
      <h4 id={heading}>{text(name)}</h4>
      {isNamed && <p className={styles['named']}>{t('rejected.named')}</p>}
      {text(tip) && <p className={styles['quiet']}>{text(tip)}</p>}
      {itemProperties.length > 0 && (
        <ul className={styles['properties']}>
          {itemProperties.map((property) => (
            <li key={property.en + property.de}>{text(property)}</li>
          ))}
        </ul>
      )}
      <BothRatings
        form={form}
        points={form.review.ratingAnswerSet.possibleAnswers}
        own={{ field: `bcs.${id}.userRating`, known: userRating }}
        other={{ field: `bcs.${id}.rating`, known: rating }}
        seesOther={form.review.sees.managerBC}
        later={t('later.managerBC')}
      />
      <TextField
        form={form}
        field={`bcs.${id}.managerText`}
        known={managerText}
        label={sides.other('comment')}
        isLong
      />
      <Evidence form={form} target={`bcs.${id}`} name={text(name)} />
    </li>
  )
}
