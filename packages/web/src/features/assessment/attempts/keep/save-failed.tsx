import { Button, Group } from '@mantine/core'
import { messages } from '@oktant/contract/kit/messages.ts'
import { useTranslation } from 'react-i18next'
import { useMessage } from '../../../../lib/words/said/message.ts'
import { Dialog } from '../../../../ui/dialog/dialog.tsx'
import styles from '../runner.module.css'

type SaveFailedProps = { isBusy: boolean; isUnprotected: boolean; onAgain: () => void }

/** What was answered could not be handed in; there is nothing to cancel, and it goes on trying by itself. */
export function SaveFailed({ isBusy, isUnprotected, onAgain }: SaveFailedProps) {
  const { t } = useTranslation(['attempts', 'common'])
  const message = useMessage()
  return (
    <Dialog title={t('notSaved.title')}>
      <p role="alert">{message(messages.results_not_saved)}</p>
      <p className={styles['notSaved']}>{t(isUnprotected ? 'notSaved.hintOpen' : 'notSaved.hint')}</p>
      <Group justify="flex-end" mt="lg">
        <Button loading={isBusy} onClick={onAgain} data-autofocus>
          {t('common:action.tryAgain')}
        </Button>
      </Group>
    </Dialog>
  )
}
