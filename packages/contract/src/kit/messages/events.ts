/** Events, bookings and invitations. */
export const eventsMessages = {
  no_manager_assigned: {
    en: 'You have no manager assigned! Please contact HR...',
    de: 'Ihnen ist keine Führungskraft zugeordnet! Bitte wenden Sie sich an die Personalabteilung …',
  },
  authorization_mail_failed: {
    en: 'Error sending authorization request email',
    de: 'Die E-Mail mit der Bitte um Genehmigung konnte nicht gesendet werden',
  },
  decline_comment_required: {
    en: 'Please add a comment',
    de: 'Bitte fügen Sie einen Kommentar hinzu',
  },
  new_invites_unsaved: {
    en: 'Please save your new invites before sending change notifications',
    de: 'Bitte speichern Sie Ihre neuen Einladungen, bevor Sie Änderungen mitteilen',
  },
  already_scheduled: {
    en: ' is already scheduled on event',
    de: ' ist bereits eingeplant für die Veranstaltung',
  },
  facilitator_missing: {
    en: 'Facilitator not selected',
    de: 'Es ist keine Kursleitung ausgewählt',
  },
  over_capacity: {
    en: 'The venue is full',
    de: 'Der Veranstaltungsort ist voll',
  },
  invitations_sent: {
    en: 'Invitations have been sent successfully',
    de: 'Die Einladungen wurden versandt',
  },
  changes_sent: {
    en: 'Change notifications have been sent successfully',
    de: 'Die Änderungsmitteilungen wurden versandt',
  },
  reminders_sent: {
    en: 'Invitation reminders have been sent successfully',
    de: 'Die Erinnerungen an die Einladung wurden versandt',
  },
  event_cancelled: {
    en: 'Event has been cancelled. Invitees have been notified via eMail',
    de: 'Die Veranstaltung wurde abgesagt. Die Eingeladenen wurden per E-Mail benachrichtigt',
  },
  event_copied: {
    en: 'Event Copied',
    de: 'Veranstaltung kopiert',
  },
  event_saved: {
    en: 'Event saved',
    de: 'Veranstaltung gespeichert',
  },
  event_deleted: {
    en: 'Event deleted',
    de: 'Veranstaltung gelöscht',
  },
  content_created: {
    en: 'Content successfully created as {name}',
    de: 'Inhalt angelegt als {name}',
  },
  event_not_found: {
    en: 'Unable to find this event',
    de: 'Diese Veranstaltung wurde nicht gefunden',
  },
  event_invalid: {
    en: 'Please check the marked fields of the event',
    de: 'Bitte prüfen Sie die markierten Felder der Veranstaltung',
  },
  event_has_seats: {
    en: 'People have a seat on this event',
    de: 'Für diese Veranstaltung haben Personen einen Platz',
  },
  event_is_cancelled: {
    en: 'This event has been cancelled',
    de: 'Diese Veranstaltung wurde abgesagt',
  },
  event_over: {
    en: 'This event is over',
    de: 'Diese Veranstaltung ist vorbei',
  },
  event_not_begun: {
    en: 'Attendance can be marked once the event has begun',
    de: 'Die Anwesenheit kann erfasst werden, sobald die Veranstaltung begonnen hat',
  },
  event_full: {
    en: 'No seat is free on this event',
    de: 'Bei dieser Veranstaltung ist kein Platz frei',
  },
  single_user_event: {
    en: 'This event is for one person',
    de: 'Diese Veranstaltung ist für eine Person',
  },
  absence_not_found: {
    en: 'Unable to find this unavailability',
    de: 'Diese Abwesenheit wurde nicht gefunden',
  },
  absence_invalid: {
    en: 'An unavailability ends after it begins, and not in the past',
    de: 'Eine Abwesenheit endet nach ihrem Beginn und nicht in der Vergangenheit',
  },
  series_invalid: {
    en: 'Please check how often the event comes again',
    de: 'Bitte prüfen Sie, wie oft die Veranstaltung wiederkehrt',
  },
  series_undated: {
    en: 'An event without a date cannot come again',
    de: 'Eine Veranstaltung ohne Datum kann nicht wiederkehren',
  },
  series_empty: {
    en: 'No day lies in this time',
    de: 'In dieser Zeit liegt kein Tag',
  },
  series_too_long: {
    en: 'At most 100 events can be planned at once',
    de: 'Höchstens 100 Veranstaltungen können auf einmal geplant werden',
  },
  facilitator_unavailable: {
    en: ' is not available from {from} until {until}',
    de: ' ist nicht verfügbar von {from} bis {until}',
  },
  invitees_empty: {
    en: 'This list names nobody',
    de: 'Diese Liste nennt niemanden',
  },
  invitees_too_many: {
    en: 'A list can have 1000 lines at most',
    de: 'Eine Liste kann höchstens 1000 Zeilen haben',
  },
  booking_not_found: {
    en: 'Unable to find this booking',
    de: 'Diese Buchung wurde nicht gefunden',
  },
  booking_actioned: {
    en: 'This booking has been dealt with already',
    de: 'Über diese Buchung wurde bereits entschieden',
  },
  booking_denied: {
    en: 'You may not see or answer this booking',
    de: 'Sie dürfen diese Buchung weder sehen noch beantworten',
  },
  already_booked: {
    en: 'There is a booking already',
    de: 'Es gibt bereits eine Buchung',
  },
  registrations_closed: {
    en: 'This event takes no requests at present',
    de: 'Für diese Veranstaltung werden zurzeit keine Anfragen angenommen',
  },
  prerequisites_missing: {
    en: 'The courses that come before this event are not passed yet',
    de: 'Die Kurse, die dieser Veranstaltung vorausgehen, sind noch nicht bestanden',
  },
  prerequisite_missing: {
    en: 'Please pass “%s” first',
    de: 'Bitte bestehen Sie zuerst „%s“',
  },
  overlapping_seat: {
    en: 'You have a seat on another event at that time',
    de: 'Sie haben zu dieser Zeit einen Platz in einer anderen Veranstaltung',
  },
  cancel_too_late: {
    en: 'It is too late to give this seat back',
    de: 'Es ist zu spät, diesen Platz zurückzugeben',
  },
  nobody_to_tell: {
    en: 'There is nobody to write to',
    de: 'Es gibt niemanden, an den zu schreiben wäre',
  },
  timeslot_invalid: {
    en: 'A part ends after it begins',
    de: 'Ein Termin endet nach seinem Beginn',
  },
  timeslot_past: {
    en: 'A new event begins today or later',
    de: 'Eine neue Veranstaltung beginnt heute oder später',
  },
  event_link_invalid: {
    en: 'Please enter a web address',
    de: 'Bitte geben Sie eine Webadresse ein',
  },
  webinar_not_open: {
    en: 'This webinar is not open at present',
    de: 'Dieses Webinar ist zurzeit nicht geöffnet',
  },
  webinar_settings_invalid: {
    en: 'Please check the marked settings of webinars',
    de: 'Bitte prüfen Sie die markierten Einstellungen für Webinare',
  },
  webinar_service_invalid: {
    en: 'Please enter the address of a meeting service, such as https://meet.example.org',
    de: 'Bitte geben Sie die Adresse eines Meeting-Dienstes ein, zum Beispiel https://meet.example.org',
  },
  webinar_provider_off: {
    en: 'The company does not offer this way to meet',
    de: 'Das Unternehmen bietet diese Art von Webinar nicht an',
  },
  teams_link_invalid: {
    en: 'Please enter the address of a Teams meeting',
    de: 'Bitte geben Sie die Adresse einer Teams-Besprechung ein',
  },
  recording_not_found: {
    en: 'Unable to find this recording',
    de: 'Diese Aufzeichnung wurde nicht gefunden',
  },
  recording_invalid: {
    en: 'Please check the marked fields of the recording',
    de: 'Bitte prüfen Sie die markierten Felder der Aufzeichnung',
  },
  recording_upload_missing: {
    en: 'This film has not arrived; please choose it again',
    de: 'Dieser Film ist nicht angekommen; bitte wählen Sie ihn erneut',
  },
  check_in_code_old: {
    en: 'This code is no longer valid; please scan the one that is shown now',
    de: 'Dieser Code gilt nicht mehr; bitte scannen Sie den, der jetzt angezeigt wird',
  },
  check_in_no_seat: {
    en: 'There is no confirmed seat on this event',
    de: 'Für diese Veranstaltung gibt es keinen bestätigten Platz',
  },
  report_unknown: {
    en: 'Unable to find this report',
    de: 'Dieser Bericht wurde nicht gefunden',
  },
  report_too_long: {
    en: 'This report would be too long. Please choose less, or a table instead of paper',
    de: 'Dieser Bericht würde zu lang. Bitte wählen Sie weniger aus, oder eine Tabelle statt Papier',
  },
  'booking.status.10': {
    en: 'New (not yet sent)',
    de: 'Neu (noch nicht gesendet)',
  },
  'booking.status.20': {
    en: 'Manager waiting',
    de: 'Wartet auf die Führungskraft',
  },
  'booking.status.30': {
    en: 'Manager declined',
    de: 'Von der Führungskraft abgelehnt',
  },
  'booking.status.40': {
    en: 'Sent (awaiting acceptance)',
    de: 'Gesendet (wartet auf Zusage)',
  },
  'booking.status.50': {
    en: 'Manager approved',
    de: 'Von der Führungskraft genehmigt',
  },
  'booking.status.60': {
    en: 'HR approved',
    de: 'Von der Personalabteilung genehmigt',
  },
  'booking.status.65': {
    en: 'HR declined',
    de: 'Von der Personalabteilung abgelehnt',
  },
  'booking.status.70': {
    en: 'User accepted (confirmed)',
    de: 'Zugesagt (bestätigt)',
  },
  'booking.status.80': {
    en: 'User declined',
    de: 'Abgesagt',
  },
  'booking.status.90': {
    en: 'Event cancelled',
    de: 'Veranstaltung abgesagt',
  },
  'booking.status.100': {
    en: 'Request seat',
    de: 'Platz angefragt',
  },
  'booking.status.110': {
    en: 'Error : No Manager',
    de: 'Fehler: keine Führungskraft',
  },
  'event.state.open': {
    en: 'Open',
    de: 'Offen',
  },
  'event.state.booked': {
    en: 'Booked',
    de: 'Gebucht',
  },
  'event.state.declined': {
    en: 'Declined',
    de: 'Abgesagt',
  },
  'event.state.awaitingApproval': {
    en: 'Awaiting approval',
    de: 'Wartet auf Genehmigung',
  },
  'event.state.approvalDeclined': {
    en: 'Approval declined',
    de: 'Genehmigung abgelehnt',
  },
  'event.state.requested': {
    en: 'Requested',
    de: 'Angefragt',
  },
  'event.daysToGo.today': {
    en: 'Today',
    de: 'Heute',
  },
  'event.daysToGo.past': {
    en: 'Past event',
    de: 'Vergangene Veranstaltung',
  },
  'event.daysToGo.one': {
    en: '1 day to go',
    de: 'Noch 1 Tag',
  },
  'event.daysToGo.many': {
    en: '%s days to go',
    de: 'Noch %s Tage',
  },
} as const
