/** Templates, automatic messages and what people are told. */
export const communicationMessages = {
  mail_not_resendable: {
    en: 'This letter cannot be sent again',
    de: 'Diese E-Mail lässt sich nicht noch einmal senden',
  },
  bounce_door_not_found: {
    en: 'This address takes no letters; it may have been renewed',
    de: 'Diese Adresse nimmt keine E-Mails an; vielleicht wurde sie erneuert',
  },
  bounce_unreadable: {
    en: 'This is no report of a mail server about a letter (RFC 3464)',
    de: 'Das ist kein Bericht eines Mailservers über eine E-Mail (RFC 3464)',
  },
  address_not_found: {
    en: 'Unable to find this address',
    de: 'Diese Adresse wurde nicht gefunden',
  },
  template_not_found: {
    en: 'Unable to find this template',
    de: 'Diese Vorlage wurde nicht gefunden',
  },
  template_invalid: {
    en: 'Please check the marked words of the template',
    de: 'Bitte prüfen Sie die markierten Texte der Vorlage',
  },
  template_fixed: {
    en: 'This template cannot be changed like that',
    de: 'Diese Vorlage lässt sich so nicht ändern',
  },
  template_empty: {
    en: 'Please write something here',
    de: 'Bitte schreiben Sie hier etwas',
  },
  placeholder_unknown: {
    en: '%s is not a placeholder of this template',
    de: '%s ist kein Platzhalter dieser Vorlage',
  },
  placeholder_missing: {
    en: 'The placeholder %s must be used',
    de: 'Der Platzhalter %s muss vorkommen',
  },
  auto_message_not_found: {
    en: 'Unable to find this automatic message',
    de: 'Diese automatische Nachricht wurde nicht gefunden',
  },
  auto_message_invalid: {
    en: 'Please check the marked fields of the message',
    de: 'Bitte prüfen Sie die markierten Felder der Nachricht',
  },
  audience_unknown: {
    en: 'Unable to find these recipients',
    de: 'Diese Empfänger wurden nicht gefunden',
  },
  channel_missing: {
    en: 'Please choose at least one channel',
    de: 'Bitte wählen Sie mindestens einen Kanal',
  },
  field_missing: {
    en: 'Please choose a date field',
    de: 'Bitte wählen Sie ein Datumsfeld',
  },
  period_reversed: {
    en: 'The end must not come before the beginning',
    de: 'Das Ende darf nicht vor dem Beginn liegen',
  },
  group_message_not_found: {
    en: 'Unable to find this message',
    de: 'Diese Nachricht wurde nicht gefunden',
  },
  group_message_invalid: {
    en: 'Please check the marked words of the message',
    de: 'Bitte prüfen Sie die markierten Texte der Nachricht',
  },
  group_message_withdrawn: {
    en: 'This message has been taken back already',
    de: 'Diese Nachricht wurde bereits zurückgezogen',
  },
  push_service_unknown: {
    en: 'This push service is not known',
    de: 'Dieser Push-Dienst ist nicht bekannt',
  },
  push_device_not_found: {
    en: 'Unable to find this device',
    de: 'Dieses Gerät wurde nicht gefunden',
  },
} as const
