/** The door: what is wrong with a call itself, and what the service cannot do just now. */
export const requestsMessages = {
  invalid_input: {
    en: 'Validation Error',
    de: 'Bitte prüfen Sie Ihre Angaben',
  },
  unknown_field: {
    en: 'Unknown sort or filter field',
    de: 'Nach diesem Feld kann nicht sortiert oder gefiltert werden',
  },
  record_not_found: {
    en: 'Unable to find this',
    de: 'Dies wurde nicht gefunden',
  },
  record_invalid: {
    en: 'Please check the marked fields',
    de: 'Bitte prüfen Sie die markierten Felder',
  },
  malformed_json: {
    en: 'The body is not valid JSON',
    de: 'Der Inhalt ist kein gültiges JSON',
  },
  too_large: {
    en: 'The request is too large',
    de: 'Die Anfrage ist zu groß',
  },
  too_deep: {
    en: 'The body is nested too deeply',
    de: 'Der Inhalt ist zu tief verschachtelt',
  },
  wrong_content_type: {
    en: 'This content type is not accepted here',
    de: 'Dieser Inhaltstyp wird hier nicht angenommen',
  },
  route_not_found: {
    en: 'There is no such call',
    de: 'Diesen Aufruf gibt es nicht',
  },
  not_signed_in: {
    en: 'Please sign in',
    de: 'Bitte melden Sie sich an',
  },
  session_over: {
    en: 'Your session has ended. Please sign in again.',
    de: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
  },
  not_permitted: {
    en: 'Access denied',
    de: 'Zugriff verweigert',
  },
  view_as_read_only: {
    en: 'Nothing can be changed while you view as somebody else',
    de: 'In der Ansicht als andere Person lässt sich nichts ändern',
  },
  too_many_attempts: {
    en: 'Too many attempts. Please try again later.',
    de: 'Zu viele Versuche. Bitte versuchen Sie es später erneut.',
  },
  repeated_differently: {
    en: 'This Idempotency-Key was used with another content',
    de: 'Dieser Idempotency-Key wurde bereits mit anderem Inhalt verwendet',
  },
  somebody_was_quicker: {
    en: 'Somebody was quicker. Please reload and try again.',
    de: 'Jemand war schneller. Bitte laden Sie neu und versuchen Sie es noch einmal.',
  },
  overloaded: {
    en: 'The service is busy. Please try again shortly.',
    de: 'Der Dienst ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  },
  database_unavailable: {
    en: 'The database cannot be reached at the moment',
    de: 'Die Datenbank ist im Augenblick nicht erreichbar',
  },
  files_unavailable: {
    en: 'The store of files cannot be used at the moment',
    de: 'Die Dateiablage ist im Augenblick nicht nutzbar',
  },
  disk_full: {
    en: 'There is no room left to store this',
    de: 'Es ist kein Speicherplatz mehr frei',
  },
  timeout: {
    en: 'The request took too long',
    de: 'Die Anfrage hat zu lange gedauert',
  },
  unexpected: {
    en: 'An Error has occurred',
    de: 'Es ist ein Fehler aufgetreten',
  },
  required: {
    en: 'required',
    de: 'erforderlich',
  },
  delete_permission_denied: {
    en: 'Delete permission denied',
    de: 'Sie dürfen dies nicht löschen',
  },
  delete_access_denied_on: {
    en: 'Delete access denied on %s',
    de: 'Löschen verweigert: %s',
  },
  file_not_found: {
    en: 'Invalid Resource',
    de: 'Ungültige Ressource',
  },
  too_many_streams: {
    en: 'Too many live streams are open in this session',
    de: 'In dieser Sitzung sind zu viele Live-Verbindungen offen',
  },
  job_waiting: {
    en: 'This work is under way or in line already',
    de: 'Diese Arbeit läuft bereits oder ist schon vorgemerkt',
  },
  job_not_found: {
    en: 'Unable to find this work',
    de: 'Diese Arbeit ist nicht zu finden',
  },
  importing_error: {
    en: 'error importing...',
    de: 'Fehler beim Importieren …',
  },
} as const
