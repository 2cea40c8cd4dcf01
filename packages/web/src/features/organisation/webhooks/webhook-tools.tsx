import { Button } from '@mantine/core'
import type { Webhook } from '@oktant/contract/organisation/webhooks.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router'
import { onceMade } from '../../../lib/api/once-made.ts'
import { useErrorTexts } from '../../../lib/api/error-text.ts'
import { noteProblem, notice, offerUndo } from '../../../lib/notice.ts'
import { paths } from '../../../lib/paths.ts'
import { RecordRemoval } from '../../../ui/admin/record/record-removal.tsx'
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx'
import {
  bringBack,
  dropWebhook,
  useRotateSecret,
  useSwitchWebhook,
  useTestWebhook,
  webhookAffected,
  webhooksChanged,
} from './webhooks.queries.ts'

const overlapHours = 24

type ToolsProps = { hook: Webhook; onSecret: (secret: string) => void }

export function WebhookTools({ hook, onSecret }: ToolsProps) {
  return (
    <>
      <Test id={hook.id} />
      <Switch hook={hook} />
      <Rotate id={hook.id} onSecret={onSecret} />
      <Remove hook={hook} />
    </>
  )
}

function Test({ id }: { id: number }) {
  const { t } = useTranslation('webhooks')
  const words = useErrorTexts()
  const navigate = useNavigate()
  const test = useTestWebhook(id)
  const send = () =>
    test.mutate(undefined, {
      onSuccess(sent) {
        const isTaken = sent.state === 'delivered'
        const why = sent.error || `${sent.status}`
        notice.set({ text: isTaken ? t('test.taken', { status: sent.status }) : t('test.refused', { why }) })
        if (!isTaken) void navigate(generatePath(paths.webhookDelivery, { id: String(sent.id) }))
      },
      onError: (error) => noteProblem(words(error)),
    })
  return (
    <Button variant="default" loading={test.isPending} onClick={send}>
      {t('test.open')}
    </Button>
  )
}

function Switch({ hook: { id, name, state } }: { hook: Webhook }) {
  const { t } = useTranslation('webhooks')
  const words = useErrorTexts()
  const change = useSwitchWebhook(id)
  const isActive = state === 'active'
  const press = () =>
    change.mutate(!isActive, {
      onSuccess: () =>
        offerUndo(t(isActive ? 'switch.paused' : 'switch.resumed', { name }), () =>
          change.mutateAsync(isActive),
        ),
      onError: (error) => noteProblem(words(error)),
    })
  return (
    <Button variant="default" loading={change.isPending} onClick={press}>
      {t(isActive ? 'switch.pause' : 'switch.resume')}
    </Button>
  )
}

function Rotate({ id, onSecret }: { id: number; onSecret: (secret: string) => void }) {
  const { t } = useTranslation('webhooks')
  const [isOpen, setOpen] = useState(false)
  const rotate = useRotateSecret(id)
  const confirm = () =>
    onceMade(rotate.mutateAsync(overlapHours), ({ secret }) => {
      setOpen(false)
      onSecret(secret)
    })
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        {t('rotate.open')}
      </Button>
      {isOpen && (
        <ConfirmDialog
          title={t('rotate.title')}
          text={t('rotate.text', { count: overlapHours })}
          confirm={t('rotate.confirm')}
          isBusy={rotate.isPending}
          error={rotate.error}
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

function Remove({ hook: { id, name } }: { hook: Webhook }) {
  const { t } = useTranslation('webhooks')
  return (
    <RecordRemoval
      words={{
        open: t('remove.open'),
        title: t('remove.title', { name }),
        text: t('remove.text'),
        confirm: t('remove.confirm'),
        touched: ({ what, count }) => t(what === 'waiting' ? 'remove.waiting' : 'remove.events', { count }),
        done: t('remove.done', { name }),
      }}
      affected={webhookAffected(id)}
      remove={() => dropWebhook(id)}
      restore={() => bringBack(id)}
      changed={webhooksChanged}
      back={paths.webhooks}
    />
  )
}
