import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import {
  autoTriggerNames,
  autoTriggers,
  delayUnits,
  type AutoMessageValues,
} from '@oktant/contract/communication/auto-messages.ts'
import { channels } from '@oktant/contract/communication/notification-type.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useLocalText } from '../../../lib/words/language.ts'
import { RecordSection } from '../../../ui/admin/record/record-screen.tsx'
import { DayField } from '../../../ui/form/fields/day-field.tsx'
import { audienceChoices } from '../audiences/audience.queries.ts'
import styles from '../parts/communication.module.css'

export type PartProps = {
  values: AutoMessageValues
  errorAt: (field: string) => string | undefined
  onChange: (changed: Partial<AutoMessageValues>) => void
}

const whole = (text: string, most: number) => Math.min(most, Math.max(0, Math.trunc(Number(text) || 0)))

/** The name and the occasion. */
export function OccasionFields({ values, errorAt, onChange }: PartProps) {
  const { t } = useTranslation('autoMessages')
  const text = useLocalText()
  const { data } = useSuspenseQuery(audienceChoices)
  const { days, field } = autoTriggers[values.trigger]
  return (
    <RecordSection title={t('occasion.title')}>
      <TextInput
        label={t('field.name')}
        value={values.name}
        maxLength={100}
        error={errorAt('name')}
        onChange={({ target }) => onChange({ name: target.value })}
      />
      <NativeSelect
        label={t('field.trigger')}
        description={t(`triggerHint.${values.trigger}`)}
        value={values.trigger}
        onChange={({ target }) =>
          onChange({ trigger: autoTriggerNames.find((name) => name === target.value) ?? values.trigger })
        }
        data={autoTriggerNames.map((name) => ({ value: name, label: t(`trigger.${name}`) }))}
      />
      {field && (
        <NativeSelect
          label={t('field.field')}
          value={values.field === null ? '' : String(values.field)}
          error={errorAt('field')}
          onChange={({ target }) => onChange({ field: Number(target.value) || null })}
          data={[
            { value: '', label: t('field.choose') },
            ...data.dateFields.map(({ id, name }) => ({ value: String(id), label: text(name) })),
          ]}
        />
      )}
      {days && (
        <TextInput
          type="number"
          min={0}
          max={3650}
          label={t('field.days')}
          value={String(values.days)}
          onChange={({ target }) => onChange({ days: whole(target.value, 3650) })}
        />
      )}
    </RecordSection>
  )
}

/** By which way, after how long, and when not. */
export function WayFields({ values, errorAt, onChange }: PartProps) {
  const { t } = useTranslation(['autoMessages', 'notificationSettings'])
  const { delay, quiet } = values
  const unit = (value: string) => delayUnits.find((name) => name === value) ?? delay.unit
  return (
    <RecordSection title={t('way.title')}>
      <fieldset className={styles['choices']}>
        <legend>{t('field.channels')}</legend>
        {channels.map((channel) => (
          <Checkbox
            key={channel}
            label={t(`notificationSettings:channel.${channel}`)}
            checked={values.channels.includes(channel)}
            onChange={({ target }) =>
              onChange({
                channels: target.checked
                  ? [...values.channels, channel]
                  : values.channels.filter((other) => other !== channel),
              })
            }
          />
        ))}
      </fieldset>
      {errorAt('channels') && (
        <p role="alert" className={styles['problem']}>
          {errorAt('channels')}
        </p>
      )}
      <div className={styles['cells']}>
        <TextInput
          type="number"
          min={0}
          max={10_000}
          label={t('field.delay')}
          value={String(delay.amount)}
          onChange={({ target }) => onChange({ delay: { ...delay, amount: whole(target.value, 10_000) } })}
        />
        <NativeSelect
          label={t('field.unit')}
          value={delay.unit}
          onChange={({ target }) => onChange({ delay: { ...delay, unit: unit(target.value) } })}
          data={delayUnits.map((name) => ({ value: name, label: t(`unit.${name}`) }))}
        />
        <DayField
          label={t('field.activeFrom')}
          value={values.activeFrom ?? ''}
          onChange={(day) => onChange({ activeFrom: day || null })}
        />
        <DayField
          label={t('field.activeUntil')}
          value={values.activeUntil ?? ''}
          error={errorAt('activeUntil')}
          onChange={(day) => onChange({ activeUntil: day || null })}
        />
      </div>
      <Checkbox
        label={t('field.quiet')}
        description={t('field.quietHint')}
        checked={quiet !== null}
        onChange={({ target }) =>
          onChange({ quiet: target.checked ? { from: '20:00', until: '07:00' } : null })
        }
      />
      {quiet && (
        <div className={styles['cells']}>
          {(['from', 'until'] as const).map((end) => (
            <TextInput
              key={end}
              type="time"
              required
              label={t(`notificationSettings:quiet.${end}`)}
              value={quiet[end]}
              onChange={({ target }) =>
                target.value && onChange({ quiet: { ...quiet, [end]: target.value } })
              }
            />
          ))}
        </div>
      )}
    </RecordSection>
  )
}
