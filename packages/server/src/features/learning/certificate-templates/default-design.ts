import type { CertificateDesign } from '@oktant/contract/learning/certificates/certificate-templates.ts'
import { certificateTemplateWords } from './certificate-templates.words.ts'

const words = certificateTemplateWords.design

/** What every company begins with. */
export const defaultDesign: CertificateDesign = {
  orientation: 'landscape',
  colour: '',
  logo: 'company',
  logoId: null,
  heading: words.heading,
  intro: words.intro,
  statement: words.statement,
  note: words.note,
  signatories: [],
  showsQr: true,
}

export const defaultName = 'Oktant'
