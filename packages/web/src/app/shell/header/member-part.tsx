import { deferred } from '../../../lib/deferred.tsx'

/** What the header shows to somebody who is signed in; a visitor never loads it. */
export const MemberPart = deferred(
  () => import('./member-tools.tsx').then((file) => file.MemberTools),
  ['notifications'],
)
