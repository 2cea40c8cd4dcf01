import { Suspense } from 'react'
import { deferred } from '../../../../lib/deferred.tsx'
import { useUser } from '../../../../lib/session/session-state.ts'

// NOTE: loaded beside the screen that it stands on, which has its own first.
const Waiting = deferred(
  () => import('./waiting-reviews.tsx').then((file) => file.WaitingReviews),
  ['reviews'],
)

/** For those who take part in reviews or lead them, and whose group shows them. */
export function WaitingReviewsPart() {
  const user = useUser()
  const has = user?.permissions.some((one) => one === 'reviews.take' || one === 'reviews.lead')
  const shown = has && user?.visibleModules.includes('reviews')
  return shown ? (
    <Suspense>
      <Waiting />
    </Suspense>
  ) : null
}
