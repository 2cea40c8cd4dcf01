import type { AttemptRecord } from '@oktant/contract/assessment/attempts/attempt-history.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { isGone } from '../../../lib/api/api-error.ts'
import { idFrom } from '../../../lib/api/ids.ts'
import { paths } from '../../../lib/paths.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../ui/admin/list/list-screen.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import { RecordWaiting } from '../../../ui/admin/record/record-waiting.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../ui/page/states.tsx'
import styles from './history.module.css'
import { attemptHistory } from './history.queries.ts'
import { useLevel } from './level-words.ts'
import { useTimeSpent } from './time-spent.ts'

const states = ['PASSED', 'FAILED', 'UNDER_REVIEW', 'IN_PROGRESS'] as const
const tones = { PASSED: 'ok', FAILED: 'bad', UNDER_REVIEW: 'warn' } as const
const toneOf = (state: AttemptRecord['state']) =>
  state === 'PASSED' || state === 'FAILED' || state === 'UNDER_REVIEW' ? tones[state] : undefined

function useColumns(): Column<AttemptRecord>[] {
  const { t } = useTranslation('attemptHistory')
  const text = useLocalText()
  const { dateTime, percent } = useDates()
  const levelText = useLevel()
  const spent = useTimeSpent()
  return [
    {
      field: 'user',
      head: t('column.user'),
      isSortable: true,
      cell: ({ id, user, container, attempt }) => (
        <span className={styles['two']}>
          <Link to={generatePath(paths.attemptReview, { id: String(id) })}>{user.fullName}</Link>
          <small>{t('attempt', { number: attempt, course: text(container.name) })}</small>
        </span>
      ),
    },
    {
      field: 'startedAt',
      head: t('column.startedAt'),
      isSortable: true,
      cell: ({ startedAt }) => <span className="numbers">{dateTime(startedAt)}</span>,
    },
    {
      field: 'submittedAt',
      head: t('column.submittedAt'),
      isSortable: true,
      cell: ({ submittedAt }) => (
        <span className="numbers">{submittedAt ? dateTime(submittedAt) : t('open')}</span>
      ),
    },
    {
      field: 'seconds',
      head: t('column.seconds'),
      isSortable: true,
      cell: ({ seconds }) => <span className="numbers">{spent(seconds)}</span>,
    },
    {
      field: 'mark',
      head: t('column.mark'),
      isSortable: true,
      cell: ({ mark, level, state, isHeld }) => (
        <span className={styles['result']}>
          {mark !== null && <span className="numbers">{percent(mark)}</span>}
          {level && <span>{levelText(level)}</span>}
          <span className="pill" data-tone={toneOf(state)}>
            {t(isHeld ? 'state.held' : `state.${state}`)}
          </span>
        </span>
      ),
    },
  ]
}

/** All attempts at an evaluation: who, when, for how long, and what each came to. */
export function AttemptHistoryScreen() {
  const { t } = useTranslation('attemptHistory')
  const text = useLocalText()
  const id = idFrom(useParams()['id']) ?? 0
  const list = useListState({
    sort: { field: 'startedAt', direction: 'DESC' },
    filters: ['user', 'container', 'state'],
  })
  const result = useQuery(attemptHistory(id, list.query))
  const columns = useColumns()
  const { data, error } = result
  if (!data || (error && isGone(error))) return <RecordWaiting result={result} />
  return (
    <RecordScreen
      back={{
        to: generatePath(paths.adminEvaluation, { id: String(id) }),
        label: text(data.evaluation.name),
      }}
      title={t('title', { title: text(data.evaluation.name) })}
      lead={t('lead')}
    >
      {data.isNamed ? (
        <ListPart
          label={t('title', { title: text(data.evaluation.name) })}
          list={list}
          result={result}
          columns={columns}
          rowKey={(row) => row.id}
          filters={
            <>
              <TypedFilter list={list} name="user" label={t('column.user')} />
              <TypedFilter list={list} name="container" label={t('column.course')} />
              <ChoiceFilter
                list={list}
                name="state"
                label={t('column.state')}
                any={t('state.any')}
                choices={states.map((value) => ({ value, label: t(`state.${value}`) }))}
              />
            </>
          }
          empty={{ title: t('none'), hint: t('noneHint') }}
        />
      ) : (
        <div className="card">
          <EmptyState title={t('nameless')} hint={t('namelessHint')} />
        </div>
      )}
    </RecordScreen>
  )
}
