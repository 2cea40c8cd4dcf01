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
  certificate_not_found: {
    en: 'Unable to find this certificate',
    de: 'Dieses Zertifikat wurde nicht gefunden',
  },
  certificate_invalid: {
    en: 'Please say why',
    de: 'Bitte geben Sie den Grund an',
  },
  certificate_letters: {
    en: 'This certificate cannot be printed, as no font here has these letters: %s',
    de: 'Dieses Zertifikat lässt sich nicht drucken, weil hier keine Schrift diese Zeichen hat: %s',
  },
  letters_missing: {
    en: 'These letters cannot be printed: %s',
    de: 'Diese Zeichen lassen sich nicht drucken: %s',
  },
  certificate_revoked: {
    en: 'This certificate has been revoked',
    de: 'Dieses Zertifikat wurde widerrufen',
  },
  certificate_replaced: {
    en: 'A later certificate stands in its place already',
    de: 'An seine Stelle ist bereits ein späteres Zertifikat getreten',
  },
  picture_unknown: {
    en: 'Please upload this picture again',
    de: 'Bitte laden Sie dieses Bild noch einmal hoch',
  },
} as const
