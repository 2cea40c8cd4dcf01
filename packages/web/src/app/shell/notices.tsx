import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './notices.module.css'

function follow(changed: () => void) {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Quiet words at the bottom about the state of the application itself. */
export function Notices() {
  const { t } = useTranslation('shell')
  const isOnline = useSyncExternalStore(follow, () => navigator.onLine)
  return (
    <div className={styles['notices']} role="status">
      {!isOnline && <p className={styles['notice']}>{t('offline.text')}</p>}
    </div>
  )
}
