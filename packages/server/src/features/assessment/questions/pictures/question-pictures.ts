import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import { keepFile } from '../../../../files/files.ts'
import { signedAddress } from '../../../../files/signatures.ts'
import { fail } from '../../../../http/fail.ts'
import type { Transact } from '../../../../http/serve.ts'
import type { Upload } from '../../../../http/uploads.ts'
import type { Kit } from '../../../../kit.ts'
import { awaitUse } from '../../../organisation/pictures/pictures.ts'
import { lookAt } from './look-at-picture.ts'

type SentUpload = { upload: Upload; transact: Transact }

/** Keeps a picture for a question or an answer, where it is an image and fits. */
export async function uploadQuestionPicture(
  kit: Pick<Kit, 'config' | 'files' | 'now'>,
  actor: Actor,
  { upload, transact }: SentUpload,
) {
  const { bytes, name: title } = upload
  const { size, code } = lookAt(bytes)
  if (code) throw fail(code)
  const whose = { companyId: actor.companyId, createdBy: actor.id }
  return transact(async (tx) => {
    const kept = await keepFile(tx, kit.files, { ...whose, kind: 'image', bytes, title })
    await awaitUse(tx, { companyId: actor.companyId, fileId: kept.id, ...size }, kit.now())
    const after = { title, bytes: bytes.length }
    await audit(tx, { by: actor, kind: 'create', object: 'questionPicture', objectId: kept.id, after })
    return { pictureId: kept.id, pictureURL: signedAddress(kit, kept.id), responseCode: 200 }
  })
}
