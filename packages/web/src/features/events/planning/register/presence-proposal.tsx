import { Button } from '@mantine/core'
import type { AttendanceMark } from '@oktant/contract/events/event-invitations.ts'
import type { TrainerBooking } from '@oktant/contract/events/event-shapes.ts'
import type { Presence } from '@oktant/contract/events/webinars.ts'
import { useTranslation } from 'react-i18next'
import styles from '../planning.module.css'

type Mark = Omit<AttendanceMark, 'markedAt'>
type ProposalProps = {
  presences: readonly Presence[]
  people: readonly TrainerBooking[]
  marks: Readonly<Record<number, AttendanceMark>>
  onTake: (made: readonly Mark[]) => void
}

/** Marks as present whoever was in the webinar for long enough and is not marked yet; nobody is marked by themselves. */
export function PresenceProposal({ presences, people, marks, onTake }: ProposalProps) {
  const { t } = useTranslation('planning')
  const long = new Set(presences.flatMap(({ bookingId, isProposed }) => (isProposed ? [bookingId] : [])))
  const open = people.filter(
    ({ id, attended }) => long.has(id) && (marks[id] ? marks[id].attended : attended) === null,
  )
  if (!open.length) return null
  const take = () =>
    onTake(
      open.map(({ id, attendanceNote }) => ({
        bookingId: id,
        attended: true,
        attendanceNote: marks[id]?.attendanceNote ?? attendanceNote,
      })),
    )
  return (
    <div className={styles['tools']} data-print="hide">
      <Button variant="default" onClick={take}>
        {t('takeProposal', { count: open.length })}
      </Button>
    </div>
  )
}
