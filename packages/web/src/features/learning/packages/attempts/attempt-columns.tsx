import type { PackageAttemptRow } from '@oktant/contract/learning/package-attempt-records.ts'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../../lib/paths.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import type { Column } from '../../../../ui/table/data-table.tsx'
import styles from '../packages.module.css'
import { ProgressMark } from './progress-mark.tsx'
import { useTimeSpent } from './time-words.ts'

export const attemptStates = ['COMPLETED', 'PASSED', 'FAILED', 'IN_PROGRESS'] as const

/** Whose an attempt is, in which course, and what it came to. */
export function useAttemptColumns<Row extends PackageAttemptRow>(): Column<Row>[] {
  const { t } = useTranslation('packages')
  const { dateTime, percent } = useDates()
  const text = useLocalText()
  const spent = useTimeSpent()
  return [
    {
      field: 'user',
      head: t('column.user'),
      isSortable: true,
      cell: ({ id, user, attempt, container }) => (
        <span>
          <Link to={generatePath(paths.packageAttempt, { id: String(id) })}>{user.fullName}</Link>
          <br />
          <small className={styles['quiet']}>
            {t('attempt.course', { number: attempt, course: text(container.name) })}
          </small>
        </span>
      ),
    },
    {
      field: 'savedAt',
      head: t('column.savedAt'),
      isSortable: true,
      cell: ({ savedAt }) => <span className="numbers">{dateTime(savedAt)}</span>,
    },
    {
      field: 'seconds',
      head: t('column.seconds'),
      cell: ({ seconds }) => <span className="numbers">{spent(seconds)}</span>,
    },
    {
      field: 'mark',
      head: t('column.mark'),
      isSortable: true,
      cell: ({ mark }) => <span className="numbers">{mark === null ? '–' : percent(mark)}</span>,
    },
    { field: 'state', head: t('column.state'), cell: ({ state }) => <ProgressMark state={state} /> },
  ]
}
