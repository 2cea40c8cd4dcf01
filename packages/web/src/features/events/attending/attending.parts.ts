import type { PartsOf } from '../../../lib/screens.ts'
import type { attendingScreens } from './attending.screens.ts'

const event = () => import('./event-screen.tsx').then((file) => file.EventScreen)

export const attendingParts: PartsOf<typeof attendingScreens> = {
  event,
  eventInList: event,
  openEvents: () => import('./open-events-screen.tsx').then((file) => file.OpenEventsScreen),
}
