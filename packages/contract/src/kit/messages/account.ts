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
  profile_invalid: {
    en: 'Validation Error',
    de: 'Die Angaben sind nicht gültig',
  },
  profile_is_default: {
    en: 'Every company keeps this profile',
    de: 'Dieses Rechteprofil behält jedes Unternehmen',
  },
  profile_in_use: {
    en: 'People hold this profile',
    de: 'Personen haben dieses Rechteprofil',
  },
  profile_not_found: {
    en: 'Unable to find this profile',
    de: 'Dieses Rechteprofil wurde nicht gefunden',
  },
  field_invalid: {
    en: 'Validation Error',
    de: 'Die Angaben sind nicht gültig',
  },
  field_not_found: {
    en: 'Unable to find this field',
    de: 'Dieses Feld wurde nicht gefunden',
  },
  options_needed: {
    en: 'Please give every option a name',
    de: 'Bitte geben Sie jeder Auswahl einen Namen',
  },
  option_in_use: {
    en: 'An option that people have chosen cannot be taken away',
    de: 'Eine Auswahl, die jemand getroffen hat, lässt sich nicht entfernen',
  },
  field_type_fixed: {
    en: 'What people have entered would not fit this kind of field',
    de: 'Was eingetragen wurde, passt nicht in diese Art von Feld',
  },
  values_not_unique: {
    en: 'Some people have the same value',
    de: 'Manche Personen haben denselben Wert',
  },
  unique_not_here: {
    en: 'A selection cannot be had by one person alone',
    de: 'Eine Auswahl kann nicht nur einmal vergeben sein',
  },
  group_invalid: {
    en: 'Validation Error',
    de: 'Die Angaben sind nicht gültig',
  },
  place_invalid: {
    en: 'Validation Error',
    de: 'Die Angaben sind nicht gültig',
  },
  user_invalid: {
    en: 'Validation Error',
    de: 'Die Angaben sind nicht gültig',
  },
  group_in_use: {
    en: 'People belong to this group',
    de: 'Zu dieser Gruppe gehören noch Personen',
  },
  deputy_not_found: {
    en: 'Unable to find this deputy',
    de: 'Diese Vertretung wurde nicht gefunden',
  },
  deputy_self: {
    en: 'Nobody is their own deputy',
    de: 'Niemand vertritt sich selbst',
  },
  deputy_may_not: {
    en: 'The deputy may not decide about this',
    de: 'Die Vertretung darf darüber nicht entscheiden',
  },
  deputy_not_needed: {
    en: 'There is nothing for this person to decide',
    de: 'Diese Person hat darüber nicht zu entscheiden',
  },
  deputy_span_invalid: {
    en: 'The last day is today or later, and not before the first',
    de: 'Der letzte Tag ist heute oder später und nicht vor dem ersten',
  },
  people_unknown: {
    en: 'Unable to find one of these people',
    de: 'Eine dieser Personen wurde nicht gefunden',
  },
  owner_not_found: {
    en: 'Unable to find whose list this is',
    de: 'Es ist nicht zu finden, wessen Liste das ist',
  },
  learning_group_not_found: {
    en: 'Unable to find this learning group',
    de: 'Diese Lerngruppe wurde nicht gefunden',
  },
  learning_group_invalid: {
    en: 'Validation Error',
    de: 'Die Angaben sind nicht gültig',
  },
  rule_incomplete: {
    en: 'Please complete this condition',
    de: 'Bitte vervollständigen Sie diese Bedingung',
  },
  rule_unknown: {
    en: 'What this condition names is no longer there',
    de: 'Was diese Bedingung nennt, gibt es nicht mehr',
  },
  place_in_use: {
    en: 'People have this; choose another for them first',
    de: 'Personen haben das noch; wählen Sie zuerst etwas anderes für sie',
  },
  place_not_found: {
    en: 'Unable to find this entry',
    de: 'Dieser Eintrag wurde nicht gefunden',
  },
  name_taken: {
    en: 'This name is already in use',
    de: 'Dieser Name wird bereits verwendet',
  },
  hours_invalid: {
    en: 'Please give times as HH:mm',
    de: 'Bitte geben Sie Zeiten als HH:mm an',
  },
  target_not_found: {
    en: 'Unable to find what was chosen',
    de: 'Das Ausgewählte wurde nicht gefunden',
  },
  change_not_found: {
    en: 'This change can no longer be taken back',
    de: 'Diese Änderung lässt sich nicht mehr zurücknehmen',
  },
  more_permissions_needed: {
    en: 'This person has permissions that you do not have',
    de: 'Diese Person hat Rechte, die Sie nicht haben',
  },
  view_as_impossible: {
    en: 'Only somebody else whose account is active can be viewed as',
    de: 'Die Ansicht gibt es nur als eine andere Person mit aktivem Konto',
  },
  licence_seats_used: {
    en: 'All seats of your licence are taken',
    de: 'Alle Plätze Ihrer Lizenz sind belegt',
  },
  last_administrator: {
    en: 'Somebody must remain who can give permissions',
    de: 'Es muss jemand bleiben, der Rechte vergeben kann',
  },
  external_id_taken: {
    en: 'Somebody else has this number',
    de: 'Diese Nummer hat bereits jemand anders',
  },
  manager_ring: {
    en: 'This manager is led by the person',
    de: 'Diese Führungskraft wird von der Person selbst geführt',
  },
  login_differs: {
    en: 'This is not the login of the account',
    de: 'Das ist nicht der Benutzername des Kontos',
  },
  archive_not_found: {
    en: 'Unable to find this archive',
    de: 'Dieses Archiv wurde nicht gefunden',
  },
  archive_pending: {
    en: 'An archive is being made already',
    de: 'Ein Archiv wird bereits erstellt',
  },
  archive_over: {
    en: 'This archive has been downloaded already, or its time is over',
    de: 'Dieses Archiv wurde schon heruntergeladen oder ist abgelaufen',
  },
  user_in_use: {
    en: 'This account has been used and cannot be removed',
    de: 'Dieses Konto wurde benutzt und kann nicht entfernt werden',
  },
  testimonial_not_found: {
    en: 'Unable to find this testimonial',
    de: 'Dieser Erfahrungsbericht wurde nicht gefunden',
  },
  testimonial_invalid: {
    en: 'Please write a few words',
    de: 'Bitte schreiben Sie einige Worte',
  },
  testimonial_exists: {
    en: 'You have written a testimonial already',
    de: 'Sie haben schon einen Erfahrungsbericht geschrieben',
  },
  testimonial_changed: {
    en: 'These words have been changed in the meantime',
    de: 'Dieser Text wurde inzwischen geändert',
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
