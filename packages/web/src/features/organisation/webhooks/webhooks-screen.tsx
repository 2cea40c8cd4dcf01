import { webhookEventNames } from '@oktant/contract/organisation/webhook-events.ts'
import { webhookStates, type Webhook } from '@oktant/contract/organisation/webhooks.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useListState, type ListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListScreen } from '../../../ui/admin/list/list-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { useEventName, WebhookState } from './webhook-states.tsx'
import styles from './webhooks.module.css'
import { webhooks } from './webhooks.queries.ts'

function useColumns(): Column<Webhook>[] {
  const { t } = useTranslation('webhooks')
  const { dateTime, number } = useDates()
  return [
    {
      field: 'name',
      head: t('field.name'),
      isSortable: true,
      cell: ({ id, name, url }) => (
        <>
          <Link to={generatePath(paths.webhook, { id: String(id) })}>{name}</Link>
          <span className={styles['under']}>{url}</span>
        </>
      ),
    },
    { field: 'state', head: t('field.state'), cell: (hook) => <WebhookState {...hook} /> },
    {
      field: 'events',
      head: t('field.events'),
      cell: ({ events }) => t('field.eventCount', { count: events.length }),
    },
    {
      field: 'waiting',
      head: t('field.waiting'),
      cell: ({ waiting }) => <span className="numbers">{number(waiting)}</span>,
    },
    {
      field: 'lastDeliveredAt',
      head: t('field.lastDelivered'),
      cell: ({ lastDeliveredAt }) => (
        <span className="numbers">{lastDeliveredAt ? dateTime(lastDeliveredAt) : t('field.never')}</span>
      ),
    },
  ]
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('webhooks')
  const nameOf = useEventName()
  return (
    <>
      <TypedFilter list={list} name="name" label={t('field.name')} />
      <TypedFilter list={list} name="url" label={t('field.url')} />
      <ChoiceFilter
        list={list}
        name="state"
        label={t('field.state')}
        any={t('any.state')}
        choices={webhookStates.map((state) => ({ value: state, label: t(`state.${state}`) }))}
      />
      <ChoiceFilter
        list={list}
        name="event"
        label={t('field.event')}
        any={t('any.event')}
        choices={webhookEventNames.map((name) => ({ value: name, label: nameOf(name) }))}
      />
    </>
  )
}

/** The programs that are told of what happens, for administrators. */
export function WebhooksScreen() {
  const { t } = useTranslation(['webhooks', 'shell'])
  const list = useListState({
    sort: { field: 'name', direction: 'ASC' },
    filters: ['name', 'url', 'state', 'event'],
  })
  return (
    <ListScreen
      title={t('shell:screen.webhooks')}
      lead={t('list.lead')}
      action={{ label: t('list.new'), to: generatePath(paths.webhook, { id: '0' }) }}
      list={list}
      result={useQuery(webhooks(list.query))}
      columns={useColumns()}
      rowKey={({ id }) => id}
      filters={<Filters list={list} />}
      empty={{ title: t('list.empty'), hint: t('list.emptyHint') }}
    />
  )
}
