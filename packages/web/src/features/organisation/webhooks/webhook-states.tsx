import { webhookEvents, type WebhookEventName } from '@oktant/contract/organisation/webhook-events.ts'
import type { DeliveryState as Sent, Webhook } from '@oktant/contract/organisation/webhooks.ts'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'

const isEvent = (name: string): name is WebhookEventName => Object.hasOwn(webhookEvents, name)

/** An event's name in the reader's language. */
export function useEventName() {
  const { t } = useTranslation('webhooks')
  const text = useLocalText()
  return (name: string) => (isEvent(name) ? text(webhookEvents[name]) : t('event.test'))
}

type Faring = Pick<Webhook, 'state' | 'failingSince' | 'pausedWhy'>

export function WebhookState({ state, failingSince, pausedWhy }: Faring) {
  const { t } = useTranslation('webhooks')
  if (state === 'paused')
    return (
      <span className="pill" data-tone={pausedWhy === 'byHand' ? undefined : 'bad'}>
        {t('state.paused')}
      </span>
    )
  return (
    <span className="pill" data-tone={failingSince ? 'warn' : 'ok'}>
      {t(failingSince ? 'state.failing' : 'state.active')}
    </span>
  )
}

const tones = { waiting: 'warn', delivered: 'ok', failed: 'bad', skipped: undefined } as const

export function DeliveryState({ state }: { state: Sent }) {
  const { t } = useTranslation('webhooks')
  return (
    <span className="pill" data-tone={tones[state]}>
      {t(`sent.${state}`)}
    </span>
  )
}
