import type { SurveyForm } from '@oktant/contract/assessment/surveys/surveys.ts'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import styles from './answer.module.css'

/** Thanks for what was just sent, and what becomes of it. */
export function Done({ survey: { isAnonymous, relation } }: { survey: SurveyForm }) {
  const { t } = useTranslation('surveys')
  const kept = isAnonymous ? 'anonymous' : 'named'
  return (
    <div className={styles['promise']} data-done role="status">
      <IconCircleCheck aria-hidden />
      <div>
        <h2>{t('done.title')}</h2>
        <p>{t(`done.${relation === 'self' ? 'own' : kept}`)}</p>
      </div>
    </div>
  )
}
