import type { RegradeNotice } from '@oktant/contract/assessment/regrades.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import styles from './regrade.module.css'
import { regradeNotices } from './regrade.queries.ts'

function useColumns(): Column<RegradeNotice>[] {
  const { t } = useTranslation('regrade')
  const text = useLocalText()
  const { dateTime, percent } = useDates()
  return [
    {
      field: 'user',
      head: t('column.user'),
      isSortable: true,
      cell: ({ user, evaluation, attempt }) => (
        <span className={styles['two']}>
          <span>{user.fullName}</span>
          <small>{t('told.attempt', { title: text(evaluation.name), attempt })}</small>
        </span>
      ),
    },
    {
      field: 'toldAt',
      head: t('told.when'),
      isSortable: true,
      cell: ({ toldAt }) => <span className="numbers">{dateTime(toldAt)}</span>,
    },
    {
      field: 'said',
      head: t('told.what'),
      isShort: true,
      cell: ({ said, mark }) => (
        <span className={styles['two']}>
          <span>{t(`told.${said}`)}</span>
          {mark !== null && <small className="numbers">{t('told.mark', { mark: percent(mark) })}</small>}
        </span>
      ),
    },
  ]
}

/** Who was told that their result became another, when, and what. */
export function Told({ id }: { id: number }) {
  const { t } = useTranslation('regrade')
  // NOTE: the list of those whose result would change has the plain names in the address.
  const list = useListState({
    sort: { field: 'toldAt', direction: 'DESC' },
    filters: ['user'],
    place: 'told-',
  })
  const columns = useColumns()
  return (
    <section className={styles['told']} aria-label={t('told.title')}>
      <h2>{t('told.title')}</h2>
      <p className={styles['quiet']}>{t('told.hint')}</p>
      <ListPart
        label={t('told.title')}
        list={list}
        result={useQuery(regradeNotices(id, list.query))}
        columns={columns}
        rowKey={(row) => row.id}
        filters={<TypedFilter list={list} name="user" label={t('column.user')} />}
        empty={{ title: t('told.none') }}
      />
    </section>
  )
}
