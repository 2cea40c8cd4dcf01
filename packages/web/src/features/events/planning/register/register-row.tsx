import { Button, TextInput } from '@mantine/core'
import type { AttendanceMark } from '@oktant/contract/events/event-invitations.ts'
import type { TrainerBooking } from '@oktant/contract/events/event-shapes.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../planning.module.css'

type RowProps = {
  booking: TrainerBooking
  mark: AttendanceMark | undefined
  isOpen: boolean
  /** For how long they were in the webinar. */
  minutes?: number | undefined
  onMark: (made: Omit<AttendanceMark, 'markedAt'>) => void
}

/** One person of the register: there, not there, and a note. */
export function RegisterRow({ booking, mark, isOpen, minutes, onMark }: RowProps) {
  const { t } = useTranslation('planning')
  const { name } = booking.user
  const attended = mark ? mark.attended : booking.attended
  const kept = mark ? mark.attendanceNote : booking.attendanceNote
  const [note, setNote] = useState(kept)
  const choose = (value: boolean) =>
    onMark({
      bookingId: booking.id,
      attended: attended === value ? null : value,
      attendanceNote: note.trim(),
    })
  return (
    <li>
      <span>
        {name}
        {minutes !== undefined && (
          <small className={styles['minutes']}>{t('minutesThere', { count: minutes })}</small>
        )}
      </span>
      <div className={styles['mark']} role="group" aria-label={name}>
        {[true, false].map((value) => (
          <Button
            key={String(value)}
            size="sm"
            variant={attended === value ? 'filled' : 'default'}
            aria-pressed={attended === value}
            disabled={!isOpen}
            onClick={() => choose(value)}
          >
            {t(value ? 'present' : 'absent')}
          </Button>
        ))}
      </div>
      <TextInput
        aria-label={t('noteFor', { name })}
        placeholder={t('note')}
        maxLength={500}
        disabled={!isOpen}
        value={note}
        onChange={({ target }) => setNote(target.value)}
        // NOTE: kept once it is whole, as each letter by itself would be a mark of its own.
        onBlur={() =>
          note.trim() !== kept && onMark({ bookingId: booking.id, attended, attendanceNote: note.trim() })
        }
      />
    </li>
  )
}
