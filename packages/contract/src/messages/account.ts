/** People, their own account, and what belongs to somebody. */
export const accountMessages = {
  user_not_found: {
    en: 'Unable to find this person',
    de: 'Diese Person wurde nicht gefunden',
  },
  project_not_found: {
    en: 'Unable to find this group',
    de: 'Diese Gruppe wurde nicht gefunden',
  },
  session_not_found: {
    en: 'Unable to find this session',
    de: 'Diese Sitzung wurde nicht gefunden',
  },
  notification_not_found: {
    en: 'Unable to find this notification',
    de: 'Diese Benachrichtigung wurde nicht gefunden',
  },
  mail_not_found: {
    en: 'Unable to find this mail',
    de: 'Diese E-Mail wurde nicht gefunden',
  },
  timezone_unknown: {
    en: 'Unknown time zone',
    de: 'Unbekannte Zeitzone',
  },
  custom_fields_invalid: {
    en: 'Please check all fields are completed before saving',
    de: 'Bitte füllen Sie vor dem Speichern alle Felder aus',
  },
  field_mandatory: {
    en: '%s is mandatory',
    de: '%s ist ein Pflichtfeld',
  },
  project_closed: {
    en: 'This group is open at certain hours only',
    de: 'Diese Gruppe ist nur zu bestimmten Zeiten geöffnet',
  },
  image_broken: {
    en: 'This image cannot be read',
    de: 'Dieses Bild kann nicht gelesen werden',
  },
  'user.status.Active': {
    en: 'Active',
    de: 'Aktiv',
  },
  'user.status.Inactive': {
    en: 'Inactive',
    de: 'Inaktiv',
  },
} as const
