import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { DialogButtons } from '../../../../ui/dialog/dialog-buttons.tsx'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import { Absences } from './absences.tsx'

/** When trainers are away, beside what is planned. */
export function AbsencesDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['planning', 'common'])
  return (
    <Dialog title={t('away.title')} size="lg" onClose={onClose}>
      <Absences />
      <DialogButtons>
        <Button variant="default" onClick={onClose}>
          {t('common:action.close')}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
