import { Button } from '@mantine/core'
import { IconFileText, IconUsersGroup } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../../planning.module.css'
import { FileDialog } from './file-dialog.tsx'
import { GroupDialog } from './group-dialog.tsx'

/** The ways to put many people down at once: those of a group or course, and those of a list. */
export function AddMany({ id }: { id: number }) {
  const { t } = useTranslation('planning')
  const [open, setOpen] = useState<'group' | 'file' | null>(null)
  const close = () => setOpen(null)
  return (
    <div className={styles['tools']}>
      <Button
        variant="default"
        leftSection={<IconUsersGroup size={18} aria-hidden />}
        onClick={() => setOpen('group')}
      >
        {t('many.group')}
      </Button>
      <Button
        variant="default"
        leftSection={<IconFileText size={18} aria-hidden />}
        onClick={() => setOpen('file')}
      >
        {t('many.file')}
      </Button>
      {open === 'group' && <GroupDialog id={id} onClose={close} />}
      {open === 'file' && <FileDialog id={id} onClose={close} />}
    </div>
  )
}
