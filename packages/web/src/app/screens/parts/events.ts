/** What the screens of this file's twin are made of; loaded with the first of them. */
export const eventsParts = {
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
