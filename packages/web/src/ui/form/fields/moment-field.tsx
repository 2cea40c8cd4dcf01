import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useUser } from '../../../lib/session/session-state.ts'
import { clockOf, momentOf } from '../../../lib/words/shown/moments.ts'
import { DayField } from './day-field.tsx'

type MomentFieldProps = {
  dayLabel: string
  timeLabel: string
  description?: string
  error?: string | undefined
  /** In UTC; null where there is none. */
  value: string | null
  onChange: (value: string | null) => void
}

/** A day and a time by the reader’s own clock. */
export function MomentField({ dayLabel, timeLabel, description, error, value, onChange }: MomentFieldProps) {
  const zone = useUser()?.timezone ?? 'UTC'
  const shown = value ? clockOf(value, zone) : { day: '', time: '' }
  const [time, setTime] = useState('08:00')
  const given = shown.time || time
  return (
    <>
      <DayField
        label={dayLabel}
        {...(description && { description })}
        value={shown.day}
        error={error}
        onChange={(day) => onChange(momentOf(day, given, zone))}
      />
      <TextInput
        type="time"
        size="md"
        label={timeLabel}
        value={given}
        onChange={({ target }) => {
          setTime(target.value)
          const moment = momentOf(shown.day, target.value, zone)
          if (moment) onChange(moment)
        }}
      />
    </>
  )
}
