import type { PackageAttemptRow } from '@oktant/contract/learning/package-attempt-records.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { isGone } from '../../../../lib/api/api-error.ts'
import { idFrom } from '../../../../lib/api/ids.ts'
import { paths } from '../../../../lib/paths.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../../ui/admin/list/list-screen.tsx'
import { RecordScreen } from '../../../../ui/admin/record/record-screen.tsx'
import { RecordWaiting } from '../../../../ui/admin/record/record-waiting.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { packageAttempts } from '../packages.queries.ts'
import styles from '../packages.module.css'
import { ProgressMark } from './progress-mark.tsx'
import { useTimeSpent } from './time-words.ts'

const states = ['COMPLETED', 'PASSED', 'FAILED', 'IN_PROGRESS'] as const

function useColumns(): Column<PackageAttemptRow>[] {
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

/** All attempts at a package: who, when, and what each came to. */
export function PackageAttemptsScreen() {
  const { t } = useTranslation('packages')
  const text = useLocalText()
  const id = idFrom(useParams()['id']) ?? 0
  const list = useListState({
    sort: { field: 'savedAt', direction: 'DESC' },
    filters: ['user', 'state'],
  })
  const result = useQuery(packageAttempts(id, list.query))
  const columns = useColumns()
  const { data, error } = result
  if (!data || (error && isGone(error))) return <RecordWaiting result={result} />
  const name = text(data.component.name)
  const title = t('attempts.title', { title: name })
  return (
    <RecordScreen
      back={{ to: generatePath(paths.adminComponent, { id: String(id) }), label: name }}
      title={title}
      lead={t('attempts.lead')}
    >
      <ListPart
        label={title}
        list={list}
        result={result}
        columns={columns}
        rowKey={(row) => row.id}
        filters={
          <>
            <TypedFilter list={list} name="user" label={t('column.user')} />
            <ChoiceFilter
              list={list}
              name="state"
              label={t('column.state')}
              any={t('attempts.anyState')}
              choices={states.map((value) => ({ value, label: t(`progress.${value}`) }))}
            />
          </>
        }
        empty={{ title: t('attempts.empty'), hint: t('attempts.emptyHint') }}
      />
    </RecordScreen>
  )
}
