import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useLocalText } from '../../../lib/words/language.ts'
import type { SoonWebinar } from './webinars.rules.ts'
import styles from './webinars.module.css'

type NoticeProps = { webinar: SoonWebinar; address: string; onHide: () => void }

export function WebinarNotice({ webinar: { event, isOngoing, minutes }, address, onHide }: NoticeProps) {
  const { t } = useTranslation('webinars')
  const name = useLocalText()(event.name)
  return (
    <div className={styles['toast']}>
      <p>{isOngoing ? t('toast.ongoing', { name }) : t('toast.upcoming', { name, count: minutes })}</p>
      <div className={styles['toastDeeds']}>
        <Button component={Link} to={address} size="sm">
          {t('toast.open')}
        </Button>
        <Button variant="subtle" size="sm" onClick={onHide}>
          {t('toast.hide')}
        </Button>
      </div>
    </div>
  )
}
