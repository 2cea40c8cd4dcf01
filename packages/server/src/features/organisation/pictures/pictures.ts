import { pictureLimits } from '@oktant/contract/kit/constants.ts'
import type { Picture, PictureForm, UploadedPicture } from '@oktant/contract/organisation/pictures.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { keepFile } from '../../../files/files.ts'
import { imageSize, isImage } from '../../../files/images.ts'
import { signedAddress } from '../../../files/signatures.ts'
import { fail } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { Upload } from '../../../http/uploads.ts'
import type { Kit } from '../../../kit.ts'
import { deleteUnused, findPicture, insertPicture, writeAllUsed, writeUsed } from './pictures.queries.ts'

type Needs = Pick<Kit, 'config' | 'files' | 'now'>
type SentUpload = { upload: Upload; transact: Transact }

const { smallest, largest } = pictureLimits

/** What a picture measures; refused where it is none, or would look bad, or fill a browser’s memory. */
function measured(bytes: Buffer) {
  if (!isImage(bytes)) throw fail('not_an_image')
  const size = imageSize(bytes)
  if (!size) throw fail('image_broken')
  const { width, height } = size
  const isSmall = width < smallest.width || height < smallest.height
  if (isSmall || Math.max(width, height) > largest) throw fail('picture_size')
  return size
}

/** Keeps a picture, where it is one and of a size that can be shown. */
export async function uploadPicture(
  kit: Needs,
  actor: Actor,
  { upload: { bytes, name: title }, transact }: SentUpload,
): Promise<UploadedPicture> {
  const size = measured(bytes)
  const { companyId, id: createdBy } = actor
  return transact(async (tx) => {
    const file = await keepFile(tx, kit.files, { companyId, createdBy, kind: 'image', bytes, title })
    await awaitUse(tx, { companyId, fileId: file.id, ...size }, kit.now())
    const after = { title: file.title, type: file.type, bytes: bytes.length, ...size }
    await audit(tx, { by: actor, kind: 'create', object: 'picture', objectId: file.id, after })
    return { responseCode: 200, fileId: file.id, address: signedAddress(kit, file.id), ...size }
  })
}

/** Gives a picture to what shows it; false where the company has none of this number. */
export const takePicture = (db: Db, whose: { companyId: number; fileId: number }, now: Date) =>
  writeUsed(db, whose, now)

/** Gives pictures to what shows them; one that came without being uploaded alone is not waiting for it. */
export const takePictures = (db: Db, whose: { companyId: number; fileIds: readonly number[] }, now: Date) =>
  writeAllUsed(db, whose, now)

/** Lets a picture that was kept wait for what will show it. */
export const awaitUse = (
  db: Db,
  picture: { companyId: number; fileId: number; width: number; height: number },
  now: Date,
) => insertPicture(db, { ...picture, createdAt: now })

/** A picture as its author sees it. */
export async function pictureOf(
  db: Db,
  companyId: number,
  { fileId, alt }: PictureForm,
  sign: (fileId: number) => string,
): Promise<Picture | null> {
  const found = await findPicture(db, { companyId, fileId })
  return found ? { ...found, alt, address: sign(fileId) } : null
}

/** Forgets what was uploaded and never used. */
export async function forgetPictures({ engine, now }: Pick<Kit, 'engine' | 'now'>) {
  const before = new Date(now().getTime() - pictureLimits.keptHours * 3_600_000)
  await engine.db.transaction((tx) => deleteUnused(tx, before))
}
