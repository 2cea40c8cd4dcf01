import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useErrorText } from '../../lib/api/error-text.ts'
import { DialogButtons } from './dialog-buttons.tsx'
import { Dialog } from './dialog.tsx'
import styles from './dialog.module.css'

type ConfirmDialogProps = {
  title: string
  /** What happens then, and whether it can be undone. */
  text: string
  /** What the button does, as a verb. */
  confirm: string
  isDangerous?: boolean
  /** It would be refused; the text says why. */
  isBlocked?: boolean
  isBusy: boolean
  error: unknown
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, confirm, isDangerous, isBlocked = false, isBusy, error, onConfirm, onClose } = props
  const { t } = useTranslation('common')
  const problem = useErrorText(error)
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{text}</p>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
      <DialogButtons>
        <Button variant="default" onClick={onClose} data-autofocus>
          {t('action.cancel')}
        </Button>
        <Button
          color={isDangerous ? 'coral.6' : 'iris'}
          disabled={isBlocked}
          loading={isBusy}
          onClick={onConfirm}
        >
          {confirm}
        </Button>
      </DialogButtons>
    </Dialog>
  )
}
