import { NativeSelect, NumberInput } from '@mantine/core'
import { mostInSeries, type Recurrence, seriesSteps } from '@oktant/contract/events/event-series.ts'
import { useTranslation } from 'react-i18next'
import { fieldColumns } from '../../../../ui/admin/record/record-form.tsx'
import { DayField } from '../../../../ui/form/fields/day-field.tsx'

export const firstRecurrence: Recurrence = { every: 'week', interval: 1, count: 4, until: null }
/** NOTE: one of the two says when it ends; a day that is not chosen yet is empty. */
export const isWhole = ({ count, until }: Recurrence) => count !== null || Boolean(until)

type FieldsProps = {
  value: Recurrence
  errorAt: (field: string) => string | undefined
  onChange: (recurrence: Recurrence) => void
}

/** How often an event comes again, and when that ends. */
export function RecurrenceFields({ value, errorAt, onChange }: FieldsProps) {
  const { t } = useTranslation('planning')
  const set = (part: Partial<Recurrence>) => onChange({ ...value, ...part })
  const ends = value.count === null ? 'until' : 'count'
  return (
    <div className={fieldColumns}>
      <NativeSelect
        label={t('series.every')}
        value={value.every}
        data={seriesSteps.map((step) => ({ value: step, label: t(`series.every.${step}`) }))}
        onChange={({ target }) => set({ every: seriesSteps.find((one) => one === target.value) ?? 'week' })}
      />
      <NumberInput
        label={t(value.every === 'week' ? 'series.weeks' : 'series.months')}
        min={1}
        max={12}
        allowDecimal={false}
        clampBehavior="strict"
        value={value.interval}
        onChange={(interval) =>
          set({ interval: typeof interval === 'number' && interval > 0 ? interval : 1 })
        }
      />
      <NativeSelect
        label={t('series.ends')}
        value={ends}
        data={(['count', 'until'] as const).map((name) => ({ value: name, label: t(`series.ends.${name}`) }))}
        onChange={({ target }) =>
          set(target.value === 'count' ? { count: firstRecurrence.count, until: null } : { count: null })
        }
      />
      {ends === 'count' ? (
        <NumberInput
          label={t('series.count')}
          min={1}
          max={mostInSeries}
          allowDecimal={false}
          clampBehavior="strict"
          value={value.count ?? 1}
          error={errorAt('count')}
          onChange={(count) => set({ count: typeof count === 'number' && count > 0 ? count : 1 })}
        />
      ) : (
        <DayField
          label={t('series.until')}
          value={value.until ?? ''}
          error={errorAt('until')}
          onChange={(day) => set({ until: day || null })}
        />
      )}
    </div>
  )
}
