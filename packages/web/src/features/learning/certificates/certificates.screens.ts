import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const certificatesScreens = {
  texts: {
    certificates: textSource(
      () => import('./certificates.en.json'),
      () => import('./certificates.de.json'),
    ),
    certificateTemplates: textSource(
      () => import('./templates/certificateTemplates.en.json'),
      () => import('./templates/certificateTemplates.de.json'),
    ),
  },
  screens: [
    {
      name: 'verifyCertificate',
      texts: ['certificates'],
      load: () => import('./verify/verify-screen.tsx').then((file) => file.VerifyScreen),
    },
    { name: 'issuedCertificates', texts: ['admin', 'certificates'], permission: 'certificates.administer' },
    { name: 'issuedCertificate', texts: ['admin', 'certificates'], permission: 'certificates.administer' },
    {
      name: 'certificateTemplates',
      texts: ['admin', 'certificateTemplates'],
      permission: 'certificates.administer',
    },
    {
      name: 'certificateTemplate',
      texts: ['admin', 'certificateTemplates'],
      permission: 'certificates.administer',
    },
  ],
} as const satisfies FeatureScreens
