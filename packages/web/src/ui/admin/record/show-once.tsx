import { Button, Textarea } from '@mantine/core'
import { IconCopy } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../dialog/dialog.tsx'
import { FormSuccess } from '../../form/form.tsx'
import styles from './show-once.module.css'

type ShowOnceProps = {
  title: string
  /** What it is for, and that it is never shown again. */
  text: string
  secret: string
  onClose: () => void
}

/** A secret that exists nowhere else from now on: to be copied, and then gone. */
export function ShowOnce({ title, text, secret, onClose }: ShowOnceProps) {
  const { t } = useTranslation('admin')
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard.writeText(secret).then(
      () => setSaid(t('secret.copied')),
      () => setSaid(t('secret.notCopied')),
    )
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles['content']}>
        <p>{text}</p>
        <Textarea
          label={t('secret.label')}
          value={secret}
          readOnly
          rows={2}
          classNames={{ input: styles['secret'] ?? '' }}
          onFocus={({ target }) => target.select()}
        />
        <FormSuccess>{said}</FormSuccess>
        <div className={styles['tools']}>
          <Button variant="default" leftSection={<IconCopy size={18} aria-hidden />} onClick={copy}>
            {t('secret.copy')}
          </Button>
          <Button onClick={onClose}>{t('secret.done')}</Button>
        </div>
      </div>
    </Dialog>
  )
}
