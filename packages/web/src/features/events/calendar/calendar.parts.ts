import type { PartsOf } from '../../../lib/screens.ts'
import type { calendarScreens } from './calendar.screens.ts'

const events = () => import('./events-screen.tsx').then((file) => file.EventsScreen)

export const calendarParts: PartsOf<typeof calendarScreens> = {
  events,
  eventBooking: events,
}
