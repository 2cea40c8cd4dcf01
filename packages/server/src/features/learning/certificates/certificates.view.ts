import type {
  Certificate,
  CertificateRecord,
  CertificateRow as Listed,
  Verified,
} from '@oktant/contract/learning/certificates/certificates.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import { grouped, numbered } from '../certificate-templates/certificate-templates.ts'
import type { CertificateRow, CertificateWhole, findByCode, ListedRow } from './certificates.queries.ts'
import { isRenewable, stateOf } from './certificates.rules.ts'

const shownOf = (row: CertificateRow, isReplaced: boolean, now: Date) => ({
  id: row.id,
  number: numbered(row.number),
  containerId: row.containerId,
  course: row.course,
  mark: row.mark,
  issuedAt: row.issuedAt.toISOString(),
  expiresAt: row.expiresAt?.toISOString() ?? null,
  state: stateOf(row, now),
  revokedAt: row.revokedAt?.toISOString() ?? null,
  isReplaced,
})

const nameOf = ({ firstName, surname }: Pick<CertificateRow, 'firstName' | 'surname'>) =>
  [firstName, surname].filter(Boolean).join(' ')

/** A certificate as its holder finds it; where their company shows no scores, without its mark. */
export const certificateView = (
  { certificate, isReplaced, showsScores, renewal, timezone }: ListedRow,
  now: Date,
): Certificate => ({
  ...shownOf(certificate, isReplaced, now),
  renews:
    certificate.expiresAt !== null && isRenewable(renewal.validity, certificate.expiresAt, timezone, now),
  renewBy: renewal.dueOn,
  mark: showsScores ? certificate.mark : null,
  code: grouped(certificate.code),
  revokeReason: certificate.revokeReason,
  can: { download: certificate.revokedAt === null },
})

export const listedView = ({ certificate, isReplaced, template }: ListedRow, now: Date): Listed => ({
  ...shownOf(certificate, isReplaced, now),
  userId: certificate.userId,
  fullName: nameOf(certificate),
  template,
})

export function recordView(found: CertificateWhole, others: CertificateRow[], now: Date): CertificateRecord {
  const { certificate, isReplaced, period, revokedBy } = found
  const isRevoked = certificate.revokedAt !== null
  return {
    ...listedView(found, now),
    code: grouped(certificate.code),
    period,
    revokeReason: certificate.revokeReason,
    revokedBy: revokedBy || null,
    others: others.map((other) => ({
      id: other.id,
      number: numbered(other.number),
      issuedAt: other.issuedAt.toISOString(),
      state: stateOf(other, now),
    })),
    can: { download: !isRevoked, revoke: !isRevoked, reissue: !isReplaced },
  }
}

type Found = NonNullable<Awaited<ReturnType<typeof findByCode>>>

export function verifiedView(found: Found, now: Date): Verified {
  const date = (text: string | null) => (text === null ? null : new Date(text))
  const { expiresAt, revokedAt, replacedAt, issuedAt, course, companyName, timezone } = found
  const dayOf = (text: string | null) => (text === null ? null : dayIn(timezone, new Date(text)))
  return {
    state: stateOf({ expiresAt: date(expiresAt), revokedAt: date(revokedAt) }, now),
    number: numbered(found.number),
    fullName: nameOf(found),
    course,
    companyName,
    issuedAt: new Date(issuedAt).toISOString(),
    expiresAt: date(expiresAt)?.toISOString() ?? null,
    issuedOn: dayIn(timezone, new Date(issuedAt)),
    expiresOn: dayOf(expiresAt),
    replacedOn: dayOf(replacedAt),
  }
}
