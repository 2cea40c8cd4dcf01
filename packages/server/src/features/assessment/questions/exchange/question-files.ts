import type { Language } from '@oktant/contract/http/http.ts'
import type { FileReport } from '@oktant/contract/assessment/questions/question-files.ts'
import type { Actor } from '../../../../access/actor.ts'
import { auditAll } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Transact } from '../../../../http/serve.ts'
import type { StoredUpload } from '../../../../http/uploads.ts'
import type { Kit } from '../../../../kit.ts'
import { takePictures } from '../../../organisation/pictures/pictures.ts'
import { listAsking } from '../asked.queries.ts'
import { accessBank } from '../questions.access.ts'
import { listPlaces, removeAll } from '../questions.queries.ts'
import { picturesOf } from '../questions.rules.ts'
import { makeQuestions } from '../questions.ts'
import { forgetStored, insertPictures, storePictures, type StoredPicture } from './moodle/file-pictures.ts'
import { pictured } from './moodle/judged-pictures.ts'
import { type Found, readFile } from './read-file.ts'
import { deleteQuestions, listHeld } from './undo.queries.ts'

type CallContext = { db: Db; kit: Pick<Kit, 'files' | 'now'>; actor: Actor }
type SentFile = { bankId: number; language: Language; upload: StoredUpload }

/** Reads an upload and forgets it: what was sent is not kept, whatever becomes of it. */
async function readSent({ db, kit, actor }: CallContext, { bankId, language, upload }: SentFile) {
  try {
    await accessBank(db, actor, bankId)
    return await readFile(db, kit.files, { companyId: actor.companyId, language, upload })
  } finally {
    await kit.files.remove(upload.stored)
  }
}

export async function checkQuestionFile(asked: CallContext, sent: SentFile): Promise<FileReport> {
  const { found, lines } = await readSent(asked, sent)
  const pictures = found.reduce((sum, { taken }) => sum + taken.length, 0)
  const told = lines.flatMap((line) => line.pictures)
  return {
    questions: found.length,
    refused: lines.filter(({ outcome }) => outcome === 'refused').length,
    pictures,
    picturesLeft: told.length - pictures,
    lines,
  }
}

/** Brings in what can be read with its pictures, all of it by a few statements, or nothing. */
export async function importQuestions(asked: CallContext & { transact: Transact }, sent: SentFile) {
  const { kit, actor, transact } = asked
  const { found } = await readSent(asked, sent)
  const stored = await storePictures(
    kit.files,
    found.flatMap(({ taken }) => taken),
  )
  const kept: KeptPictures = { found, stored, isNamed: false }
  try {
    return await transact((tx) => keepQuestions(tx, actor, { bankId: sent.bankId, now: kit.now() }, kept))
  } catch (error) {
    kept.isNamed = false
    throw error
  } finally {
    // NOTE: also where the same request had been answered before, and nothing was brought in again.
    if (!kept.isNamed) await forgetStored(kit.files, stored)
  }
}

type KeptPictures = { found: readonly Found[]; stored: readonly StoredPicture[]; isNamed: boolean }

async function keepQuestions(db: Db, actor: Actor, at: { bankId: number; now: Date }, kept: KeptPictures) {
  const { companyId, id: by } = actor
  const { bankId } = at
  const pictures = await insertPictures(db, { companyId, createdBy: by }, kept.stored)
  const forms = kept.found.map(({ form, scale, taken }) => ({
    form: pictured(form, taken, ({ sha256 }) => pictures.get(sha256) ?? 0),
    scale,
  }))
  // NOTE: a GIFT file names its pictures by number: one of these may have been uploaded a moment ago.
  await takePictures(db, { companyId, fileIds: forms.flatMap(({ form }) => picturesOf(form)) }, at.now)
  const ids = await makeQuestions(db, { companyId, by, ...at }, forms)
  await auditAll(db, [
    { by: actor, kind: 'update', object: 'questionBank', objectId: bankId, after: { imported: ids.length } },
    ...kept.stored.map(({ sha256, row: { title, bytes } }) => ({
      by: actor,
      kind: 'create' as const,
      object: 'questionPicture' as const,
      objectId: pictures.get(sha256) ?? 0,
      after: { title, bytes },
    })),
    ...ids.map((questionId, index) => ({
      by: actor,
      kind: 'create' as const,
      object: 'question' as const,
      objectId: questionId,
      after: { bankId, type: forms[index]?.form.type },
    })),
  ])
  kept.isNamed = true
  return { ids }
}

/** Takes an import back: what nobody was asked is gone for good with its pictures, the rest is out of reach. */
export async function undoQuestionImport(
  { db, kit, actor, transact }: CallContext & { transact: Transact },
  bankId: number,
  ids: number[],
) {
  await accessBank(db, actor, bankId)
  const { companyId } = actor
  let bytes: string[] = []
  const answer = await transact(async (tx) => {
    const places = await listPlaces(tx, companyId, ids)
    if (new Set(ids).size !== places.length || places.some((place) => place.bankId !== bankId))
      throw fail('questions_unknown')
    if ((await listAsking(tx, companyId, { questionIds: ids })).length > 0) throw fail('evaluations_use_it')
    const held = await listHeld(tx, companyId, ids)
    const heldIds = ids.filter((id) => held.has(id))
    if (heldIds.length > 0) await removeAll(tx, companyId, heldIds, kit.now())
    bytes = await deleteQuestions(
      tx,
      companyId,
      ids.filter((id) => !held.has(id)),
    )
    await auditAll(
      tx,
      places.map(({ id, title }) => ({
        by: actor,
        kind: 'delete',
        object: 'question',
        objectId: id,
        before: { title },
      })),
    )
    return {}
  })
  await Promise.all(bytes.map((name) => kit.files.remove(name)))
  return answer
}
