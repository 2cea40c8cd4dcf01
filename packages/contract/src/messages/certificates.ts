/** Certificates and their templates. */
export const certificateMessages = {
  certificate_template_not_found: {
    en: 'Unable to find this certificate template',
    de: 'Diese Zertifikatsvorlage wurde nicht gefunden',
  },
  certificate_template_invalid: {
    en: 'Please check the marked fields of the certificate template',
    de: 'Bitte prüfen Sie die markierten Felder der Zertifikatsvorlage',
  },
  certificate_template_is_default: {
    en: 'New courses begin with this template. Make another one the default first.',
    de: 'Neue Kurse beginnen mit dieser Vorlage. Bitte legen Sie zuerst eine andere als Standard fest.',
  },
  picture_unknown: {
    en: 'Please upload this picture again',
    de: 'Bitte laden Sie dieses Bild noch einmal hoch',
  },
} as const
