import { Button } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { endViewingByItself, useUser } from '../../../lib/session/session-state.ts'
import { stopViewing } from '../../../lib/session/viewing.ts'
import { datesIn } from '../../../lib/words/shown/dates.ts'
import { useLanguage } from '../../../lib/words/language.ts'
import styles from './viewing-banner.module.css'

/** NOTE: on the page itself, so that dialogs, which stand outside the shell, leave room for the banner too. */
function useRoom() {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset['viewing'] = 'true'
    return () => void delete dataset['viewing']
  }, [])
}

function useEnd(until: string | undefined) {
  useEffect(() => {
    if (!until) return
    const timer = setTimeout(endViewingByItself, Date.parse(until) - Date.now())
    return () => clearTimeout(timer)
  }, [until])
}

/** Whom one views as, and the way back to oneself. */
export function ViewingBanner() {
  const { t } = useTranslation('viewing')
  const language = useLanguage()
  const user = useUser()
  useRoom()
  useEnd(user?.viewedBy?.until)
  if (!user?.viewedBy) return null
  const { name, until } = user.viewedBy
  return (
    <aside className={styles['banner']} aria-label={t('label')}>
      <IconEye size={22} stroke={1.8} aria-hidden className={styles['eye'] ?? ''} />
      <p className={styles['text']}>
        <strong>{t('as', { name: user.name })}</strong>{' '}
        {/* NOTE: the administrator's own clock, which is the browser's. */}
        <span>{t('about', { name, time: datesIn(language).time(until) })}</span>
      </p>
      <Button size="compact-md" className={styles['stop'] ?? ''} onClick={() => void stopViewing()}>
        {t('stop')}
      </Button>
    </aside>
  )
}
