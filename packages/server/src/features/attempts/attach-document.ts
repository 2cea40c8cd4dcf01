import { checkType, keepFile } from '../../files/files.ts'
import { signedAddress } from '../../files/signatures.ts'
import type { Actor } from '../../access/actor.ts'
import { fail } from '../../http/fail.ts'
import type { Transact } from '../../http/serve.ts'
import type { Upload } from '../../http/uploads.ts'
import type { Kit } from '../../kit.ts'
import { writeDocument } from './score-writes.queries.ts'
import { findLogOfScore, findScore } from './scores.queries.ts'
import { isClosed } from './attempts.rules.ts'
import { holdAttempt } from './taken.queries.ts'
import { checkSupporting } from './supporting-documents.rules.ts'
import { isOver } from './time-limit.rules.ts'

/** Keeps a document beside an answer that is still open. */
export async function attachSupportingDocument(
  transact: Transact,
  kit: Kit,
  actor: Actor,
  { id, upload }: { id: number; upload: Upload },
) {
  const { companyId, id: userId } = actor
  const { bytes, name: title } = upload
  checkSupporting(title, await checkType('document', bytes), bytes.subarray(0, 4100))
  return transact(async (tx) => {
    const logId = await findLogOfScore(tx, { companyId, userId }, id)
    const whole = logId === null ? undefined : await holdAttempt(tx, { companyId, userId }, logId)
    const found = whole && (await findScore(tx, whole.attempt, id))
    if (!whole || !found?.version.allowSupportingDocuments) throw fail('attempt_not_found')
    const isPast = whole.attempt.submittedAt !== null || isOver(whole.attempt.endsAt, kit.now())
    if (isPast || isClosed(found.score)) throw fail('attempt_over')
    const file = await keepFile(tx, kit.files, {
      companyId,
      createdBy: userId,
      kind: 'document',
      bytes,
      title,
    })
    await writeDocument(tx, found, file.id)
    return { supportingDocument: { name: file.title, url: signedAddress(kit, file.id) }, responseCode: 200 }
  })
}
