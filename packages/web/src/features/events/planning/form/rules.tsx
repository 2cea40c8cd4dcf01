import { NativeSelect, NumberInput, Switch } from '@mantine/core'
import { overlapRules } from '@oktant/contract/events/event-shapes.ts'
import { useTranslation } from 'react-i18next'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { DayField } from '../../../../ui/form/fields/day-field.tsx'
import styles from '../planning.module.css'
import { QueueOrder } from './queue-order.tsx'
import type { PlanForm } from './use-plan-form.ts'

const switches = [
  'managerApproval',
  'hrApproval',
  'managerRsvpForUser',
  'singleUserEvent',
  'userUnsubscribe',
  'sendAttachment',
  'openEvent',
  'openForRegistrations',
] as const
const days = ['rsvpByDate', 'rsvpRemindByDate', 'remindByDate', 'minDelegatesBy'] as const

type RulesProps = { form: PlanForm }

/** How many have room, who agrees before, and until when what is done. */
export function Rules({ form }: RulesProps) {
  const { t } = useTranslation('planning')
  const { values, set, errorAt } = form
  return (
    <RecordSection title={t('part.rules')} hint={t('rulesHint')}>
      <div className={fieldColumns}>
        <Count form={form} name="seats" min={0} max={100_000} />
        <NativeSelect
          label={t('field.overlap')}
          description={t('hint.overlap')}
          value={values.overlap}
          data={overlapRules.map((value) => ({ value, label: t(`overlap.${value}`) }))}
          onChange={({ target }) =>
            set({ overlap: overlapRules.find((one) => one === target.value) ?? 'warn' })
          }
        />
        <QueueOrder form={form} />
        {days.map((name) => (
          <DayField
            key={name}
            label={t(`field.${name}`)}
            description={t(`hint.${name}`)}
            value={values[name] ?? ''}
            error={errorAt(name)}
            onChange={(day) => set({ [name]: day || null })}
          />
        ))}
        <Count form={form} name="reminderLeadTime" min={1} max={720} />
        <Count form={form} name="offerHours" min={1} max={720} />
        <Count form={form} name="cancelHours" min={0} max={2160} />
      </div>
      <div className={styles['checks']}>
        {switches.map((name) => (
          <Switch
            key={name}
            label={t(`field.${name}`)}
            checked={values[name]}
            onChange={({ target }) => set({ [name]: target.checked })}
          />
        ))}
      </div>
    </RecordSection>
  )
}

type CountProps = RulesProps & {
  name: 'seats' | 'reminderLeadTime' | 'offerHours' | 'cancelHours'
  min: number
  max: number
}

/** What a rule falls back to where nothing stands in its field. */
const otherwise = { seats: null, reminderLeadTime: null, offerHours: 48, cancelHours: 0 } as const

function Count({ form: { values, set, errorAt }, name, min, max }: CountProps) {
  const { t } = useTranslation('planning')
  return (
    <NumberInput
      label={t(`field.${name}`)}
      description={t(`hint.${name}`)}
      min={min}
      max={max}
      allowDecimal={false}
      hideControls
      value={values[name] ?? ''}
      error={errorAt(name)}
      onChange={(value) => set({ [name]: typeof value === 'number' ? value : otherwise[name] })}
    />
  )
}
