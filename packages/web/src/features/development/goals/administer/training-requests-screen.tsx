import { Button, Textarea } from '@mantine/core'
import type { GoalDemand } from '@oktant/contract/development/goal-changes.ts'
import { goalsMessages } from '@oktant/contract/kit/messages/goals.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { onceMade } from '../../../../lib/api/once-made.ts'
import { notice } from '../../../../lib/notice.ts'
import { useListState } from '../../../../lib/records/list-state.ts'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import { useMoney } from '../../../../lib/words/shown/money.ts'
import { TypedFilter } from '../../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../../ui/admin/list/list-screen.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { DialogButtons } from '../../../../ui/dialog/dialog-buttons.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { ComingState, ErrorState } from '../../../../ui/page/states.tsx'
import type { Column } from '../../../../ui/table/data-table.tsx'
import { demandedGoals, goalDemand, useDecideGoals } from '../goals.queries.ts'
import styles from '../goals.module.css'

function useColumns(): Column<GoalDemand>[] {
  const { t } = useTranslation('goals')
  const { day } = useDates()
  const money = useMoney()
  return [
    { field: 'name', head: t('field.name'), cell: ({ name }) => name || t('nameless'), isLong: true },
    { field: 'type', head: t('field.type'), cell: ({ goalTypeE }) => t(`type.${goalTypeE}`) },
    {
      field: 'people',
      head: t('demand.people'),
      cell: ({ people }) => <span className="numbers">{people}</span>,
    },
    {
      field: 'cost',
      head: t('field.cost'),
      cell: ({ costCents: cents, currency }) => <span className="numbers">{money({ cents, currency })}</span>,
    },
    {
      field: 'firstBy',
      head: t('demand.firstBy'),
      cell: ({ firstBy }) => <span className="numbers">{firstBy && day(firstBy)}</span>,
    },
    {
      field: 'lastBy',
      head: t('demand.lastBy'),
      cell: ({ lastBy }) => <span className="numbers">{lastBy && day(lastBy)}</span>,
    },
    { field: 'deeds', head: t('field.deeds'), cell: (row) => <Decide demand={row} /> },
  ]
}

function Decide({ demand }: { demand: GoalDemand }) {
  const { t } = useTranslation('goals')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="default"
        aria-label={`${t('demand.open')}: ${demand.name}`}
        onClick={() => setOpen(true)}
      >
        {t('demand.open')}
      </Button>
      {isOpen && <DecideDialog demand={demand} onClose={() => setOpen(false)} />}
    </>
  )
}

/** Who asks for it, and one decision about all. */
function DecideDialog({ demand, onClose }: { demand: GoalDemand; onClose: () => void }) {
  const { t } = useTranslation('goals')
  const message = useMessage()
  const { goalTypeE, typeId, name } = demand
  const { data, error, refetch } = useQuery(demandedGoals(goalTypeE, typeId, name))
  const [comment, setComment] = useState('')
  const [lacksComment, setLacks] = useState(false)
  const decide = useDecideGoals()
  const problem = useErrorText(decide.error)
  const ids = data?.filter(({ trainingGoal }) => trainingGoal.can.decide).map(({ id }) => id) ?? []
  const send = (decision: 'approve' | 'decline') => {
    const isMissing = decision === 'decline' && !comment.trim()
    setLacks(isMissing)
    if (isMissing) return
    onceMade(decide.mutateAsync({ ids, decision, managerComments: comment.trim() }), ({ changed }) => {
      notice.set({ text: t('done.decide', { count: changed.length }) })
      onClose()
    })
  }
  return (
    <Dialog title={name || t('nameless')} onClose={onClose} size="lg">
      {error && !data ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {!error && !data && <ComingState />}
      <ul className={styles['files']} aria-label={t('demand.people')}>
        {data?.map(({ id, trainingGoal: { user, statusName, comments } }) => (
          <li key={id}>
            <strong>{user.name}</strong> · {statusName}
            {comments && `: ${comments}`}
          </li>
        ))}
      </ul>
      {ids.length > 0 && (
        <Textarea
          label={t('field.managerComments')}
          rows={2}
          maxLength={2000}
          value={comment}
          error={lacksComment && message(goalsMessages.goal_comment_required)}
          onChange={({ target }) => setComment(target.value)}
        />
      )}
      <FormProblem>{problem}</FormProblem>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('deed.close')}
        </Button>
        {ids.length > 0 && (
          <>
            <Button variant="default" loading={decide.isPending} onClick={() => send('decline')}>
              {t('demand.decline', { count: ids.length })}
            </Button>
            <Button loading={decide.isPending} onClick={() => send('approve')}>
              {t('demand.approve', { count: ids.length })}
            </Button>
          </>
        )}
      </DialogButtons>
    </Dialog>
  )
}

/** What training people ask for. */
export function TrainingRequestsScreen() {
  const { t } = useTranslation(['goals', 'shell'])
  const list = useListState({ sort: { field: 'people', direction: 'DESC' }, filters: ['searchTerm'] })
  const { _page, _perPage } = list.query
  const searchTerm = list.filter('searchTerm')
  const query = { _page, _perPage, ...(searchTerm && { searchTerm }) }
  const rows = useQuery(goalDemand(query))
  return (
    <ListScreen
      title={t('shell:screen.trainingRequests')}
      lead={t('demand.lead')}
      list={list}
      result={rows}
      columns={useColumns()}
      rowKey={(row) => (rows.data?.content ?? []).indexOf(row)}
      filters={<TypedFilter list={list} name="searchTerm" label={t('field.name')} />}
      empty={{ title: t('demand.none'), hint: t('demand.noneHint') }}
    />
  )
}
