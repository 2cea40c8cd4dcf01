import { useTranslation } from 'react-i18next'
import { useDates } from '../../lib/words/shown/dates.ts'
import { useErrorText } from '../../lib/api/error-text.ts'
import styles from './saved-notice.module.css'

type SavedNoticeProps = { savedAt: number | null; isSaving?: boolean; error?: unknown }

/** A quiet word on whether what was typed is safe. */
export function SavedNotice({ savedAt, isSaving = false, error }: SavedNoticeProps) {
  const { t } = useTranslation('common')
  const { time } = useDates()
  const problem = useErrorText(error)
  const saved = savedAt === null ? '' : t('saved.at', { time: time(savedAt) })
  return (
    <span className={styles['notice']} role="status" data-tone={problem ? 'bad' : undefined}>
      {problem ?? (isSaving ? t('saved.saving') : saved)}
    </span>
  )
}
