import type { Recording } from '@oktant/contract/events/recordings.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { nameStored } from '../../../files/files.ts'
import { signedAddress } from '../../../files/signatures.ts'
import { fail, Failure } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { joinUpload } from '../../learning/component-files/component-files.ts'
import { accessEvent } from '../events/events.access.ts'
import { accessAttended, accessRecording, accessShownRecording } from './recordings.access.ts'
import {
  findRow,
  insertRow,
  listRows,
  type RecordingRow,
  writeRemoved,
  writeWatch,
} from './recordings.queries.ts'
import { readRecording, refuseAt, type SentRecording } from './recordings.rules.ts'

export type RecordingCall = { db: Db; kit: Kit; actor: Actor; transact: Transact }
type Signer = Pick<Kit, 'config' | 'now'>

const view =
  (kit: Signer) =>
  ({ id, name, link, fileId, type, bytes, createdAt, share, watchers }: RecordingRow): Recording => ({
    id,
    name,
    link,
    file:
      fileId === null || type === null || bytes === null
        ? null
        : { address: signedAddress(kit, fileId), type, bytes },
    addedAt: createdAt.toISOString(),
    watchedShare: fileId === null ? null : (share ?? 0),
    watchers,
  })

export async function listRecordings(db: Db, kit: Signer, actor: Actor, id: number) {
  await accessEvent(db, actor, id)
  return (await listRows(db, { companyId: actor.companyId, eventId: id }, actor)).map(view(kit))
}

export async function listLearnerRecordings(db: Db, kit: Signer, actor: Actor, id: number) {
  const attended = await accessAttended(db, actor, id)
  if (!attended) return []
  return (await listRows(db, { companyId: actor.companyId, eventId: id }, actor)).map(view(kit))
}

/** Adds a link, or a film that has come in pieces. */
export async function addRecording(asked: RecordingCall, eventId: number, sent: SentRecording) {
  await accessEvent(asked.db, asked.actor, eventId)
  const { name, link, uploadId } = readRecording(sent)
  if (uploadId === null) return asked.transact((tx) => keep(tx, asked, { eventId, name, link, fileId: null }))
  return addFilm(asked, { eventId, name, uploadId })
}

/** A link to where a recording can be seen. */
export const addRecordingLink = (
  db: Db,
  kit: Signer,
  actor: Actor,
  values: { eventId: number; name: string; link: string },
) => keep(db, { kit, actor }, { ...values, fileId: null })

type Film = { eventId: number; name: string; uploadId: number }

async function addFilm(asked: RecordingCall, { eventId, name, uploadId }: Film) {
  const { kit, actor, transact } = asked
  const { companyId, id: createdBy } = actor
  const { done, forget, ...film } = await joinUpload(asked, uploadId).catch((error: unknown) => {
    throw isMissing(error) ? refuseAt('uploadId', 'recording_upload_missing') : error
  })
  try {
    const made = await transact(async (tx) => {
      if (!(await done(tx))) throw refuseAt('uploadId', 'recording_upload_missing')
      const file = await nameStored(tx, film, { companyId, createdBy, kind: 'video', title: film.name })
      return keep(tx, asked, { eventId, name, link: null, fileId: file.id })
    })
    await forget()
    return made
  } catch (error) {
    await kit.files.remove(film.stored)
    throw isNoFilm(error) ? fail('component_file_unknown') : error
  }
}

const isMissing = (error: unknown) => error instanceof Failure && error.code === 'component_upload_not_found'
/** NOTE: what the store says of a file whose content is no film. */
const isNoFilm = (error: unknown) => error instanceof Failure && error.code === 'invalid_input'

type Values = { eventId: number; name: string; link: string | null; fileId: number | null }

async function keep(db: Db, { kit, actor }: { kit: Signer; actor: Actor }, values: Values) {
  const { companyId, id: addedBy } = actor
  await accessEvent(db, actor, values.eventId)
  const id = await insertRow(db, { ...values, companyId, addedBy, createdAt: kit.now() })
  const after = { name: values.name, link: values.link }
  await audit(db, { by: actor, kind: 'create', object: 'eventRecording', objectId: id, after })
  const row = await findRow(db, { companyId, eventId: values.eventId, id }, actor)
  if (!row) throw fail('recording_not_found')
  return view(kit)(row)
}

type Named = { id: number; recordingId: number }

export async function removeRecording(db: Db, kit: Signer, actor: Actor, named: Named) {
  const row = await accessRecording(db, actor, named)
  if (!(await writeRemoved(db, row, kit.now()))) throw fail('recording_not_found')
  const before = { name: row.name, link: row.link }
  await audit(db, { by: actor, kind: 'delete', object: 'eventRecording', objectId: row.id, before })
  return {}
}

export async function restoreRecording(db: Db, kit: Signer, actor: Actor, named: Named) {
  const row = await accessRecording(db, actor, named, { removed: true })
  if (!(await writeRemoved(db, row, null))) throw fail('recording_not_found')
  const after = { name: row.name, restored: true }
  await audit(db, { by: actor, kind: 'create', object: 'eventRecording', objectId: row.id, after })
  return view(kit)({ ...row, removedAt: null })
}

export async function keepWatched(db: Db, kit: Signer, actor: Actor, named: Named & { share: number }) {
  const { id: recordingId, fileId, companyId } = await accessShownRecording(db, actor, named)
  // NOTE: of a link nobody knows how much was seen.
  if (fileId === null) throw fail('recording_not_found')
  const whose = { companyId, recordingId, userId: actor.id }
  return { watchedShare: await writeWatch(db, whose, named.share, kit.now()) }
}
