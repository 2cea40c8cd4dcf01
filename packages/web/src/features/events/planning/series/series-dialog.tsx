import { Button } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DialogButtons } from '../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { FormProblem } from '../../../../ui/form/form.tsx'
import styles from '../planning.module.css'
import { firstRecurrence, isWhole, RecurrenceFields } from './recurrence-fields.tsx'
import { SeriesPreview } from './series-preview.tsx'
import { useSeries } from './use-series.ts'

type DialogProps = { id: number; onClose: () => void }

/** Plans an event again and again, after its days and what is in the way have been shown. */
export function SeriesDialog({ id, onClose }: DialogProps) {
  const { t } = useTranslation(['planning', 'common'])
  const [recurrence, setRecurrence] = useState(firstRecurrence)
  const of = isWhole(recurrence) ? { eventId: id, recurrence } : null
  const { preview, planning, errorAt, whole, canPlan } = useSeries(of, onClose)
  return (
    <Dialog title={t('series.title')} size="lg" onClose={onClose}>
      <div className={styles['stack']}>
        <p>{t('series.hint')}</p>
        <RecurrenceFields value={recurrence} errorAt={errorAt} onChange={setRecurrence} />
        {of && !preview.error && <SeriesPreview data={preview.data} isPending={preview.isPending} />}
        <FormProblem>{whole}</FormProblem>
      </div>
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('common:action.cancel')}
        </Button>
        <Button disabled={!canPlan} loading={planning.isPending} onClick={() => of && planning.mutate(of)}>
          {t('series.plan')}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
