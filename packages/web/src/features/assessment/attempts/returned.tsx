import type { EvaluationLaunch } from '@oktant/contract/assessment/attempts/attempts.ts'
import { IconPencil } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import earlier from './earlier.module.css'
import styles from './runner.module.css'

/** Says that an attempt came back, and what is to be revised. */
export function ToRevise({ comment }: { comment: string }) {
  const { t } = useTranslation('attempts')
  return (
    <section className={styles['returned']} aria-label={t('returned.title')}>
      <IconPencil size={24} aria-hidden />
      <div>
        <strong>{t('returned.title')}</strong>
        {comment && <blockquote>{comment}</blockquote>}
        <p>{t('returned.hint')}</p>
      </div>
    </section>
  )
}

type EarlierProps = Pick<EvaluationLaunch, 'returns' | 'questionScores'>

/** How an attempt stood each time it came back, and what was said to that. */
export function EarlierVersions({ returns, questionScores }: EarlierProps) {
  const { t } = useTranslation('attempts')
  const { dateTime } = useDates()
  if (returns.length === 0) return null
  const numberOf = (id: number) => questionScores.findIndex((row) => row.id === id) + 1
  return (
    <details className={earlier['earlier']}>
      <summary>{t('returned.earlier')}</summary>
      {returns.map(({ at, submittedAt, comment, answers }) => (
        <section key={at}>
          <p className={styles['when']}>
            {t('returned.version', { when: dateTime(submittedAt) })} ·{' '}
            {t('returned.back', { when: dateTime(at) })}
          </p>
          {comment && <p className={styles['comment']}>{comment}</p>}
          {answers.map((answer) => (
            <figure key={answer.id} className={styles['assessed']}>
              {questionScores.length > 1 && (
                <figcaption>
                  {t('question.number', { number: numberOf(answer.id), count: questionScores.length })}
                </figcaption>
              )}
              <blockquote>{answer.ftAnswer}</blockquote>
              {answer.comment && (
                <>
                  <p className={styles['when']}>{t('result.comment')}</p>
                  <p className={styles['comment']}>{answer.comment}</p>
                </>
              )}
            </figure>
          ))}
        </section>
      ))}
    </details>
  )
}
