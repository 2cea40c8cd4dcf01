import { Button } from '@mantine/core'
import { claimStates, type WaitingMark } from '@oktant/contract/moderation.ts'
import { IconLock, IconPencil } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type ListState, useListState } from '../../../lib/records/list-state.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/filters.tsx'
import { ListPart } from '../../../ui/admin/list-screen.tsx'
import type { Column } from '../../../ui/data-table.tsx'
import { deskAddress } from './desk-address.ts'
import styles from './moderation.module.css'
import { type Queue, waitingList } from './moderation.queries.ts'
import { useWaitingColumn } from './waiting-column.tsx'

function useColumns(queue: Queue, list: ListState): Column<WaitingMark>[] {
  const { t } = useTranslation('moderation')
  const text = useLocalText()
  const waiting = useWaitingColumn(t('column.waiting'))
  const evaluationId = Number(list.filter('evaluationId')) || undefined
  return [
    {
      field: 'user',
      head: t('column.user'),
      cell: ({ id, user }) => <Link to={deskAddress({ id, queue, evaluationId })}>{user.fullName}</Link>,
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

/** Whether somebody is at it, or has begun. */
function Standing({ row: { claim, hasDraft, isRevised, round } }: { row: WaitingMark }) {
  const { t } = useTranslation('moderation')
  if (claim)
    return (
      <span className={styles['standing']} data-own={claim.isOwn}>
        <IconLock size={16} aria-hidden />
        {claim.isOwn ? t('claim.own') : t('claim.by', { name: claim.by.fullName })}
      </span>
    )
  if (!hasDraft)
    return (
      <span className={styles['standing']}>
        {t(
          round > 2
            ? 'claim.round3'
            : round > 1
              ? 'claim.round2'
              : isRevised
                ? 'claim.revised'
                : 'claim.free',
        )}
      </span>
    )
  return (
    <span className={styles['standing']}>
      <IconPencil size={16} aria-hidden />
      {t('claim.draft')}
    </span>
  )
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('moderation')
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
  const { t } = useTranslation('moderation')
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
        <>
          <span>{named ? t('queue.within', { name: text(named.name) }) : t('queue.withinOne')}</span>
          <Button variant="subtle" onClick={() => list.setFilter('evaluationId', '')}>
            {t('queue.all')}
          </Button>
        </>
      )}
    </div>
  )
}

/** What waits in one queue, the oldest first. */
export function WaitingQueue({ queue }: { queue: Queue }) {
  const { t } = useTranslation('moderation')
  const list = useListState({
    sort: { field: 'submittedAt', direction: 'ASC' },
    filters: ['user', 'evaluation', 'evaluationId', 'claim', 'waitedDays'],
  })
  const result = useQuery(waitingList(queue, list.query))
  return (
    <>
      <Begin queue={queue} list={list} rows={result.data?.content ?? []} />
      <ListPart
        label={t(`tabs.${queue}`)}
        list={list}
        result={result}
        columns={useColumns(queue, list)}
        rowKey={({ id }) => id}
        filters={<Filters list={list} />}
        empty={{ title: t('queue.empty'), hint: t('queue.emptyHint') }}
      />
    </>
  )
}
