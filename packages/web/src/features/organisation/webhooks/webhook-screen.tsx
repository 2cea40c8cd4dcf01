import type { Webhook, WebhookForm as Values } from '@oktant/contract/organisation/webhooks.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useNavigate, useParams } from 'react-router'
import { paths } from '../../../lib/paths.ts'
import { useDates } from '../../../lib/words/shown/dates.ts'
import { RecordHistory } from '../../../ui/admin/record/record-history.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ShowOnce } from '../../../ui/admin/record/show-once.tsx'
import { WebhookForm } from './webhook-form.tsx'
import { WebhookState } from './webhook-states.tsx'
import { WebhookTools } from './webhook-tools.tsx'
import styles from './webhooks.module.css'
import { useCreateWebhook, useUpdateWebhook, webhook } from './webhooks.queries.ts'

const newHook: Values = { name: '', url: '', events: [] }

/** One subscription, or a new one; a secret of signatures is shown over it this once. */
export function WebhookScreen() {
  const { t } = useTranslation('webhooks')
  const id = Number(useParams()['id'])
  const [secret, setSecret] = useState('')
  return (
    <>
      {id ? <KnownHook key={id} id={id} onSecret={setSecret} /> : <NewHook onSecret={setSecret} />}
      {secret && (
        <ShowOnce
          title={t('secret.title')}
          text={t('secret.text')}
          secret={secret}
          onClose={() => setSecret('')}
        />
      )}
    </>
  )
}

type OnSecret = { onSecret: (secret: string) => void }

function NewHook({ onSecret }: OnSecret) {
  const { t } = useTranslation('webhooks')
  const navigate = useNavigate()
  const create = useCreateWebhook()
  const save = async (values: Values) => {
    const { webhook: made, secret } = await create.mutateAsync(values)
    onSecret(secret)
    void navigate(generatePath(paths.webhook, { id: String(made.id) }), { replace: true })
  }
  return (
    <RecordScreen back={{ to: paths.webhooks, label: t('back') }} title={t('list.new')}>
      <WebhookForm id={0} first={newHook} submit={t('new.submit')} save={save} />
    </RecordScreen>
  )
}

function KnownHook({ id, onSecret }: { id: number } & OnSecret) {
  const { t } = useTranslation('webhooks')
  const { data } = useSuspenseQuery(webhook(id))
  const update = useUpdateWebhook(id)
  const { name, url, events } = data
  return (
    <RecordScreen
      back={{ to: paths.webhooks, label: t('back') }}
      title={name}
      tools={<WebhookTools hook={data} onSecret={onSecret} />}
      aside={
        <>
          <Faring hook={data} />
          <RecordHistory object="webhook" id={id} />
        </>
      }
    >
      <WebhookForm id={id} first={{ name, url, events }} save={update.mutateAsync} />
    </RecordScreen>
  )
}

/** What waits, what went wrong, and the way to the log. */
function Faring({ hook }: { hook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const { dateTime } = useDates()
  const { id, waiting, lastError, pausedWhy, failingSince, nextTryAt, lastDeliveredAt, oldSecretUntil } = hook
  return (
    <RecordSection title={t('part.faring')}>
      <div>
        <WebhookState {...hook} />
      </div>
      {pausedWhy && <p>{t(`paused.${pausedWhy}`)}</p>}
      {failingSince && (
        <p className={styles['bad']}>
          {t('faring.failing', { when: dateTime(failingSince), why: lastError })}
        </p>
      )}
      {failingSince && !pausedWhy && nextTryAt && <p>{t('faring.next', { when: dateTime(nextTryAt) })}</p>}
      <p>{t('faring.waiting', { count: waiting })}</p>
      {lastDeliveredAt && <p>{t('faring.last', { when: dateTime(lastDeliveredAt) })}</p>}
      {oldSecretUntil && <p>{t('faring.oldSecret', { when: dateTime(oldSecretUntil) })}</p>}
      <p>
        <Link to={generatePath(paths.webhookDeliveries, { id: String(id) })}>{t('faring.log')}</Link>
      </p>
    </RecordSection>
  )
}
