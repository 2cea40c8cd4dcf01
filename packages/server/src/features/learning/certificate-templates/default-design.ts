import type { CertificateDesign } from '@oktant/contract/learning/certificates/certificate-templates.ts'

/** What every company begins with. */
export const defaultDesign: CertificateDesign = {
  orientation: 'landscape',
  colour: '',
  logo: 'company',
  logoId: null,
  heading: { en: 'Certificate', de: 'Zertifikat' },
  intro: { en: 'This is to certify that', de: 'Hiermit wird bescheinigt, dass' },
  statement: { en: 'has successfully completed the course', de: 'den Kurs' },
  note: { en: 'on {date}.', de: 'am {date} erfolgreich abgeschlossen hat.' },
  signatories: [],
  showsQr: true,
}

export const defaultName = 'Oktant'
