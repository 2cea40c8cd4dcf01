import { Button, Progress } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useDates } from '../../../../lib/words/shown/dates.ts'
import styles from './file-field.module.css'

type SendingProps = {
  file: File
  /** The part that has arrived, from 0 to 1. */
  part: number
  /** Whether nothing arrives at the moment, and it is tried again. */
  isCut: boolean
  onStop: () => void
}

/** A file on its way, as far as it really is. */
export function Sending({ file, part, isCut, onStop }: SendingProps) {
  const { t } = useTranslation('courses')
  const { size } = useDates()
  return (
    <div className={styles['sending']}>
      <div className={styles['line']}>
        <strong className={styles['name']}>{file.name}</strong>
        <span className={styles['quiet']}>
          {t('file.sent', { sent: size(part * file.size), all: size(file.size) })}
        </span>
        <Button variant="default" size="compact-sm" onClick={onStop}>
          {t('file.stop')}
        </Button>
      </div>
      <Progress value={part * 100} aria-label={t('file.progress', { name: file.name })} />
      <p role="status" className={styles['quiet']}>
        {isCut && t('file.cut')}
      </p>
    </div>
  )
}
