const calendar = () =>
  import('../../../features/events/calendar/events-screen.tsx').then((file) => file.EventsScreen)
const event = () =>
  import('../../../features/events/attending/event-screen.tsx').then((file) => file.EventScreen)
const invitation = () =>
  import('../../../features/events/deciding/invitation-screen.tsx').then((file) => file.InvitationScreen)

/** What the screens of this file's twin are made of; loaded with the first of them. */
export const eventsParts = {
  events: calendar,
  eventBooking: calendar,
  event,
  eventInList: event,
  userRsvp: invitation,
  authoriseBooking: invitation,
  hrAuthoriseBooking: invitation,
  eventRequest: invitation,
  eventApproval: () =>
    import('../../../features/events/deciding/requests-screen.tsx').then((file) => file.RequestsScreen),
  openEvents: () =>
    import('../../../features/events/attending/open-events-screen.tsx').then((file) => file.OpenEventsScreen),
  trainer: () =>
    import('../../../features/events/planning/own/trainer-screen.tsx').then((file) => file.TrainerScreen),
  webinar: () =>
    import('../../../features/events/webinars/webinar-screen.tsx').then((file) => file.WebinarScreen),
  checkIn: () =>
    import('../../../features/events/check-in/check-in-screen.tsx').then((file) => file.CheckInScreen),
  badge: () => import('../../../features/events/check-in/badge-screen.tsx').then((file) => file.BadgeScreen),
  webinarSettings: () =>
    import('../../../features/events/webinar-settings/webinar-settings-screen.tsx').then(
      (file) => file.WebinarSettingsScreen,
    ),
  trainerEvents: () =>
    import('../../../features/events/planning/list/events-screen.tsx').then((file) => file.EventsScreen),
  trainerEvent: () =>
    import('../../../features/events/planning/event-screen.tsx').then((file) => file.EventScreen),
  eventTemplates: () =>
    import('../../../features/events/planning/templates/templates-screen.tsx').then(
      (file) => file.TemplatesScreen,
    ),
  eventTemplate: () =>
    import('../../../features/events/planning/templates/template-screen.tsx').then(
      (file) => file.TemplateScreen,
    ),
  facilitators: () =>
    import('../../../features/events/planning/away/facilitators-screen.tsx').then(
      (file) => file.FacilitatorsScreen,
    ),
  declineReasons: () =>
    import('../../../features/events/decline-reasons/reasons-screen.tsx').then(
      (file) => file.DeclineReasonsScreen,
    ),
  declineReason: () =>
    import('../../../features/events/decline-reasons/reason-screen.tsx').then(
      (file) => file.DeclineReasonScreen,
    ),
  eventLocations: () =>
    import('../../../features/events/locations/locations-screen.tsx').then((file) => file.LocationsScreen),
  eventLocation: () =>
    import('../../../features/events/locations/location-screen.tsx').then((file) => file.LocationScreen),
  venues: () => import('../../../features/events/venues/venues-screen.tsx').then((file) => file.VenuesScreen),
  venue: () => import('../../../features/events/venues/venue-screen.tsx').then((file) => file.VenueScreen),
}
