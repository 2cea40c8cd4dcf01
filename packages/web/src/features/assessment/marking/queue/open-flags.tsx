import type { Marking } from '@oktant/contract/assessment/marking.ts'
import { IconFlag } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import styles from '../marking.module.css'

/** What facilitators found worth a second look, for whoever marks. */
export function OpenFlags({ marking: { flags, questions } }: { marking: Marking }) {
  const { t } = useTranslation('marking')
  const { dateTime } = useDates()
  if (flags.length === 0) return null
  return (
    <section className={styles['taken']} aria-label={t('flags.title')}>
      <IconFlag size={22} aria-hidden />
      <div className={styles['rounds']}>
        <ul>
          {flags.map(({ id, questionScoreId, note, by, at }) => {
            const number = questions.findIndex((one) => one.id === questionScoreId) + 1
            return (
              <li key={id}>
                <strong>{number > 0 ? t('flags.answer', { number }) : t('flags.whole')}</strong>{' '}
                {t('flags.by', { name: by, when: dateTime(at) })}
                <p className={styles['said']}>{note}</p>
              </li>
            )
          })}
        </ul>
      </div>
    </section>
  )
}
