import type { ReviewObjective } from '@oktant/contract/development/reviews/review-shapes.ts'
import { useTranslation } from 'react-i18next'
import { OrderedList } from '../../../../ui/order/ordered-list.tsx'
import styles from '../reviews.module.css'
import type { ReviewForm } from '../state/review-form.ts'

type OrderProps = { form: ReviewForm; objectives: readonly ReviewObjective[] }

/** Puts one's future objectives in order, by pointer or by keys; kept like everything that is typed. */
export function ObjectiveOrder({ form, objectives }: OrderProps) {
  const { t } = useTranslation('reviews')
  const mayMove = objectives.every(({ id }) => form.may(`objective.${id}.place`))
  if (!mayMove || objectives.length < 2) return null
  return (
    <details className={styles['order']}>
      <summary>{t('order.title')}</summary>
      <OrderedList
        label={t('order.title')}
        items={objectives.map(({ id, title }, index) => ({
          id,
          name:
            form.valueOf(`objective.${id}.title`, title) || t('objective.untitled', { number: index + 1 }),
        }))}
        onOrder={(ids) => ids.forEach((id, at) => form.write(`objective.${id}.place`, String(at)))}
      />
    </details>
  )
}
