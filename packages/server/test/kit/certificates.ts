import type { CertificateTemplateForm } from '@oktant/contract/certificate-templates.ts'

/** A template that says something in both languages. */
export const certificateForm = (
  design: Partial<CertificateTemplateForm['design']> = {},
  name = 'Safety',
): CertificateTemplateForm => ({
  name,
  design: {
    orientation: 'landscape',
    colour: '#0b7785',
    logo: 'none',
    logoId: null,
    heading: { en: 'Certificate', de: 'Zertifikat' },
    intro: { en: 'This certifies that', de: 'Hiermit wird bescheinigt, dass' },
    statement: { en: 'has passed', de: 'den Kurs' },
    note: { en: 'on {date} with {mark}.', de: 'am {date} mit {mark} bestanden hat.' },
    signatories: [{ name: 'Ida Größe', title: { en: 'Head', de: 'Leitung' }, pictureId: null }],
    showsQr: true,
    ...design,
  },
})
