import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { findFile, forgetFile } from '../../../files/files.ts'
import { fail } from '../../../http/fail.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import type { RawReply } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { accessUser } from '../users/users.access.ts'
import { accessArchive } from './privacy.access.ts'
import {
  deleteArchivesOf,
  deleteViewsOf,
  dropFiles,
  findArchive,
  hasPending,
  insertArchive,
  isOf,
  isOne,
  isOver,
  listArchives,
  listViews,
  takeArchive,
} from './privacy.queries.ts'
import { archiveView, recordViewView } from './privacy.view.ts'

export { ageingArchives, ageingViews } from './privacy.queries.ts'

/** NOTE: what somebody has just seen is written first, so that the list is as of now. */
export async function listRecordViews(db: Db, kit: Kit, actor: Actor, page: Page) {
  await kit.views.flush()
  const { rows, total } = await listViews(db, actor, page)
  return pagedReply(page, rows.map(recordViewView), total)
}

export async function listDataArchives(db: Db, kit: Kit, actor: Actor) {
  return (await listArchives(db, actor)).map((row) => archiveView(row, kit.now()))
}

type Wish = { userId: number; reason: string }

async function request(db: Db, kit: Kit, by: Actor, { userId, reason }: Wish) {
  const { companyId } = by
  if (await hasPending(db, { companyId, id: userId })) throw fail('archive_pending')
  const { id } = await insertArchive(db, { companyId, userId, madeBy: by.id, reason, createdAt: kit.now() })
  await audit(db, { by, kind: 'create', object: 'dataArchive', objectId: id, after: { userId, reason } })
  const row = await findArchive(db, companyId, id)
  if (!row) throw fail('unexpected')
  return archiveView(row, kit.now())
}

export const requestDataArchive = (db: Db, kit: Kit, actor: Actor) =>
  request(db, kit, actor, { userId: actor.id, reason: '' })

/** For somebody who asked an administrator; nobody has one made of a person who may do more than they. */
export async function requestDataArchiveFor(db: Db, kit: Kit, actor: Actor, wish: Wish) {
  await accessUser(db, actor, wish.userId, 'edit')
  return request(db, kit, actor, { ...wish, reason: wish.reason.trim() })
}

/** Hands it out as it lies in the store, once; the file is forgotten with the same commit. */
export async function downloadDataArchive(db: Db, kit: Kit, actor: Actor, id: number): Promise<RawReply> {
  await accessArchive(db, actor, id)
  const taken = await takeArchive(db, { companyId: actor.companyId, id }, kit.now())
  const file = taken?.fileId ? await findFile(db, taken.fileId) : undefined
  const body = file && (await kit.files.read(file.name))
  if (!file || !body) throw fail('archive_over')
  await dropFiles(db, isOne(id))
  await forgetFile(db, actor.companyId, file.id)
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'dataArchive',
    objectId: id,
    after: { downloaded: true },
  })
  return {
    headers: {
      'content-type': file.type,
      'content-length': file.bytes,
      'content-disposition': `attachment; filename="${file.title}"`,
      'cache-control': 'no-store',
    },
    body,
  }
}

/** Files of archives that were handed out or whose time is over go every night. */
export async function forgetOverArchives(db: Db, now: Date) {
  const gone = await dropFiles(db, isOver(now))
  for (const { companyId, fileId } of gone) await forgetFile(db, companyId, fileId)
}

/** Nothing is left of what was kept for somebody who was taken out. */
export async function forgetPrivacyOf(db: Db, whose: { companyId: number; userId: number }) {
  const gone = await dropFiles(db, isOf(whose))
  for (const { companyId, fileId } of gone) await forgetFile(db, companyId, fileId)
  await deleteArchivesOf(db, whose)
  await deleteViewsOf(db, whose)
}
