import { TextInput } from '@mantine/core'
import {
  webhookEventNames,
  webhookEvents,
  type WebhookEventName,
} from '@oktant/contract/organisation/webhook-events.ts'
import type { WebhookForm as Values } from '@oktant/contract/organisation/webhooks.ts'
import { useTranslation } from 'react-i18next'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useRecordWords } from '../../../lib/records/record-words.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { fieldColumns, RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { ChoiceGroups } from '../../../ui/form/fields/choice-groups.tsx'

type FormProps = { id: number; first: Values; submit?: string; save: (values: Values) => Promise<unknown> }

/** Who is told, and of what. */
export function WebhookForm({ id, first, submit, save }: FormProps) {
  const { t } = useTranslation('webhooks')
  const form = useRecordForm({ name: `webhook:${id}`, first, words: useRecordWords(), save })
  const { name, url, events } = form.values
  const toggle = (event: WebhookEventName) =>
    form.set({
      events: events.includes(event) ? events.filter((kept) => kept !== event) : [...events, event],
    })
  return (
    <RecordForm label={t('form')} form={form} {...(submit && { submit })}>
      <RecordSection title={t('part.address')}>
        <div className={fieldColumns}>
          <TextInput
            label={t('field.name')}
            description={t('field.nameHint')}
            value={name}
            maxLength={100}
            error={form.errorAt('name')}
            onChange={({ target }) => form.set({ name: target.value })}
          />
          <TextInput
            label={t('field.url')}
            description={t('field.urlHint')}
            type="url"
            value={url}
            maxLength={1000}
            error={form.errorAt('url')}
            onChange={({ target }) => form.set({ url: target.value })}
          />
        </div>
      </RecordSection>
      <RecordSection title={t('part.events')} hint={t('part.eventsHint', { count: events.length })}>
        <Events chosen={events} onToggle={toggle} error={form.errorAt('events')} />
      </RecordSection>
    </RecordForm>
  )
}

type EventsProps = {
  chosen: readonly WebhookEventName[]
  onToggle: (event: WebhookEventName) => void
  error: string | undefined
}

function Events({ chosen, onToggle, error }: EventsProps) {
  const { t } = useTranslation('webhooks')
  const text = useLocalText()
  const choices = webhookEventNames.map((event) => ({
    value: event,
    label: text(webhookEvents[event]),
    hint: text(webhookEvents[event].about),
  }))
  return (
    <ChoiceGroups
      groups={[{ key: 'events', legend: t('field.events'), choices }]}
      chosen={chosen}
      onToggle={onToggle}
      search={{ label: t('search.label'), none: t('search.none') }}
      error={error}
    />
  )
}
