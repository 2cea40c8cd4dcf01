import { Button } from '@mantine/core'
import { claimStates, type WaitingMark } from '@oktant/contract/assessment/marking.ts'
import { IconLock, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type ListState, useListState } from '../../../../lib/records/list-state.ts'
import { useLocalText } from '../../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { EmptyState } from '../../../../ui/page/states.tsx'
import { deskAddress } from '../desk-address.ts'
import { useLearnerName } from '../learner-name.ts'
import styles from '../lists.module.css'
import { type Queue, waitingList } from '../marking.queries.ts'
import { useWaitingColumn } from './waiting-column.tsx'

function useColumns(queue: Queue, list: ListState): Column<WaitingMark>[] {
  const { t } = useTranslation('marking')
  const text = useLocalText()
  const waiting = useWaitingColumn(t('column.waiting'))
  const nameOf = useLearnerName()
  const evaluationId = Number(list.filter('evaluationId')) || undefined
  return [
    {
      field: 'user',
      head: t('column.user'),
      cell: ({ id, user }) => <Link to={deskAddress({ id, queue, evaluationId })}>{nameOf(user)}</Link>,
      isSortable: true,
    },
    {
      field: 'evaluation',
      head: t('column.evaluation'),
      cell: ({ evaluation, container }) => (
        <span className={styles['two']}>
          <button
            type="button"
            className={styles['only']}
            aria-label={t('queue.only', { name: text(evaluation.name) })}
            onClick={() => list.setFilter('evaluationId', String(evaluation.id))}
          >
            {text(evaluation.name)}
          </button>
          <small>{text(container.name)}</small>
        </span>
      ),
      isSortable: true,
    },
    waiting,
    { field: 'state', head: t('column.state'), cell: (row) => <Standing row={row} /> },
  ]
}

const kindOf = ({ round, isRevised, hasDraft }: WaitingMark) => {
  if (round > 1) return round > 2 ? 'round3' : 'round2'
  if (isRevised) return 'revised'
  return hasDraft ? 'draft' : 'free'
}

/** Which mark it waits for, and who is at it. */
function Standing({ row }: { row: WaitingMark }) {
  const { t } = useTranslation('marking')
  const { claim } = row
  const kind = kindOf(row)
  return (
    <span className={styles['two']}>
      {(kind !== 'free' || !claim) && (
        <span className={styles['standing']} data-kind={kind === 'free' ? undefined : kind}>
          {kind === 'draft' && <IconPencil size={16} aria-hidden />}
          {t(`claim.${kind}`)}
        </span>
      )}
      {claim && (
        <span className={styles['standing']} data-own={claim.isOwn}>
          <IconLock size={16} aria-hidden />
          {claim.isOwn ? t('claim.own') : t('claim.by', { name: claim.by.fullName })}
        </span>
      )}
    </span>
  )
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('marking')
  const claims = claimStates.map((value) => ({ value, label: t(`filter.claim.${value}`) }))
  const ages = ['1', '3', '7', '14'].map((value) => ({
    value,
    label: t('filter.waited', { count: Number(value) }),
  }))
  return (
    <>
      <TypedFilter list={list} name="user" label={t('column.user')} />
      <TypedFilter list={list} name="evaluation" label={t('column.evaluation')} />
      <ChoiceFilter
        list={list}
        name="claim"
        label={t('column.state')}
        any={t('filter.claim.any')}
        choices={claims}
      />
      <ChoiceFilter
        list={list}
        name="waitedDays"
        label={t('column.waiting')}
        any={t('filter.waitedAny')}
        choices={ages}
      />
    </>
  )
}

type BeginProps = { queue: Queue; list: ListState; rows: readonly WaitingMark[] }

/** The way to the first that nobody else has open, and whether one walks through one evaluation alone. */
function Begin({ queue, list, rows }: BeginProps) {
  const { t } = useTranslation('marking')
  const text = useLocalText()
  const evaluationId = Number(list.filter('evaluationId')) || undefined
  const free = rows.find(({ claim }) => !claim || claim.isOwn)
  const named = rows.find(({ evaluation }) => evaluation.id === evaluationId)?.evaluation
  if (!free && evaluationId === undefined) return null
  return (
    <div className={styles['begin']}>
      {free && (
        <Button component={Link} to={deskAddress({ id: free.id, queue, evaluationId })}>
          {t('queue.begin')}
        </Button>
      )}
      {evaluationId !== undefined && (
        <span>{named ? t('queue.within', { name: text(named.name) }) : t('queue.withinOne')}</span>
      )}
    </div>
  )
}

/** What waits in one queue, the oldest first. */
export function WaitingQueue({ queue }: { queue: Queue }) {
  const { t } = useTranslation('marking')
  const list = useListState({
    sort: { field: 'submittedAt', direction: 'ASC' },
    filters: ['user', 'evaluation', 'evaluationId', 'claim', 'waitedDays'],
  })
  const result = useQuery(waitingList(queue, list.query))
  const columns = useColumns(queue, list)
  const isWithinAlone = list.filter('evaluationId') !== '' && list.filtersChanged === 1
  if (isWithinAlone && result.data?.totalElements === 0)
    return (
      <div className="card">
        <EmptyState
          title={t('queue.doneWithin')}
          action={<Button onClick={() => list.setFilter('evaluationId', '')}>{t('queue.all')}</Button>}
        />
      </div>
    )
  return (
    <>
      <Begin queue={queue} list={list} rows={result.data?.content ?? []} />
      <ListPart
        label={t(`tabs.${queue}`)}
        list={list}
        result={result}
        columns={columns}
        rowKey={({ id }) => id}
        filters={<Filters list={list} />}
        empty={{ title: t('queue.empty'), hint: t('queue.emptyHint') }}
      />
    </>
  )
}
