import { Button } from '@mantine/core'
import type { Deputy } from '@oktant/contract/people/deputies.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { deferred } from '../../../lib/deferred.tsx'
import { useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { deputies } from './deputies.queries.ts'
import { useDeputyWords } from './deputy-words.ts'
import { EndDeputy } from './end-deputy.tsx'

const DeputyDialog = deferred(
  () => import('./deputy-dialog.tsx').then((file) => file.DeputyDialog),
  ['deputies'],
)

function useColumns(): Column<Deputy>[] {
  const { t } = useTranslation('deputies')
  const { day } = useDates()
  const words = useDeputyWords()
  return [
    { field: 'user', head: t('person'), cell: ({ user }) => user.fullName, isSortable: true },
    { field: 'deputy', head: t('deputy'), cell: ({ deputy }) => deputy.fullName },
    {
      field: 'fromDay',
      head: t('from'),
      cell: ({ fromDay }) => <span className="numbers">{day(fromDay)}</span>,
      isSortable: true,
    },
    {
      field: 'untilDay',
      head: t('until'),
      cell: ({ untilDay }) => <span className="numbers">{day(untilDay)}</span>,
      isSortable: true,
    },
    { field: 'kinds', head: t('kinds'), cell: words.kinds },
    { field: 'end', head: t('change'), cell: (row) => <EndDeputy row={row} undo="others" /> },
  ]
}

/** Who stands in for whom, for HR, which names one where somebody is away and has not. */
export function DeputiesScreen() {
  const { t } = useTranslation(['deputies', 'shell'])
  const list = useListState({ sort: { field: 'fromDay', direction: 'ASC' }, filters: ['user', 'deputy'] })
  const [isOpen, setOpen] = useState(false)
  const open = () => void DeputyDialog.prepare().then(() => setOpen(true))
  return (
    <>
      <ListScreen
        title={t('shell:screen.deputies')}
        lead={t('lead')}
        tools={<Button onClick={open}>{t('name')}</Button>}
        list={list}
        result={useQuery(deputies(list.query))}
        columns={useColumns()}
        rowKey={({ id }) => id}
        filters={
          <>
            <TypedFilter list={list} name="user" label={t('person')} />
            <TypedFilter list={list} name="deputy" label={t('deputy')} />
          </>
        }
        empty={{ title: t('empty'), hint: t('emptyHint') }}
      />
      {isOpen && <DeputyDialog isForOthers onClose={() => setOpen(false)} />}
    </>
  )
}
