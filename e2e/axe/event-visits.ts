import type { ScreenName } from '../../packages/web/src/lib/paths.ts'
import type { Visit } from './visit.ts'

/** The screens of events, where they are held, and why people decline. */
export const eventVisits = {
  events: [
    { path: '/events', as: 'learner' },
    { path: '/events?view=year&list=available', as: 'learner' },
    { path: '/events?list=mine', as: 'hr' },
  ],
  eventBooking: [
    { path: '/events/booking/1', as: 'learner' },
    { path: '/events/booking/999999', as: 'learner' },
  ],
  event: [
    { path: '/event/1', as: 'learner' },
    { path: '/event/999999', as: 'learner' },
  ],
  eventInList: [{ path: '/events/1', as: 'learner' }],
  userRsvp: [
    { path: '/scheduler/userRSVP/1', as: 'learner' },
    { path: '/scheduler/userRSVP/999999', as: 'learner' },
  ],
  authoriseBooking: [{ path: '/authorise-booking/1', as: 'manager' }],
  hrAuthoriseBooking: [{ path: '/hr-authorise-booking/1', as: 'hr' }],
  eventApproval: [
    { path: '/event-approval', as: 'manager' },
    { path: '/event-approval', as: 'hr' },
  ],
  eventRequest: [{ path: '/event-approval/999999', as: 'manager' }],
  openEvents: [{ path: '/open-events' }, { path: '/open-events', as: 'learner' }],
  trainer: [{ path: '/trainer', as: 'admin' }],
  webinar: [
    { path: '/webinar/1', as: 'learner' },
    { path: '/webinar/999999', as: 'learner' },
  ],
  checkIn: [{ path: '/check-in/1/a.b', as: 'learner' }],
  badge: [{ path: '/badge/1/1.a.b', as: 'admin' }],
  trainerEvents: [{ path: '/trainer-events', as: 'admin' }],
  trainerEvent: [
    { path: '/trainer-event/0', as: 'admin' },
    { path: '/trainer-event/999999', as: 'admin' },
  ],
  deputies: [{ path: '/administration/deputies', as: 'hr' }],
  eventTemplate: [
    { path: '/administration/event-templates/1', as: 'admin' },
    { path: '/administration/event-templates/999999', as: 'admin' },
  ],
} satisfies Partial<Record<ScreenName, Visit[]>>
