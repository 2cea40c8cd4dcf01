import { competencies as limits } from '@oktant/contract/kit/constants.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { checkType, forgetFile, nameStored } from '../../../../files/files.ts'
import { fail } from '../../../../http/fail.ts'
import type { Transact } from '../../../../http/serve.ts'
import type { StoredUpload } from '../../../../http/uploads.ts'
import { checkSupporting } from '../../../assessment/attempts/attempts.ts'
import { accessOwnDeclaration } from '../competencies.access.ts'
import { moved } from '../competencies.rules.ts'
import {
  type DeclarationRecord,
  deleteFileEvidence,
  insertEvidence,
  listEvidence,
  writeDeclaration,
} from './declarations.queries.ts'

type SentFile = { id: number; upload: StoredUpload }

/** Keeps a file beside a declaration that its person may still change; its bytes are in the store before that. */
export async function attachEvidence<T>(
  transact: Transact,
  actor: Actor,
  { id, upload }: SentFile,
  shown: (db: Db, actor: Actor, id: number) => Promise<T>,
) {
  const { head, name } = upload
  checkSupporting(name, await checkType('document', head), head)
  return transact(async (db) => {
    const row = await holdOpen(db, actor, id)
    const { companyId } = row
    const kept = await listEvidence(db, companyId, [id])
    if (kept.length >= limits.mostEvidence) throw fail('evidence_too_many')
    const file = await nameStored(db, upload, {
      companyId,
      createdBy: actor.id,
      kind: 'document',
      title: name,
    })
    await insertEvidence(db, [{ companyId, declarationId: id, fileId: file.id }])
    await noteChange(db, actor, row, { after: { evidenceFile: name } })
    return shown(db, actor, id)
  })
}

export async function removeEvidence(
  db: Db,
  actor: Actor,
  { id, evidenceId }: { id: number; evidenceId: number },
) {
  const row = await holdOpen(db, actor, id)
  const { companyId } = row
  const [kept] = (await listEvidence(db, companyId, [id])).filter((one) => one.id === evidenceId)
  const fileId = await deleteFileEvidence(db, { companyId, declarationId: id }, evidenceId)
  if (fileId === null) return
  await forgetFile(db, companyId, fileId)
  await noteChange(db, actor, row, { before: { evidenceFile: kept?.title ?? '' } })
}

async function holdOpen(db: Db, actor: Actor, id: number) {
  const row = await accessOwnDeclaration(db, actor, id)
  moved('change', row.state, row.level)
  return row
}

type Noted = { before?: { evidenceFile: string }; after?: { evidenceFile: string } }

async function noteChange(db: Db, actor: Actor, row: DeclarationRecord, noted: Noted) {
  if (!(await writeDeclaration(db, row, {}))) throw fail('declaration_actioned')
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'competencyDeclaration',
    objectId: row.id,
    ...noted,
  })
}
