import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { generatePath, useLocation } from 'react-router'
import { webinar } from '@oktant/contract/kit/constants.ts'
import { deferred } from '../../../lib/deferred.tsx'
import { paths } from '../../../lib/paths.ts'
import { useNow } from '../../../lib/time/now.ts'
import { todaysBookings } from './todays-bookings.queries.ts'
import { type SoonWebinar, webinarsNow } from './webinars.rules.ts'

const Notice = deferred(() => import('./webinar-notice.tsx').then((file) => file.WebinarNotice), ['webinars'])

const pollMs = webinar.pollSeconds * 1000

/**
 * Says on every screen that a webinar of one's own has begun or begins soon, until it is hidden.
 * Words and looks come only with the first of them, as most days have none.
 */
export function WebinarToast() {
  const now = useNow()
  // NOTE: asked again at intervals too, as the day itself changes without any news of it.
  const { data = [] } = useQuery({ ...todaysBookings, refetchInterval: pollMs })
  const [hidden, setHidden] = useState<readonly string[]>([])
  const { pathname } = useLocation()
  const shown = webinarsNow(data, now).filter(
    (one) => !hidden.includes(keyOf(one)) && pathname !== addressOf(one),
  )
  return (
    <div role="status">
      <Suspense>
        {shown.map((one) => (
          <Notice
            key={keyOf(one)}
            webinar={one}
            address={addressOf(one)}
            onHide={() => setHidden([...hidden, keyOf(one)])}
          />
        ))}
      </Suspense>
    </div>
  )
}

/** NOTE: hidden as one that is to come, it is said once more when it begins. */
const keyOf = ({ event: { id }, isOngoing }: SoonWebinar) => `${id} ${isOngoing}`
const addressOf = ({ event: { id } }: SoonWebinar) => generatePath(paths.webinar, { id: String(id) })
