import { type PurchaseRecord, purchaseStates, purchaseWays } from '@oktant/contract/learning/purchases.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { type ListState, useListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { useMoney } from '../../../lib/words/shown/money.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { BulkPurchases } from './bulk-purchases.tsx'
import { PurchaseStanding } from './purchase-words.tsx'
import { purchases } from './purchases.queries.ts'

function useColumns(): Column<PurchaseRecord>[] {
  const { t } = useTranslation('purchases')
  const text = useLocalText()
  const money = useMoney()
  const { dateTime } = useDates()
  return [
    {
      field: 'name',
      head: t('purchase.course'),
      cell: ({ id, name }) => <Link to={generatePath(paths.purchase, { id: String(id) })}>{text(name)}</Link>,
      isSortable: true,
    },
    { field: 'person', head: t('purchase.person'), cell: ({ user }) => user.fullName, isSortable: true },
    {
      field: 'cents',
      head: t('purchase.amount'),
      cell: (row) => <span className="numbers">{row.free ? t('free') : money(row)}</span>,
      isSortable: true,
    },
    {
      field: 'invoiceNumber',
      head: t('purchase.invoice'),
      cell: ({ invoiceNumber, way }) => (
        <span className="numbers">{invoiceNumber ?? (way === 'card' ? t('way.card') : '–')}</span>
      ),
      isSortable: true,
    },
    {
      field: 'state',
      head: t('purchase.state'),
      cell: ({ state }) => <PurchaseStanding state={state} />,
      isSortable: true,
    },
    {
      field: 'askedAt',
      head: t('purchase.askedAt'),
      cell: ({ askedAt }) => <span className="numbers">{dateTime(askedAt)}</span>,
      isSortable: true,
    },
  ]
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('purchases')
  const states = purchaseStates.map((state) => ({ value: state, label: t(`state.${state}`) }))
  const ways = purchaseWays.map((way) => ({ value: way, label: t(`way.${way}`) }))
  return (
    <>
      <TypedFilter list={list} name="name" label={t('purchase.course')} />
      <TypedFilter list={list} name="person" label={t('purchase.person')} />
      <TypedFilter list={list} name="invoiceNumber" label={t('purchase.invoice')} />
      <ChoiceFilter
        list={list}
        name="state"
        label={t('purchase.state')}
        any={t('state.any')}
        choices={states}
      />
      <ChoiceFilter list={list} name="way" label={t('purchase.way')} any={t('way.any')} choices={ways} />
    </>
  )
}

/** What people have bought and asked for, and which invoices wait to be confirmed. */
export function PurchasesScreen() {
  const { t } = useTranslation(['purchases', 'admin', 'shell'])
  const text = useLocalText()
  const list = useListState({
    sort: { field: 'askedAt', direction: 'DESC' },
    filters: ['name', 'person', 'invoiceNumber', 'state', 'way'],
  })
  return (
    <ListScreen
      title={t('shell:screen.purchases')}
      lead={t('list.lead')}
      list={list}
      result={useQuery(purchases(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<Filters list={list} />}
      bulk={{
        nameOf: ({ name, user }) => `${text(name)}, ${user.fullName}`,
        open: t('admin:bulk.open'),
        dialog: (props) => <BulkPurchases {...props} />,
      }}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
