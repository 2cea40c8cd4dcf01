import type { OverallAssessment } from '@oktant/contract/development/competency-shapes.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import styles from './claims.module.css'

/** Whether somebody met the profile of their job role, when, and who said so. */
export function OverallCard({ assessment }: { assessment: OverallAssessment }) {
  const { t } = useTranslation('competencies')
  const id = useId()
  return (
    <section className={`card ${styles['overall']}`} aria-labelledby={id}>
      <h2 id={id}>{t('overall.title')}</h2>
      <OverallWords assessment={assessment} />
    </section>
  )
}

export function OverallWords({ assessment }: { assessment: OverallAssessment }) {
  const { t } = useTranslation('competencies')
  const { short } = useDates()
  const { isMet, jobRole, comment, assessedAt, assessedBy } = assessment
  return (
    <>
      <div className={styles['pills']}>
        <span className="pill" data-tone={isMet ? 'ok' : 'warn'}>
          {t(isMet ? 'overall.met' : 'overall.unmet', { role: jobRole })}
        </span>
      </div>
      {comment && <p className={styles['written']}>{comment}</p>}
      <p className={styles['quiet']}>{t('overall.by', { name: assessedBy, day: short(assessedAt) })}</p>
    </>
  )
}
