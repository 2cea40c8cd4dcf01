import { checkType, insertAllMade, nameMade } from '../../../../../files/files.ts'
import type { files } from '../../../../../files/files.tables.ts'
import type { FileStore } from '../../../../../files/store.ts'
import type { Db } from '../../../../../db/engine/db.ts'
import type { TakenPicture } from './judged-pictures.ts'

export type StoredPicture = {
  sha256: string
  row: Omit<typeof files.$inferInsert, 'companyId' | 'createdBy'>
}

const atOnce = 8
const unwritable = /\p{Cc}/gu

/** Writes pictures to the store, the same one once; if one cannot be written, none stays. */
export async function storePictures(store: FileStore, taken: readonly TakenPicture[]) {
  const wanted = [...new Map(taken.map((picture) => [picture.sha256, picture])).values()]
  const stored: StoredPicture[] = []
  for (let first = 0; first < wanted.length; first += atOnce) {
    const written = await Promise.allSettled(
      wanted.slice(first, first + atOnce).map(async ({ bytes, name: title, sha256 }) => {
        const [type, name] = [await checkType('image', bytes), nameMade()]
        const row = {
          kind: 'image' as const,
          name,
          title: title.replace(unwritable, '').slice(0, 255),
          type,
          sha256,
        }
        stored.push({ sha256, row: { ...row, bytes: bytes.length } })
        await store.write(name, [bytes])
      }),
    )
    const failed = written.find((one) => one.status === 'rejected')
    if (!failed) continue
    await forgetStored(store, stored)
    throw failed.reason
  }
  return stored
}

export async function forgetStored(store: FileStore, stored: readonly StoredPicture[]) {
  await Promise.all(stored.map(({ row }) => store.remove(row.name)))
}

/** The numbers of stored pictures, by what they hold. */
export async function insertPictures(
  db: Db,
  whose: { companyId: number; createdBy: number },
  stored: readonly StoredPicture[],
) {
  const values = stored.map(({ row }) => ({ ...row, ...whose }))
  const rows = await insertAllMade(db, values)
  return new Map(rows.map(({ sha256, id }) => [sha256, id]))
}
