import type { RegradedAttempt } from '@oktant/contract/assessment/regrades.ts'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import type { Column } from '../../../ui/table/data-table.tsx'
import styles from './regrade.module.css'

const tones = { passes: 'ok', rises: 'ok', fails: 'bad', falls: 'warn' } as const

/** Whose result, in what, from which mark to which, and what that means. */
export function useColumns(): Column<RegradedAttempt>[] {
  const { t } = useTranslation('regrade')
  const text = useLocalText()
  const { percent, short } = useDates()
  const passed = (pass: boolean) => t(pass ? 'passed' : 'failed')
  return [
    {
      field: 'user',
      head: t('column.user'),
      isSortable: true,
      cell: ({ user, evaluation, attempt, submittedAt }) => (
        <span className={styles['two']}>
          <span>{user.fullName}</span>
          <small>{t('attempt', { title: text(evaluation.name), attempt, at: short(submittedAt) })}</small>
        </span>
      ),
    },
    {
      field: 'before',
      head: t('column.before'),
      isSortable: true,
      cell: ({ before }) => (
        <span className={styles['two']}>
          <span className="numbers">{percent(before.mark)}</span>
          <small className="numbers">{passed(before.pass)}</small>
        </span>
      ),
    },
    {
      field: 'after',
      head: t('column.after'),
      isSortable: true,
      cell: ({ after }) => (
        <span className={styles['two']}>
          <span className="numbers">{percent(after.mark)}</span>
          <small className="numbers">{passed(after.pass)}</small>
        </span>
      ),
    },
    {
      field: 'effect',
      head: t('column.effect'),
      isSortable: true,
      cell: ({ effect, isHeld, staysPassed }) => (
        <span className={styles['two']}>
          <span className="pill" data-tone={tones[effect]}>
            {t(`effect.${effect}`)}
          </span>
          {isHeld && <small>{t('held')}</small>}
          {staysPassed && <small>{t('staysPassed')}</small>}
        </span>
      ),
    },
  ]
}
