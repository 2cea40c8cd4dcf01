import { Button, TextInput } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { useToday } from '../../../../lib/time/today.ts'
import { RecordSection } from '../../../../ui/admin/record/record-screen.tsx'
import { DayField } from '../../../../ui/form/fields/day-field.tsx'
import { FieldFault } from '../../../../ui/form/field-fault.tsx'
import styles from '../planning.module.css'
import { Clashes } from './clashes.tsx'
import { nextSlot, type PlannedSlot } from './plan.ts'
import { SlotCourse } from './slot-course.tsx'
import type { PlanForm } from './use-plan-form.ts'

type TimesProps = { form: PlanForm; eventId: number | null }

/** When an event takes place, in parts; without any it has no date yet. */
export function Times({ form, eventId }: TimesProps) {
  const { t } = useTranslation('planning')
  const { values, set, errorAt } = form
  const { slots } = values
  const change = (place: number, part: Partial<PlannedSlot>) =>
    set({ slots: slots.map((slot, at) => (at === place ? { ...slot, ...part } : slot)) })
  return (
    <RecordSection
      title={t('part.times')}
      hint={t('timesHint', { zone: values.timeZone.replaceAll('_', ' ') })}
    >
      {slots.length === 0 && <p>{t('noDate')}</p>}
      {slots.map((slot, place) => (
        <SlotFields
          key={place}
          number={place + 1}
          slot={slot}
          isNew={eventId === null}
          error={errorAt(`timeslots.${place}`)}
          onChange={(part) => change(place, part)}
          onRemove={() => set({ slots: slots.filter((_, at) => at !== place) })}
        />
      ))}
      <FieldFault>{errorAt('timeslots')}</FieldFault>
      <div>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => set({ slots: [...slots, nextSlot(slots, values.timeZone)] })}
        >
          {t('addSlot')}
        </Button>
      </div>
      <Clashes plan={values} eventId={eventId} />
    </RecordSection>
  )
}

type SlotProps = {
  number: number
  slot: PlannedSlot
  isNew: boolean
  error: string | undefined
  onChange: (part: Partial<PlannedSlot>) => void
  onRemove: () => void
}

function SlotFields({ number, slot, isNew, error, onChange, onRemove }: SlotProps) {
  const { t } = useTranslation('planning')
  const today = useToday()
  return (
    <fieldset className={styles['slot']}>
      <legend>{t('slot', { number })}</legend>
      <div className={styles['times']}>
        <DayField
          label={t('field.day')}
          value={slot.day}
          {...(isNew && { minDate: today })}
          error={error}
          onChange={(day) => onChange({ day })}
        />
        <TextInput
          type="time"
          size="md"
          label={t('field.start')}
          value={slot.start}
          onChange={({ target }) => onChange({ start: target.value })}
        />
        <TextInput
          type="time"
          size="md"
          label={t('field.end')}
          value={slot.end}
          onChange={({ target }) => onChange({ end: target.value })}
        />
        <Button
          variant="subtle"
          color="gray"
          onClick={onRemove}
          aria-label={t('removeSlotNamed', { number })}
        >
          {t('removeSlot')}
        </Button>
      </div>
      <SlotCourse slot={slot} onChange={onChange} />
    </fieldset>
  )
}
