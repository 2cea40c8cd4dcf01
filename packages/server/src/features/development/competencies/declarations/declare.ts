import type { DeclarationForm } from '@oktant/contract/development/competencies.ts'
import { competencies as limits } from '@oktant/contract/kit/constants.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { announce } from '../../../../outbox/announce.ts'
import { listCertificatesOf } from '../../../learning/certificates/certificates.ts'
import { competencyItems } from '../../competency-items/competency-items.ts'
import { accessOwnDeclaration } from '../competencies.access.ts'
import { moved, refuseEmpty } from '../competencies.rules.ts'
import {
  type DeclarationRecord,
  deleteCertificateEvidence,
  insertDeclaration,
  insertEvidence,
  insertSteps,
  listEvidence,
} from './declarations.queries.ts'
import { moveDeclaration } from './move.ts'

type Moment = { now: Date }

/** One’s own certificates. NOTE: more than anybody has. */
export async function listOwnCertificates(db: Db, actor: Actor, now: Date) {
  const { content } = await listCertificatesOf(db, actor, {
    userId: actor.id,
    query: { _perPage: 200 },
    now,
  })
  return content.filter(({ state }) => state !== 'revoked')
}

async function checkCertificates(db: Db, actor: Actor, ids: readonly number[], now: Date) {
  if (!ids.length) return
  const own = new Set((await listOwnCertificates(db, actor, now)).map(({ id }) => id))
  if (!ids.every((id) => own.has(id))) throw fail('certificate_unknown')
}

type Declared = DeclarationForm & { competencyItemId: number }

/** Declares a competency that has no open declaration. */
export async function declareCompetency(db: Db, actor: Actor, sent: Declared, { now }: Moment) {
  const { companyId, id: userId } = actor
  const { id: itemId } = await competencyItems.access(db, actor, sent.competencyItemId)
  const words = refuseEmpty(sent.words, 'declaration_words_missing')
  await checkCertificates(db, actor, sent.certificateIds, now)
  const declared = { companyId, userId, itemId, state: 'DECLARED' as const, level: sent.level, words }
  const declarationId = await insertDeclaration(db, { ...declared, declaredAt: now })
  if (declarationId === null) throw fail('declaration_open')
  await insertEvidence(
    db,
    sent.certificateIds.map((certificateId) => ({ companyId, declarationId, certificateId })),
  )
  await insertSteps(db, [{ companyId, declarationId, doneBy: userId, state: 'DECLARED', at: now }])
  await audit(db, {
    by: actor,
    kind: 'create',
    object: 'competencyDeclaration',
    objectId: declarationId,
    after: { competencyItemId: itemId, competencyLevel: sent.level },
  })
  const change = { companyId, declarationId, userId, from: null, to: 'DECLARED' as const, actorId: userId }
  await announce(db, 'declaration.changed', change, { companyId })
  return declarationId
}

/** Words a declaration anew that nobody has begun to assess, or that came back; then it waits again. */
export async function declareAgain(
  db: Db,
  actor: Actor,
  id: number,
  sent: DeclarationForm & { revision: number },
  { now }: Moment,
) {
  const row = await accessOwnDeclaration(db, actor, id)
  const to = moved('change', row.state, row.level)
  if (row.changes !== sent.revision) throw fail('content_changed')
  const words = refuseEmpty(sent.words, 'declaration_words_missing')
  await checkCertificates(db, actor, sent.certificateIds, now)
  await replaceCertificates(db, row, sent.certificateIds)
  const change = { level: sent.level, words, assessorId: null, declaredAt: now }
  await moveDeclaration(db, row, { by: actor, to, change, now })
}

async function replaceCertificates(
  db: Db,
  { companyId, id: declarationId }: DeclarationRecord,
  ids: readonly number[],
) {
  await deleteCertificateEvidence(db, { companyId, declarationId })
  const kept = await listEvidence(db, companyId, [declarationId])
  if (kept.length + ids.length > limits.mostEvidence) throw fail('evidence_too_many')
  await insertEvidence(
    db,
    ids.map((certificateId) => ({ companyId, declarationId, certificateId })),
  )
}

export async function withdrawDeclaration(db: Db, actor: Actor, id: number, { now }: Moment) {
  const row = await accessOwnDeclaration(db, actor, id)
  await moveDeclaration(db, row, { by: actor, to: moved('withdraw', row.state, row.level), now })
}
