import { Button } from '@mantine/core'
import { bookingDecisions } from '@oktant/contract/events/event-invitations.ts'
import type { TrainerBooking } from '@oktant/contract/events/event-shapes.ts'
import { bookingStatus } from '@oktant/contract/kit/statuses.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorTexts } from '../../../../lib/api/error-text.ts'
import { notice, noteProblem } from '../../../../lib/notice.ts'
import { decideBooking, removeBooking } from '../planning.queries.ts'
import styles from '../planning.module.css'
import { SubstituteDialog } from './substitute-dialog.tsx'

type ToolsProps = { eventId: number; booking: TrainerBooking }

/** What a trainer does with one booking, by where it stands. */
export function BookingTools({ eventId, booking }: ToolsProps) {
  const status = booking.bookingStatus.id
  if (status === bookingStatus.REQUEST_SEAT) return <Decisions eventId={eventId} booking={booking} />
  if (status === bookingStatus.NEW) return <TakeOut eventId={eventId} booking={booking} />
  return status === bookingStatus.USER_ACCEPTED ? <Substitute eventId={eventId} booking={booking} /> : null
}

function Decisions({ eventId, booking: { id, user } }: ToolsProps) {
  const { t } = useTranslation('planning')
  const problem = useErrorTexts()
  const deciding = useMutation({
    mutationFn: (decision: (typeof bookingDecisions)[number]) => decideBooking(eventId, id, decision),
    onSuccess: (_, decision) => notice.set({ text: t(`decided.${decision}`, { name: user.name }) }),
    onError: (error) => noteProblem(problem(error)),
  })
  return (
    <div className={styles['tools']}>
      {bookingDecisions.map((decision) => (
        <Button
          key={decision}
          size="xs"
          variant={decision === 'confirm' ? 'filled' : 'default'}
          aria-label={t(`decideNamed.${decision}`, { name: user.name })}
          loading={deciding.isPending && deciding.variables === decision}
          onClick={() => deciding.mutate(decision)}
        >
          {t(`decide.${decision}`)}
        </Button>
      ))}
    </div>
  )
}

function TakeOut({ eventId, booking: { id, user } }: ToolsProps) {
  const { t } = useTranslation('planning')
  const problem = useErrorTexts()
  const removing = useMutation({
    mutationFn: () => removeBooking(eventId, id),
    onSuccess: () => notice.set({ text: t('takenOut', { name: user.name }) }),
    onError: (error) => noteProblem(problem(error)),
  })
  return (
    <Button
      size="xs"
      variant="default"
      aria-label={t('takeOut', { name: user.name })}
      loading={removing.isPending}
      onClick={() => removing.mutate()}
    >
      {t('takeOutShort')}
    </Button>
  )
}

function Substitute({ eventId, booking }: ToolsProps) {
  const { t } = useTranslation('planning')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="xs"
        variant="default"
        aria-label={t('substituteNamed', { name: booking.user.name })}
        onClick={() => setOpen(true)}
      >
        {t('substitute')}
      </Button>
      {isOpen && <SubstituteDialog eventId={eventId} booking={booking} onClose={() => setOpen(false)} />}
    </>
  )
}
