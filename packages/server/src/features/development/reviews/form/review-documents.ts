import { forgetFile, nameStored } from '../../../../files/files.ts'
import { signedAddress } from '../../../../files/signatures.ts'
import { fail } from '../../../../http/fail.ts'
import type { EvaluationForm } from '../../../../kit.ts'
import { findReviewOfScore, writeDocumentOf } from '../content/documents.queries.ts'
import { loadContent } from '../content/content.ts'
import { mayWrite } from '../content/fields.rules.ts'
import { holdReview } from '../reviews.access.ts'
import { statusOf } from '../reviews.rules.ts'
import { writerOf } from '../reviews.view.ts'

type Call = Parameters<EvaluationForm['attach']>[0]

/** The question of a review, held, where this person may answer it now; null where it is of no review of theirs. */
async function holdQuestion({ db, actor }: Call, id: number) {
  const question = await findReviewOfScore(db, actor.companyId, id)
  const held = question && (await holdReview(db, actor, question.pdrId).catch(() => null))
  if (!question || !held) return null
  const content = await loadContent(db, held.row)
  const asked = content.questions.find(({ row }) => row.id === id)
  if (!asked?.version.allowSupportingDocuments) return null
  const status = statusOf(held.row.status)
  if (!mayWrite(`question.${id}.ftAnswer`, writerOf(actor, held.head), status, content.form))
    throw fail('attempt_over')
  return question
}

/** Keeps a document beside an answer, which its writer may still change. */
export const attachToReview: EvaluationForm['attach'] = async (call, id, upload) => {
  const question = await holdQuestion(call, id)
  if (!question) return null
  const { db, kit, actor } = call
  const { companyId, id: createdBy } = actor
  const row = { companyId, createdBy, kind: 'document' as const, title: upload.name }
  const file = await nameStored(db, upload, row)
  await writeDocumentOf(db, companyId, id, file.id)
  if (question.documentId !== null) await forgetFile(db, companyId, question.documentId)
  return { supportingDocument: { name: file.title, url: signedAddress(kit, file.id) }, responseCode: 200 }
}

export const detachFromReview: EvaluationForm['detach'] = async (call, id) => {
  const question = await holdQuestion(call, id)
  if (!question) return null
  const { companyId } = call.actor
  if (question.documentId !== null) {
    await writeDocumentOf(call.db, companyId, id, null)
    await forgetFile(call.db, companyId, question.documentId)
  }
  return { supportingDocument: null, responseCode: 200 }
}
