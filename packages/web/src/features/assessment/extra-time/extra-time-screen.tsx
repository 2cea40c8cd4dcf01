import { Button } from '@mantine/core'
import type { ExtraTime } from '@oktant/contract/assessment/attempts/extra-time.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { deferred } from '../../../lib/deferred.tsx'
import { offerUndo } from '../../../lib/notice.ts'
import { useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import styles from './extra-time.module.css'
import { extraTimes, giveExtraTime, takeExtraTimeBack } from './extra-time.queries.ts'

const GiveDialog = deferred(() => import('./give-dialog.tsx').then((file) => file.GiveDialog), ['extraTime'])

function useColumns(): Column<ExtraTime>[] {
  const { t } = useTranslation('extraTime')
  const text = useLocalText()
  const { short, percent } = useDates()
  return [
    { field: 'user', head: t('column.user'), cell: ({ user }) => user.fullName, isSortable: true },
    {
      field: 'evaluation',
      head: t('column.evaluation'),
      cell: ({ evaluation }) => (evaluation ? text(evaluation.name) : t('evaluation.all')),
    },
    {
      field: 'extra',
      head: t('column.extra'),
      cell: (row) => (
        <span className="numbers">
          {[row.percent > 0 && percent(row.percent), row.minutes > 0 && t('minutes', { count: row.minutes })]
            .filter(Boolean)
            .join(' + ')}
        </span>
      ),
    },
    {
      field: 'givenAt',
      head: t('column.given'),
      cell: ({ givenAt, givenBy }) => (
        <span className={styles['two']}>
          <time dateTime={givenAt}>{short(givenAt)}</time>
          <small>{givenBy}</small>
        </span>
      ),
      isSortable: true,
    },
    { field: 'take', head: t('column.tools'), cell: (row) => <TakeBack row={row} /> },
  ]
}

function TakeBack({ row }: { row: ExtraTime }) {
  const { t } = useTranslation('extraTime')
  const { id, user, evaluation, percent, minutes } = row
  const take = useMutation({
    mutationFn: () => takeExtraTimeBack(id),
    onSuccess: () =>
      offerUndo(t('taken', { name: user.fullName }), () =>
        giveExtraTime({ userId: user.id, evaluationId: evaluation?.id ?? null, percent, minutes }),
      ),
  })
  const problem = useErrorText(take.error)
  return (
    <>
      <Button
        variant="default"
        loading={take.isPending}
        aria-label={t('takeNamed', { name: user.fullName })}
        onClick={() => take.mutate()}
      >
        {t('column.take')}
      </Button>
      {problem && <p role="alert">{problem}</p>}
    </>
  )
}

/** Who has longer than the limit says, and how much. */
export function ExtraTimeScreen() {
  const { t } = useTranslation(['extraTime', 'shell'])
  const list = useListState({ sort: { field: 'user', direction: 'ASC' }, filters: ['user'] })
  const [isOpen, setOpen] = useState(false)
  const open = () => void GiveDialog.prepare().then(() => setOpen(true))
  return (
    <>
      <ListScreen
        title={t('shell:screen.extraTime')}
        lead={t('lead')}
        tools={<Button onClick={open}>{t('give')}</Button>}
        list={list}
        result={useQuery(extraTimes(list.query))}
        columns={useColumns()}
        rowKey={({ id }) => id}
        filters={<TypedFilter list={list} name="user" label={t('column.user')} />}
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
      {isOpen && <GiveDialog onClose={() => setOpen(false)} />}
    </>
  )
}
