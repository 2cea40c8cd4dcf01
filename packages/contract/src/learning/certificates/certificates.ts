import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, LocalText, paged, orNull } from '../../http/http.ts'

/** Expiring is valid for at most 60 more days. */
export const certificateStates = ['valid', 'expiring', 'expired', 'revoked'] as const
export type CertificateState = (typeof certificateStates)[number]
export const CertificateState = t.Union(certificateStates.map((name) => t.Literal(name)))

const shown = {
  id: Id,
  /** As it stands on paper. */
  number: t.String(),
  containerId: Id,
  course: LocalText,
  mark: orNull(t.Integer()),
  issuedAt: t.String(),
  expiresAt: orNull(t.String()),
  state: CertificateState,
  revokedAt: orNull(t.String()),
  /** Another one was issued in its place. */
  isReplaced: t.Boolean(),
}

/** A certificate as its holder sees it. */
export type Certificate = Static<typeof Certificate>
export const Certificate = t.Object({
  ...shown,
  /** What it is verified by, in groups of four. */
  code: t.String(),
  revokeReason: orNull(t.String()),
  /** Its course opens again before it ends. */
  renews: t.Boolean(),
  /** YYYY-MM-DD by which the course is to be passed again, where it is open again. */
  renewBy: orNull(t.String()),
  can: t.Object({ download: t.Boolean() }),
})

/** One in the list of all that the company has issued. */
export type CertificateRow = Static<typeof CertificateRow>
export const CertificateRow = t.Object({ ...shown, userId: Id, fullName: t.String(), template: t.String() })

export type CertificateRecord = Static<typeof CertificateRecord>
export const CertificateRecord = t.Object({
  ...CertificateRow.properties,
  code: t.String(),
  period: t.Integer(),
  revokeReason: orNull(t.String()),
  revokedBy: orNull(t.String()),
  /** The others of the same period, the latest first. */
  others: t.Array(t.Object({ id: Id, number: t.String(), issuedAt: t.String(), state: CertificateState })),
  can: t.Object({ download: t.Boolean(), revoke: t.Boolean(), reissue: t.Boolean() }),
})

const notFound = 'certificate_not_found'
const own = listQuery({ sort: ['issuedAt', 'expiresAt', 'course'], filter: ['state', 'course'] })

export const listOwnCertificates = endpoint({
  method: 'GET',
  path: '/client/cdi/certificate',
  access: 'learning.take',
  summary: 'Lists one’s own certificates, the latest first.',
  query: own,
  reply: paged(Certificate),
})

export const listManagedCertificates = endpoint({
  method: 'GET',
  path: '/client/manager/certificates/:userId',
  access: 'team.see',
  summary: 'Lists the certificates of somebody whom one leads, the latest first.',
  params: t.Object({ userId: Id }),
  query: own,
  reply: paged(Certificate),
  errors: ['user_not_found'],
})

export const downloadCertificate = endpoint({
  method: 'GET',
  path: '/admin/user/get-certificate-by-id/:id',
  access: 'signedIn',
  summary: 'Writes a certificate as PDF, for its holder, who leads them, and who administers certificates.',
  params: idParams,
  reply: 'file',
  errors: [notFound, 'certificate_letters', 'certificate_revoked'],
})

/** What anybody reads who has a certificate in their hands. */
export type Verified = Static<typeof Verified>
export const Verified = t.Object({
  state: CertificateState,
  number: t.String(),
  fullName: t.String(),
  course: LocalText,
  companyName: t.String(),
  issuedAt: t.String(),
  expiresAt: orNull(t.String()),
  /** The days that are printed on it, which are its holder’s; whoever reads may be where it is another one. */
  issuedOn: t.String(),
  expiresOn: orNull(t.String()),
  /** The day on which a newer one took its place; null where none did, or that one was revoked too. */
  replacedOn: orNull(t.String()),
})

export const verifyCertificate = endpoint({
  method: 'GET',
  path: '/public/certificate/:code',
  access: 'public',
  summary: 'Verifies a certificate by its code; every other code is answered alike.',
  params: t.Object({ code: t.String({ maxLength: 100 }) }),
  reply: Verified,
  errors: [notFound, 'too_many_attempts'],
  limit: 'verify',
})

const administers = 'certificates.administer'
const issued = listQuery({
  sort: ['issuedAt', 'expiresAt', 'number', 'fullName', 'course'],
  filter: ['fullName', 'course', 'state', 'number', 'userId', 'containerId'],
})

export const listCertificates = endpoint({
  method: 'GET',
  path: '/admin/certificate',
  access: administers,
  summary: 'Lists the certificates that the company has issued.',
  query: issued,
  reply: paged(CertificateRow),
})

export const exportCertificates = endpoint({
  method: 'GET',
  path: '/admin/export/certificates',
  access: administers,
  summary: 'Writes the certificates that the filters mean as CSV.',
  query: issued,
  reply: 'file',
})

export const readCertificate = endpoint({
  method: 'GET',
  path: '/admin/certificate/:id',
  access: administers,
  summary: 'Reads a certificate that the company has issued.',
  params: idParams,
  reply: CertificateRecord,
  errors: [notFound],
})

const because = t.Object({ reason: t.String({ maxLength: 500 }) })

export const revokeCertificate = endpoint({
  method: 'POST',
  path: '/admin/certificate/:id/revoke',
  access: administers,
  summary: 'Revokes a certificate for good, and tells its holder why.',
  params: idParams,
  body: because,
  reply: CertificateRecord,
  errors: [notFound, 'certificate_invalid', 'certificate_revoked'],
})

export const reissueCertificate = endpoint({
  method: 'POST',
  path: '/admin/certificate/:id/reissue',
  access: administers,
  summary: 'Issues a certificate again, with the name and the design of today; the former one is revoked.',
  params: idParams,
  body: because,
  reply: CertificateRecord,
  errors: [notFound, 'certificate_invalid', 'certificate_replaced'],
})
