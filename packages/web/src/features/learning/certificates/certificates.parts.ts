import type { PartsOf } from '../../../lib/screens.ts'
import type { certificatesScreens } from './certificates.screens.ts'

export const certificatesParts: PartsOf<typeof certificatesScreens> = {
  issuedCertificates: () =>
    import('./issued/issued-screen.tsx').then((file) => file.IssuedCertificatesScreen),
  issuedCertificate: () =>
    import('./issued/issued-record-screen.tsx').then((file) => file.IssuedCertificateScreen),
  certificateTemplates: () =>
    import('./templates/templates-screen.tsx').then((file) => file.CertificateTemplatesScreen),
  certificateTemplate: () =>
    import('./templates/template-screen.tsx').then((file) => file.CertificateTemplateScreen),
}
