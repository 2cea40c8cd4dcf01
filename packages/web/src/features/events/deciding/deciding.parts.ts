import type { PartsOf } from '../../../lib/screens.ts'
import type { decidingScreens } from './deciding.screens.ts'

const invitation = () => import('./invitation-screen.tsx').then((file) => file.InvitationScreen)

export const decidingParts: PartsOf<typeof decidingScreens> = {
  userRsvp: invitation,
  authoriseBooking: invitation,
  hrAuthoriseBooking: invitation,
  eventRequest: invitation,
  eventApproval: () => import('./requests-screen.tsx').then((file) => file.RequestsScreen),
}
