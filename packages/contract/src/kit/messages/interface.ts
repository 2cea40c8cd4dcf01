/** Programs of others: API tokens and webhooks. */
export const interfaceMessages = {
  api_token_not_found: {
    en: 'Unable to find this API token',
    de: 'Dieser API-Schlüssel wurde nicht gefunden',
  },
  api_token_invalid: {
    en: 'Please check the marked fields of the API token',
    de: 'Bitte prüfen Sie die markierten Felder des API-Schlüssels',
  },
  api_token_refused: {
    en: 'This API token is unknown, has ended, or may not be used from here',
    de: 'Dieser API-Schlüssel ist unbekannt, beendet oder von hier aus nicht zugelassen',
  },
  api_tokens_refused: {
    en: 'This call is closed to API tokens',
    de: 'Dieser Aufruf steht API-Schlüsseln nicht offen',
  },
  too_many_calls: {
    en: 'Too many calls. Please slow down.',
    de: 'Zu viele Aufrufe. Bitte warten Sie etwas.',
  },
  scope_missing: {
    en: 'Please choose at least one thing that it may do',
    de: 'Bitte wählen Sie mindestens eine Sache, die er darf',
  },
  range_invalid: {
    en: 'One of these is neither an address nor a range of addresses',
    de: 'Eine dieser Angaben ist weder eine Adresse noch ein Adressbereich',
  },
  webhook_not_found: {
    en: 'Unable to find this webhook',
    de: 'Dieser Webhook-Empfänger wurde nicht gefunden',
  },
  webhook_invalid: {
    en: 'Please check the marked fields of the webhook',
    de: 'Bitte prüfen Sie die markierten Felder des Webhook-Empfängers',
  },
  webhook_delivery_not_found: {
    en: 'Unable to find this delivery',
    de: 'Diese Zustellung wurde nicht gefunden',
  },
  event_missing: {
    en: 'Please choose at least one event',
    de: 'Bitte wählen Sie mindestens ein Ereignis',
  },
  url_not_public: {
    en: 'Please give an address of the public network that begins with https://',
    de: 'Bitte geben Sie eine Adresse des öffentlichen Netzes an, die mit https:// beginnt',
  },
} as const
