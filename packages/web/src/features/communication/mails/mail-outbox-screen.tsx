import { mailStates, suppressionReasons, type MailItem } from '@oktant/contract/communication/mails.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { useListState, type ListState } from '../../../lib/records/list-state.ts'
import { paths } from '../../../lib/paths.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import styles from './mail-screen.module.css'
import { MailState } from './mail-state.tsx'
import { mails } from './mails.queries.ts'

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
      cell: ({ state, reason, lastError, dueAt }) => (
        <>
          <MailState state={state} lastError={lastError} />
          {reason && <span className={styles['why']}>{t(`reason.${reason}`)}</span>}
          {dueAt && <span className={styles['why']}>{t('mail.waits', { when: dateTime(dueAt) })}</span>}
        </>
      ),
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

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('mail')
  const states = mailStates.map((state) => ({ value: state, label: t(`state.${state}`) }))
  const reasons = suppressionReasons.map((reason) => ({ value: reason, label: t(`reason.${reason}`) }))
  return (
    <>
      <TypedFilter list={list} name="subject" label={t('mail.subject')} />
      <TypedFilter list={list} name="to" label={t('mail.to')} />
      <ChoiceFilter list={list} name="state" label={t('mail.state')} any={t('state.any')} choices={states} />
      <ChoiceFilter
        list={list}
        name="reason"
        label={t('mail.reason')}
        any={t('reason.any')}
        choices={reasons}
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
    filters: ['subject', 'to', 'state', 'reason'],
  })
  return (
    <ListScreen
      title={t('shell:screen.mailOutbox')}
      lead={t('list.lead')}
      list={list}
      result={useQuery(mails(list.query))}
      columns={columns}
      rowKey={({ id }) => id}
      filters={<Filters list={list} />}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
