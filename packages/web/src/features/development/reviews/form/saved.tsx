import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import styles from '../reviews.module.css'
import type { ReviewForm } from '../state/review-form.ts'

/** Whether what was typed is safe: "Saved 12:04". */
export function Saved({ form: { state } }: { form: ReviewForm }) {
  const { t } = useTranslation('reviews')
  const { time } = useDates()
  const { keeping, savedAt, error } = state
  const problem = useErrorText(error)
  const saved = savedAt ? t('saved.at', { time: time(savedAt) }) : ''
  const words = { saved, saving: t('saved.saving'), waiting: t('saved.waiting'), refused: problem ?? '' }
  return (
    <span role="status" className={styles['saved']} data-tone={keeping === 'refused' ? 'bad' : undefined}>
      {words[keeping]}
    </span>
  )
}
