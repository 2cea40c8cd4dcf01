import { Checkbox, TextInput } from '@mantine/core'
import type { GroupMessageValues } from '@oktant/contract/communication/group-messages.ts'
import { channels } from '@oktant/contract/communication/notification-type.ts'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { generatePath, useNavigate } from 'react-router'
import { useErrorText } from '../../../lib/api/error-text.ts'
import { paths } from '../../../lib/paths.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useUser } from '../../../lib/session/session-state.ts'
import { RecordForm } from '../../../ui/admin/record/record-form.tsx'
import { RecordScreen, RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { DayField } from '../../../ui/form/fields/day-field.tsx'
import { AudienceFields } from '../audiences/audience-fields.tsx'
import styles from '../parts/communication.module.css'
import { useFaultWords } from '../parts/fault-words.ts'
import { useSettled } from '../parts/settled.ts'
import { TemplateChoice } from '../message-templates/template-choice.tsx'
import { TemplateFields } from '../message-templates/template-fields.tsx'
import { recipientCount, useSendGroupMessage } from './group-messages.queries.ts'
import { momentOf } from '../../../lib/words/shown/moments.ts'

const emptyText = { subject: '', body: '', action: '' }
type Written = Omit<GroupMessageValues, 'sendAt'> & { isLater: boolean; day: string; time: string }
const nothing: Written = {
  audience: { kind: 'everyone', ids: [], reach: 'themselves' },
  channels: ['mail', 'inApp'],
  texts: { en: emptyText, de: emptyText },
  isLater: false,
  day: '',
  time: '08:00',
}

/** A new message: for whom, by which way, in both languages, now or later. */
export function WriteMessage() {
  const { t } = useTranslation(['groupMessages', 'shell'])
  const navigate = useNavigate()
  const send = useSendGroupMessage()
  const timezone = useUser()?.timezone ?? 'UTC'
  const momentFor = ({ day, time }: Written) => momentOf(day, time, timezone)
  const form = useRecordForm({
    name: 'group-message',
    first: nothing,
    words: useFaultWords(),
    check: (values) => (values.isLater && !momentFor(values) ? { day: t('when.missing') } : {}),
    async save(written) {
      const { audience, texts, channels: ways, isLater } = written
      const sendAt = isLater ? momentFor(written) : null
      const saved = await send.mutateAsync({ audience, texts, channels: ways, sendAt })
      await navigate(generatePath(paths.groupMessage, { id: String(saved.id) }), { replace: true })
    },
  })
  const { values } = form
  return (
    <RecordScreen
      back={{ to: paths.groupMessages, label: t('back') }}
      title={t('list.new')}
      lead={t('write.lead')}
      aside={<Recipients audience={values.audience} />}
    >
      <RecordForm label={t('list.new')} form={form} submit={t(values.isLater ? 'write.later' : 'write.send')}>
        <AudienceFields audience={values.audience} onChange={(audience) => form.set({ audience })} />
        <WayAndTime values={values} errorAt={form.errorAt} onChange={form.set} />
        <TemplateChoice onTake={(texts) => form.set({ texts })} />
        <TemplateFields
          texts={values.texts}
          hasAction={false}
          errorAt={form.errorAt}
          onChange={(texts) => form.set({ texts })}
        />
      </RecordForm>
    </RecordScreen>
  )
}

type WayProps = {
  values: Written
  errorAt: (field: string) => string | undefined
  onChange: (changed: Partial<Written>) => void
}

function WayAndTime({ values, errorAt, onChange }: WayProps) {
  const { t } = useTranslation(['groupMessages', 'notificationSettings'])
  const toggled = (channel: (typeof channels)[number], isOn: boolean) =>
    isOn ? [...values.channels, channel] : values.channels.filter((other) => other !== channel)
  return (
    <RecordSection title={t('when.title')}>
      <fieldset className={styles['choices']}>
        <legend>{t('when.channels')}</legend>
        {channels.map((channel) => (
          <Checkbox
            key={channel}
            label={t(`notificationSettings:channel.${channel}`)}
            checked={values.channels.includes(channel)}
            onChange={({ target }) => onChange({ channels: toggled(channel, target.checked) })}
          />
        ))}
      </fieldset>
      {errorAt('channels') && (
        <p role="alert" className={styles['problem']}>
          {errorAt('channels')}
        </p>
      )}
      <Checkbox
        label={t('when.later')}
        checked={values.isLater}
        onChange={({ target }) => onChange({ isLater: target.checked })}
      />
      {values.isLater && (
        <div className={styles['cells']}>
          <DayField
            label={t('when.day')}
            value={values.day}
            error={errorAt('day')}
            onChange={(day) => onChange({ day })}
          />
          <TextInput
            type="time"
            label={t('when.time')}
            value={values.time}
            onChange={({ target }) => onChange({ time: target.value })}
          />
        </div>
      )}
    </RecordSection>
  )
}

function Recipients({ audience }: Pick<Written, 'audience'>) {
  const { t } = useTranslation('groupMessages')
  const { data, error } = useQuery(recipientCount(useSettled(audience)))
  const problem = useErrorText(error)
  return (
    <RecordSection title={t('recipients.title')}>
      <p role="status">
        <strong>
          {data ? t('recipients.count', { count: data.count }) : (problem ?? t('recipients.choose'))}
        </strong>
      </p>
      <p className={styles['quiet']}>{t('recipients.hint')}</p>
    </RecordSection>
  )
}
