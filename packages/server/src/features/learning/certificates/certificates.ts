import { randomBytes } from 'node:crypto'
import { certificates as limits } from '@oktant/contract/kit/constants.ts'
import type {
  CertificatesChosen,
  CertificatesRevoked,
} from '@oktant/contract/learning/certificates/certificate-changes.ts'
import type { Affected, LocalText } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit, auditAll } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { mostNamed, ofChoice } from '../../../http/affected.ts'
import { sortChosen } from '../../../http/chosen.ts'
import { fail } from '../../../http/fail.ts'
import type { RawReply } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { announce } from '../../../outbox/announce.ts'
import { filled } from '../../../words/words.rules.ts'
import { drawPdf, findDesign, numbered } from '../certificate-templates/certificate-templates.ts'
import { makeNotifications } from '../../communication/notifications/notifications.ts'
import { accessCertificate, accessIssued } from './certificates.access.ts'
import {
  type CertificateRow,
  findByCode,
  findGround,
  findLatestId,
  holdCertificate,
  holdChosen,
  insertCertificate,
  listIssued,
  listOfPeriod,
  type MadeCertificate,
  writeRevoked,
} from './certificates.queries.ts'
import { codeFrom, codeTyped, expiryOf, passedAt } from './certificates.rules.ts'
import { recordView, verifiedView } from './certificates.view.ts'
import { certificateWords } from './certificates.words.ts'

export { listCertificatesOf } from './list-certificates.ts'
export { daysLeft, dueTelling, isRenewable, stateOf as certificateState } from './certificates.rules.ts'
export { type EndingRow, holdEnding, writeTold } from './endings.queries.ts'

declare module '../../../outbox/announce.ts' {
  interface Announcements {
    'certificate.issued': { userId: number; containerId: number; certificateId: number }
    'certificate.revoked': { companyId: number; certificateIds: number[] }
  }
}

const object = 'certificate'
const words = certificateWords.notices
const newCode = () => codeFrom(randomBytes(limits.codeLength))

type Passed = { companyId: number; containerLogId: number; now: Date }

/** Issues the certificate of a period that was passed, where the course has one: once, however often it is asked. */
export async function issueCertificate(db: Db, { companyId, containerLogId, now }: Passed) {
  const ground = await findGround(db, { companyId, containerLogId })
  if (!ground?.templateId || ground.hasIssued) return undefined
  const made = await issue(db, { companyId, containerLogId, issue: 1, now }, ground)
  if (!made) return undefined
  await audit(db, {
    by: { companyId, id: null },
    kind: 'create',
    object,
    objectId: made.id,
    after: { number: numbered(made.number), userId: made.userId, course: made.course },
  })
  const { userId, containerId } = ground
  await announce(db, 'certificate.issued', { userId, containerId, certificateId: made.id }, { companyId })
  return made
}

/** Tells each holder that it is there. */
export async function tellIssued(db: Db, certificateIds: readonly number[]) {
  const made = await listIssued(db, certificateIds)
  await makeNotifications(
    db,
    made.map(({ companyId, userId, number, course }) => ({
      companyId,
      userId,
      type: 'certificate.issued',
      link: '/progress',
      title: words.issued.title,
      body: filled(words.issued.body, { course, number: numbered(number) }),
    })),
  )
}

type Ground = NonNullable<Awaited<ReturnType<typeof findGround>>>
type Issue = Passed & { issue: number; expiresAt?: Date | null }

async function issue(
  db: Db,
  { companyId, containerLogId, issue: count, now, ...rest }: Issue,
  ground: Ground,
) {
  const { userId, containerId, mark, design, course, firstName, surname, timezone } = ground
  const expiresAt = rest.expiresAt === undefined ? expiryOf(ground, now, timezone) : rest.expiresAt
  // NOTE: one that has expired before it is issued proves nothing.
  if (!design || (expiresAt && expiresAt <= now && rest.expiresAt === undefined)) return undefined
  return insertCertificate(db, {
    companyId,
    userId,
    containerId,
    containerLogId,
    issue: count,
    code: newCode(),
    ...design,
    firstName,
    surname,
    course,
    mark,
    issuedAt: now,
    expiresAt,
  })
}

type ToldTexts = { title: LocalText; body: LocalText }

async function tellAgain(db: Db, { companyId, userId }: MadeCertificate, said: ToldTexts) {
  const type = 'certificate.revoked'
  await makeNotifications(db, [{ companyId, userId, type, link: '/progress', ...said }])
}

/** The certificate as a file, in the language of its holder. */
export async function downloadCertificate(db: Db, kit: Kit, actor: Actor, id: number): Promise<RawReply> {
  const { certificate, language, timezone, showsScores } = await accessCertificate(db, actor, id)
  const { companyId, designId, firstName, surname, revokedAt, number } = certificate
  if (revokedAt) throw fail('certificate_revoked')
  const design = await findDesign(db, { companyId, id: designId })
  if (!design) throw fail('certificate_not_found')
  const fullName = [firstName, surname].filter(Boolean).join(' ')
  const mark = showsScores ? certificate.mark : null
  const issuedAt = passedAt([certificate, ...(await listOfPeriod(db, certificate))])
  const bytes = await drawPdf(db, kit, design, {
    ...certificate,
    issuedAt,
    mark,
    language,
    timezone,
    fullName,
  })
  if (actor.id !== certificate.userId)
    kit.views.note([certificate.userId], { by: actor, kind: 'profile', role: roleOf(actor) })
  return {
    headers: {
      'content-type': 'application/pdf',
      'content-length': bytes.length,
      'content-disposition': `attachment; filename="certificate-${numbered(number)}.pdf"`,
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    },
    body: bytes,
  }
}

