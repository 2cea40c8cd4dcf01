import { Button } from '@mantine/core'
import type { TrainerBooking } from '@oktant/contract/events/event-shapes.ts'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../../../lib/api/error-text.ts'
import { notice } from '../../../../lib/notice.ts'
import { DialogButtons } from '../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import { PersonPicker, type Picked } from '../../../../ui/form/fields/person-picker.tsx'
import { substituteBooking } from '../planning.queries.ts'
import styles from '../planning.module.css'

type DialogProps = { eventId: number; booking: TrainerBooking; onClose: () => void }

/** Gives the seat of one to another. */
export function SubstituteDialog({ eventId, booking: { id, user }, onClose }: DialogProps) {
  const { t } = useTranslation(['planning', 'common'])
  const [person, setPerson] = useState<Picked | null>(null)
  const giving = useMutation({
    mutationFn: (chosen: Picked) => substituteBooking(eventId, id, chosen.id),
    onSuccess(_, chosen) {
      notice.set({ text: t('substituted', { name: chosen.fullName, before: user.name }) })
      onClose()
    },
  })
  const problem = useErrorText(giving.error)
  return (
    <Dialog title={t('substituteTitle', { name: user.name })} onClose={onClose}>
      <div className={styles['stack']}>
        <PersonPicker label={t('substituteWho')} value={person} onChange={setPerson} />
        <FormProblem>{problem}</FormProblem>
      </div>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button disabled={!person} loading={giving.isPending} onClick={() => person && giving.mutate(person)}>
          {t('substitute')}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
