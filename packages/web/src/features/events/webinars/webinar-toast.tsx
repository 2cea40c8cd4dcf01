import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { generatePath, Link, useLocation } from 'react-router'
import { webinar } from '@oktant/contract/kit/constants.ts'
import { paths } from '../../../lib/paths.ts'
import { useNow } from '../../../lib/time/now.ts'
import { useLocalText } from '../../../lib/words/language.ts'
import { todaysBookings } from './webinars.queries.ts'
import { type SoonWebinar, webinarsNow } from './webinars.rules.ts'
import styles from './webinars.module.css'

const pollMs = webinar.pollSeconds * 1000

/** Says on every screen that a webinar of one's own has begun or begins soon, until it is hidden. */
export function WebinarToast() {
  const { t } = useTranslation('webinars')
  const now = useNow()
  // NOTE: asked again at intervals too, as the day itself changes without any news of it.
  const { data = [] } = useQuery({ ...todaysBookings, refetchInterval: pollMs })
  const [hidden, setHidden] = useState<readonly string[]>([])
  const { pathname } = useLocation()
  const shown = webinarsNow(data, now).filter(
    (one) => !hidden.includes(keyOf(one)) && pathname !== addressOf(one),
  )
  return (
    <div className={styles['toasts']} role="status" aria-label={t('toast.label')}>
      {shown.map((one) => (
        <Toast key={keyOf(one)} webinar={one} onHide={() => setHidden([...hidden, keyOf(one)])} />
      ))}
    </div>
  )
}

/** NOTE: hidden as one that is to come, it is said once more when it begins. */
const keyOf = ({ event: { id }, isOngoing }: SoonWebinar) => `${id} ${isOngoing}`
const addressOf = ({ event: { id } }: SoonWebinar) => generatePath(paths.webinar, { id: String(id) })

function Toast({ webinar: one, onHide }: { webinar: SoonWebinar; onHide: () => void }) {
  const { t } = useTranslation('webinars')
  const name = useLocalText()(one.event.name)
  return (
    <div className={styles['toast']}>
      <p>
        {one.isOngoing ? t('toast.ongoing', { name }) : t('toast.upcoming', { name, count: one.minutes })}
      </p>
      <div className={styles['toastDeeds']}>
        <Button component={Link} to={addressOf(one)} size="sm">
          {t('toast.open')}
        </Button>
        <Button variant="subtle" size="sm" onClick={onHide}>
          {t('toast.hide')}
        </Button>
      </div>
    </div>
  )
}