const roleOf = ({ permissions }: Actor) =>
  permissions.has('certificates.administer') ? ('certificates.administer' as const) : ('manager' as const)

/** What whoever has a certificate in their hands may know of it. */
export async function verifyCertificate(db: Db, typed: string, now: Date) {
  const code = codeTyped(typed)
  const found = code.length === limits.codeLength ? await findByCode(db, code) : undefined
  if (!found) throw fail('certificate_not_found')
  return verifiedView(found, now)
}

export async function readCertificate(db: Db, actor: Actor, id: number, now: Date) {
  const found = await accessIssued(db, actor, id)
  return recordView(found, await listOfPeriod(db, found.certificate), now)
}

/** The number of somebody’s latest certificate of a course. */
export const latestCertificateOf = (db: Db, holder: { companyId: number; id: number }, containerId: number) =>
  findLatestId(db, holder, containerId)

function because(sent: { reason: string }) {
  const reason = sent.reason.trim()
  if (reason) return reason
  const errors = [{ field: 'reason', code: 'required', message: messages.required.en }]
  throw fail('certificate_invalid', { errors })
}

/** Ends a certificate for good; its holder is told why. */
export async function revokeCertificate(
  db: Db,
  actor: Actor,
  id: number,
  sent: { reason: string },
  now: Date,
) {
  const reason = because(sent)
  await holdCertificate(db, { companyId: actor.companyId, id })
  const { certificate } = await accessIssued(db, actor, id)
  if (certificate.revokedAt) throw fail('certificate_revoked')
  await revoke(db, actor, [certificate], reason, now)
  return readCertificate(db, actor, id, now)
}

const revoked = ({ companyId, userId, number, course }: CertificateRow, reason: string) => ({
  companyId,
  userId,
  type: 'certificate.revoked' as const,
  link: '/progress',
  title: words.revoked.title,
  body: filled(words.revoked.body, { number: numbered(number), course, reason }),
})

async function revoke(db: Db, actor: Actor, rows: readonly CertificateRow[], reason: string, now: Date) {
  await end(db, actor, rows, reason, now)
  const { companyId } = actor
  await announce(
    db,
    'certificate.revoked',
    { companyId, certificateIds: rows.map(({ id }) => id) },
    { companyId },
  )
  await makeNotifications(
    db,
    rows.map((row) => revoked(row, reason)),
  )
}

async function end(db: Db, actor: Actor, rows: readonly CertificateRow[], reason: string, now: Date) {
  const { companyId } = actor
  const ids = rows.map(({ id }) => id)
  await writeRevoked(db, { companyId, ids }, { revokedAt: now, revokedBy: actor.id, revokeReason: reason })
  await auditAll(
    db,
    rows.map(({ id, number }) => ({
      by: actor,
      kind: 'update',
      object,
      objectId: id,
      before: { revoked: false },
      after: { revoked: true, reason, number: numbered(number) },
    })),
  )
}

/** The chosen certificates, and which of them have not ended yet. */
async function meant(db: Db, { companyId }: Actor, { chosen }: CertificatesChosen, now: Date) {
  return sortChosen(chosen, {
    hold: (which) => holdChosen(db, companyId, which, now),
    missing: 'certificate_not_found',
    changeable: (found) => found.filter(({ revokedAt }) => revokedAt === null),
  })
}

export async function affectedByRevocation(
  db: Db,
  actor: Actor,
  which: CertificatesChosen,
  now: Date,
): Promise<Affected> {
  const choice = await meant(db, actor, which, now)
  const people = new Map(
    choice.rows.map(({ userId, firstName, surname }) => [
      userId,
      [firstName, surname].filter(Boolean).join(' '),
    ]),
  )
  return [
    ...ofChoice(choice, ({ number }) => numbered(number)),
    { what: 'people', count: people.size, examples: [...people.values()].slice(0, mostNamed) },
  ]
}

/** Ends many certificates for good; each holder is told why. */
export async function revokeCertificates(db: Db, actor: Actor, sent: CertificatesRevoked, now: Date) {
  const reason = because(sent)
  const { rows, left } = await meant(db, actor, sent, now)
  if (rows.length > 0) await revoke(db, actor, rows, reason, now)
  return { changed: rows.map(({ id }) => id), skipped: left.length }
}

/** Issues a certificate again for the same period, valid as long as the former one, which ends where it has not yet. */
export async function reissueCertificate(
  db: Db,
  actor: Actor,
  id: number,
  sent: { reason: string },
  now: Date,
) {
  const reason = because(sent)
  const { companyId } = actor
  await holdCertificate(db, { companyId, id })
  const { certificate, isReplaced } = await accessIssued(db, actor, id)
  if (isReplaced) throw fail('certificate_replaced')
  const { containerLogId, expiresAt, templateId } = certificate
  const ground = await findGround(db, { companyId, containerLogId }, templateId)
  if (!ground) throw fail('certificate_not_found')
  if (!certificate.revokedAt) await end(db, actor, [certificate], reason, now)
  const again = { companyId, containerLogId, issue: certificate.issue + 1, now, expiresAt }
  const made = await issue(db, again, ground)
  if (!made) throw fail('certificate_replaced')
  const after = {
    number: numbered(made.number),
    userId: made.userId,
    instead: numbered(certificate.number),
    reason,
  }
  await audit(db, { by: actor, kind: 'create', object, objectId: made.id, after })
  await tellAgain(db, made, {
    title: words.issuedAgain.title,
    body: filled(words.issuedAgain.body, { ...after, course: made.course }),
  })
  return readCertificate(db, actor, made.id, now)
}
