import { Button } from '@mantine/core'
import type { WebhookDeliveryWhole } from '@oktant/contract/organisation/webhooks.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useParams } from 'react-router'
import { useErrorTexts } from '../../../lib/api/error-text.ts'
import { noteProblem, notice } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { Facts } from '../../../ui/facts.tsx'
import { DeliveryState, useEventName } from './webhook-states.tsx'
import styles from './webhooks.module.css'
import { delivery, useReplay, useSkipDelivery } from './webhooks.queries.ts'

/** One message: what was sent, what was answered, and sending it again or leaving it out. */
export function DeliveryScreen() {
  const { t } = useTranslation('webhooks')
  const { data } = useSuspenseQuery(delivery(Number(useParams()['id'])))
  const nameOf = useEventName()
  const { webhook, event, body, answer } = data
  return (
    <RecordScreen
      back={{
        to: generatePath(paths.webhookDeliveries, { id: String(webhook.id) }),
        label: t('log.title', { name: webhook.name }),
      }}
      title={nameOf(event)}
      lead={webhook.url}
      tools={<Tools delivery={data} />}
    >
      <RecordSection title={t('part.outcome')}>
        <Outcome delivery={data} />
      </RecordSection>
      <RecordSection title={t('log.body')}>
        <pre className={styles['raw']}>{JSON.stringify(JSON.parse(body), null, 2)}</pre>
      </RecordSection>
      <RecordSection title={t('log.firstPart')}>
        {answer ? <pre className={styles['raw']}>{answer}</pre> : <p>{t('log.noAnswer')}</p>}
      </RecordSection>
    </RecordScreen>
  )
}

function Outcome({ delivery: one }: { delivery: WebhookDeliveryWhole }) {
  const { t } = useTranslation('webhooks')
  const { dateTime, number } = useDates()
  const when = (at: string | null) => (at ? dateTime(at) : t('field.never'))
  const facts = [
    [t('field.state'), <DeliveryState key="state" state={one.state} />],
    [t('log.messageId'), <code key="id">{one.messageId}</code>],
    [t('log.answer'), one.status ?? (one.error || '–')],
    [t('log.attempts'), number(one.attempts)],
    [t('log.happened'), dateTime(one.happenedAt)],
    [t('log.lastTried'), when(one.lastTriedAt)],
    [t('log.delivered'), when(one.deliveredAt)],
    [t('log.took'), one.durationMs === null ? '–' : t('log.duration', { count: one.durationMs })],
  ] as const
  return <Facts facts={facts} />
}

function Tools({ delivery: { id, webhook, can } }: { delivery: WebhookDeliveryWhole }) {
  const { t } = useTranslation('webhooks')
  const words = useErrorTexts()
  const replay = useReplay(webhook.id)
  const skip = useSkipDelivery(id)
  const onError = (error: unknown) => noteProblem(words(error))
  const again = () =>
    replay.mutate(
      { ids: [id] },
      { onSuccess: ({ count }) => notice.set({ text: t('replay.done', { count }) }), onError },
    )
  const leaveOut = () =>
    skip.mutate(undefined, { onSuccess: () => notice.set({ text: t('skip.done') }), onError })
  return (
    <>
      {can.replay && (
        <Button variant="default" loading={replay.isPending} onClick={again}>
          {t('replay.open')}
        </Button>
      )}
      {can.skip && (
        <Button variant="default" loading={skip.isPending} onClick={leaveOut}>
          {t('skip.open')}
        </Button>
      )}
    </>
  )
}
