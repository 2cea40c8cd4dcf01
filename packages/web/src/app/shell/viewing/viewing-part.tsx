import { deferred } from '../../../lib/deferred.tsx'

/** What stands over every screen while an administrator views as somebody; nobody else loads it. */
export const ViewingPart = deferred(
  () => import('./viewing-banner.tsx').then((file) => file.ViewingBanner),
  ['viewing'],
)
