import type { Feature } from '../../../feature.ts'
import { bookingListeners } from './bookings.events.ts'
import { bookingLetters } from './letters/bookings.letters.ts'
import { bookingData } from './bookings.personal.queries.ts'
import { bookingRoutes } from './bookings.routes.ts'
import { handOnUnanswered } from './deciding/hand-on.ts'
import { proposeAllCancels } from './delegates/propose-cancel.ts'
import { peopleOfEvent } from './invitees/people-of-event.ts'
import { lapseAllOffers } from './lapse-offers.ts'
import { remindOfAllEvents } from './remind/remind-people.ts'
import { bookingWords } from './bookings.words.ts'

const { objects } = bookingWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const bookingsFeature: Feature = {
  objects,
  routes: [bookingRoutes],
  listeners: bookingListeners,
  jobs: [
    { name: 'bookings.lapse', cron: '*/2 * * * *', work: (kit) => lapseAllOffers(kit) },
    { name: 'bookings.handOn', cron: '*/15 * * * *', work: (kit) => handOnUnanswered(kit) },
    { name: 'bookings.proposeCancel', cron: '5,35 * * * *', work: (kit) => proposeAllCancels(kit) },
    { name: 'bookings.remind', cron: '*/10 * * * *', work: (kit) => remindOfAllEvents(kit) },
  ],
  letters: Object.values(bookingLetters),
  personalData: [bookingData],
  peopleOwner: peopleOfEvent,
}
