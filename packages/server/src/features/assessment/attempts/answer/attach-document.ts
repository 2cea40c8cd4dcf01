import { checkType, forgetFile, nameStored } from '../../../../files/files.ts'
import { signedAddress } from '../../../../files/signatures.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Transact } from '../../../../http/serve.ts'
import type { StoredUpload } from '../../../../http/uploads.ts'
import type { Kit } from '../../../../kit.ts'
import { holdAttempt } from '../attempts.queries.ts'
import { writeDocument } from './score-writes.queries.ts'
import { findLogOfScore, findScore } from './scores.queries.ts'
import { isClosed } from '../attempts.rules.ts'
import { checkSupporting } from './supporting-documents.rules.ts'
import { isOver } from '../extra-time/time-limit.rules.ts'

type SentDocument = { id: number; upload: StoredUpload }

/** Keeps a document beside an answer that is still open; its bytes are in the store before anything is locked. */
export async function attachSupportingDocument(
  transact: Transact,
  kit: Kit,
  actor: Actor,
  sent: SentDocument,
) {
  const { head, name } = sent.upload
  checkSupporting(name, await checkType('document', head), head)
  return transact((tx) => attach(tx, kit, actor, sent))
}

async function attach(tx: Db, kit: Kit, actor: Actor, { id, upload }: SentDocument) {
  const found = await holdOpen(tx, actor, id, kit.now())
  const { companyId, id: createdBy } = actor
  const row = { companyId, createdBy, kind: 'document' as const, title: upload.name }
  const file = await nameStored(tx, upload, row)
  await writeDocument(tx, found, file.id)
  const { documentId: before } = found.score
  if (before !== null) await forgetFile(tx, companyId, before)
  return { supportingDocument: { name: file.title, url: signedAddress(kit, file.id) }, responseCode: 200 }
}

/** Takes the document away beside an answer that is still open; where there is none, it is gone already. */
export async function removeSupportingDocument(db: Db, kit: Kit, actor: Actor, id: number) {
  const found = await holdOpen(db, actor, id, kit.now())
  const { documentId: before } = found.score
  if (before !== null) {
    await writeDocument(db, found, null)
    await forgetFile(db, actor.companyId, before)
  }
  return { supportingDocument: null, responseCode: 200 }
}

/** An open answer that takes documents, locked with its attempt. */
async function holdOpen(db: Db, { companyId, id: userId }: Actor, id: number, now: Date) {
  const logId = await findLogOfScore(db, { companyId, userId }, id)
  const whole = logId === null ? undefined : await holdAttempt(db, { companyId, userId }, logId)
  const found = whole && (await findScore(db, whole.attempt, id))
  if (!whole || !found?.version.allowSupportingDocuments) throw fail('attempt_not_found')
  const isPast = whole.attempt.submittedAt !== null || isOver(whole.attempt.endsAt, now)
  if (isPast || isClosed(found.score)) throw fail('attempt_over')
  return found
}
