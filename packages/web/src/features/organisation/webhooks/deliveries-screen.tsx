import { webhookEventNames } from '@oktant/contract/organisation/webhook-events.ts'
import {
  deliveryStates,
  type DeliveriesChosen,
  type WebhookDelivery,
} from '@oktant/contract/organisation/webhooks.ts'
import { useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useParams } from 'react-router'
import { onceMade } from '../../../lib/api/once-made.ts'
import { notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useListState, type ListState } from '../../../lib/records/list-state.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { ChoiceFilter, TypedFilter } from '../../../ui/admin/list/filters.tsx'
import { ListPart } from '../../../ui/admin/list/list-screen.tsx'
import { RecordScreen } from '../../../ui/admin/record/record-screen.tsx'
import type { Column } from '../../../ui/table/data-table.tsx'
import { DayField } from '../../../ui/form/fields/day-field.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import { DeliveryState, useEventName } from './webhook-states.tsx'
import styles from './webhooks.module.css'
import { deliveries, useReplay, webhook } from './webhooks.queries.ts'

function useColumns(): Column<WebhookDelivery>[] {
  const { t } = useTranslation('webhooks')
  const { dateTime, number } = useDates()
  const nameOf = useEventName()
  return [
    {
      field: 'happenedAt',
      head: t('log.happened'),
      isSortable: true,
      cell: ({ id, happenedAt }) => (
        <Link className="numbers" to={generatePath(paths.webhookDelivery, { id: String(id) })}>
          {dateTime(happenedAt)}
        </Link>
      ),
    },
    {
      field: 'event',
      head: t('field.event'),
      cell: ({ event, isReplay }) => (
        <>
          {nameOf(event)}
          {isReplay && <span className={styles['under']}>{t('log.replay')}</span>}
        </>
      ),
    },
    { field: 'state', head: t('field.state'), cell: ({ state }) => <DeliveryState state={state} /> },
    {
      field: 'attempts',
      head: t('log.attempts'),
      cell: ({ attempts }) => <span className="numbers">{number(attempts)}</span>,
    },
    {
      field: 'status',
      head: t('log.answer'),
      cell: ({ status, error, durationMs }) => (
        <>
          {status ?? (error || '–')}
          {durationMs !== null && (
            <span className={styles['under']}>{t('log.duration', { count: durationMs })}</span>
          )}
        </>
      ),
    },
  ]
}

function Filters({ list }: { list: ListState }) {
  const { t } = useTranslation('webhooks')
  const nameOf = useEventName()
  return (
    <>
      <TypedFilter list={list} name="messageId" label={t('log.messageId')} />
      <TypedFilter list={list} name="status" label={t('log.status')} />
      <ChoiceFilter
        list={list}
        name="event"
        label={t('field.event')}
        any={t('any.event')}
        choices={[...webhookEventNames, 'webhook.test'].map((name) => ({ value: name, label: nameOf(name) }))}
      />
      <ChoiceFilter
        list={list}
        name="state"
        label={t('field.state')}
        any={t('any.state')}
        choices={deliveryStates.map((state) => ({ value: state, label: t(`sent.${state}`) }))}
      />
      {(['from', 'to'] as const).map((name) => (
        <DayField
          key={name}
          aria-label={t(`log.${name}`)}
          placeholder={t(`log.${name}`)}
          value={list.filter(name)}
          onChange={(day) => list.setFilter(name, day)}
        />
      ))}
    </>
  )
}

/** What one subscription was told and is still to be told; what was sent can be sent again. */
export function DeliveriesScreen() {
  const { t } = useTranslation(['webhooks', 'shell'])
  const id = Number(useParams()['id'])
  const { data: hook } = useSuspenseQuery(webhook(id))
  const list = useListState({
    sort: { field: 'happenedAt', direction: 'DESC' },
    filters: ['messageId', 'status', 'event', 'state', 'from', 'to'],
  })
  const { dateTime } = useDates()
  return (
    <RecordScreen
      back={{ to: generatePath(paths.webhook, { id: String(id) }), label: hook.name }}
      title={t('log.title', { name: hook.name })}
      lead={t('log.lead')}
    >
      <ListPart
        label={t('log.title', { name: hook.name })}
        list={list}
        result={useQuery(deliveries(id, list.query))}
        columns={useColumns()}
        rowKey={(row) => row.id}
        filters={<Filters list={list} />}
        bulk={{
          nameOf: ({ event, happenedAt }) => `${event}, ${dateTime(happenedAt)}`,
          open: t('replay.open'),
          dialog: (props) => <ReplayDialog id={id} {...props} />,
        }}
        empty={{ title: t('log.empty'), hint: t('log.emptyHint') }}
      />
    </RecordScreen>
  )
}

type ReplayProps = {
  id: number
  chosen: DeliveriesChosen
  count: number
  onDone: () => void
  onClose: () => void
}

function ReplayDialog({ id, chosen, count, onDone, onClose }: ReplayProps) {
  const { t } = useTranslation('webhooks')
  const replay = useReplay(id)
  const confirm = () =>
    onceMade(replay.mutateAsync(chosen), ({ count: sent }) => {
      notice.set({ text: t('replay.done', { count: sent }) })
      onDone()
      onClose()
    })
  return (
    <ConfirmDialog
      title={t('replay.title', { count })}
      text={t('replay.text')}
      confirm={t('replay.confirm')}
      isBusy={replay.isPending}
      error={replay.error}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
