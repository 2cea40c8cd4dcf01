import { Type as t, type Static } from '@sinclair/typebox'
import { listCertificates } from './certificates.ts'
import { ChangedRows, chosenIn } from '../../kit/chosen.ts'
import { Affected, endpoint } from '../../http/http.ts'

export type CertificatesChosen = Static<typeof CertificatesChosen>
export const CertificatesChosen = t.Object({ chosen: chosenIn(listCertificates.query) })

export type CertificatesRevoked = Static<typeof CertificatesRevoked>
export const CertificatesRevoked = t.Object({
  ...CertificatesChosen.properties,
  reason: t.String({ maxLength: 500 }),
})

const access = 'certificates.administer'

export const affectedByRevocation = endpoint({
  method: 'POST',
  path: '/admin/certificate/bulk/affected',
  access,
  summary: 'Says which certificates would be revoked, and of how many people; nothing changes.',
  body: CertificatesChosen,
  reply: Affected,
  changes: false,
  errors: ['certificate_not_found'],
})

export const revokeCertificates = endpoint({
  method: 'POST',
  path: '/admin/certificate/bulk/revoke',
  access,
  summary: 'Revokes many certificates for good, and tells each holder why.',
  body: CertificatesRevoked,
  reply: ChangedRows,
  errors: ['certificate_not_found', 'certificate_invalid'],
})
