import '@mantine/core/styles/Input.layer.css'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { mailStates, type MailItem } from '@oktant/contract/mail.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useDates } from '../../lib/dates.ts'
import { useListState, useTypedFilter, type ListState } from '../../lib/list-state.ts'
import { paths } from '../../lib/paths.ts'
import { DataTable, type Column } from '../../ui/data-table.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { MailState } from './mail-state.tsx'
import { mails } from './mail.queries.ts'

function useColumns(): Column<MailItem>[] {
  const { t } = useTranslation('mail')
  const { dateTime } = useDates()
  const open = ({ id, subject }: MailItem) => (
    <Link to={generatePath(paths.mail, { id: String(id) })}>{subject}</Link>
  )
  return [
    { field: 'subject', head: t('mail.subject'), cell: open, isSortable: true },
    { field: 'to', head: t('mail.to'), cell: ({ to }) => to, isSortable: true },
    {
      field: 'state',
      head: t('mail.state'),
      cell: ({ state }) => <MailState state={state} />,
      isSortable: true,
    },
    {
      field: 'createdAt',
      head: t('mail.createdAt'),
      cell: ({ createdAt }) => <span className="numbers">{dateTime(createdAt)}</span>,
      isSortable: true,
    },
  ]
}

function TypedFilter({ list, name, label }: { list: ListState; name: string; label: string }) {
  const [typed, setTyped] = useTypedFilter(list, name)
  return (
    <TextInput
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  )
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('mail')
  const states = mailStates.map((state) => ({ value: state, label: t(`state.${state}`) }))
  return (
    <>
      <TypedFilter list={list} name="subject" label={t('mail.subject')} />
      <TypedFilter list={list} name="to" label={t('mail.to')} />
      <NativeSelect
        aria-label={t('mail.state')}
        value={list.filter('state')}
        onChange={(event) => list.setFilter('state', event.target.value)}
        data={[{ value: '', label: t('state.any') }, ...states]}
      />
    </>
  )
}

/** The letters of the company, for administrators. */
export function MailOutboxScreen() {
  const { t } = useTranslation(['mail', 'shell'])
  const columns = useColumns()
  const list = useListState({
    sort: { field: 'createdAt', direction: 'DESC' },
    filters: ['subject', 'to', 'state'],
  })
  const { data, error, refetch, isPlaceholderData } = useQuery(mails(list.query))
  const showAll = (
    <Button variant="default" onClick={list.clearFilters}>
      {t('list.showAll')}
    </Button>
  )
  return (
    <div className="page">
      <PageHeader
        title={t('shell:screen.mailOutbox')}
        lead={t('list.lead')}
        tools={<Filters list={list} />}
      />
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <DataTable
          label={t('shell:screen.mailOutbox')}
          columns={columns}
          data={data}
          isBusy={isPlaceholderData}
          list={list}
          rowKey={({ id }) => id}
          empty={
            list.isFiltered ? (
              <EmptyState title={t('list.notFound')} action={showAll} />
            ) : (
              <EmptyState title={t('list.empty')} hint={t('list.emptyHint')} />
            )
          }
        />
      )}
    </div>
  )
}
