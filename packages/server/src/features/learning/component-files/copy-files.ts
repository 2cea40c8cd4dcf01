import type { ComponentMedia } from '@oktant/contract/learning/components/component-files.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { insertMade, type StoredBytes, storeStream } from '../../../files/files.ts'
import type { FileStore } from '../../../files/store.ts'
import { fail } from '../../../http/fail.ts'
import { idsOf } from './component-files.view.ts'
import { insertFile, listStored } from './component-files.queries.ts'

export type Copy = { of: Awaited<ReturnType<typeof listStored>>[number]; bytes: StoredBytes }

/** The files that a component shows, once more in the store; they belong to nothing yet. */
export async function copyMedia(
  db: Db,
  store: FileStore,
  companyId: number,
  media: ComponentMedia | undefined,
) {
  const ids = media ? idsOf(media) : []
  const copies: Copy[] = []
  if (ids.length === 0) return copies
  try {
    // NOTE: one after another, so that no more than one file is on its way at a time; a component has four at most.
    for (const of of await listStored(db, companyId, ids)) {
      const source = await store.read(of.stored)
      if (!source) throw fail('component_not_found')
      copies.push({ of, bytes: await storeStream(store, source) })
    }
  } catch (error) {
    await removeCopies(store, copies)
    throw error
  }
  return copies
}

export async function removeCopies(store: FileStore, copies: readonly Copy[]) {
  for (const { bytes } of copies) await store.remove(bytes.stored)
}

type By = { actor: Actor; now: Date }

/** Writes the copies down, and names them where the ones that they were made of were named. */
export async function keepCopies(
  db: Db,
  { actor, now }: By,
  copies: readonly Copy[],
  media: ComponentMedia | undefined,
) {
  if (!media) return undefined
  const made = new Map<number, number>()
  const { companyId, id: createdBy } = actor
  for (const { of, bytes } of copies) {
    const { kind, title, type, use } = of
    const { sha256, stored: name } = bytes
    const row = { companyId, createdBy, kind, title, type, sha256, name, bytes: bytes.bytes }
    const { id: fileId } = await insertMade(db, row)
    await insertFile(db, { companyId, fileId, use, createdAt: now })
    made.set(of.id, fileId)
  }
  const copied = (id: number | null) => (id === null ? null : (made.get(id) ?? null))
  const both = ({ en, de }: ComponentMedia['fileIds']) => ({ en: copied(en), de: copied(de) })
  return { ...media, fileIds: both(media.fileIds), captionIds: both(media.captionIds) }
}
