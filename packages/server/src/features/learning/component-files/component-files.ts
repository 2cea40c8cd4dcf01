import { fileTypeFromBuffer } from 'file-type'
import type {
  ComponentMedia,
  LaunchMedia,
  UploadedComponentFile,
} from '@oktant/contract/learning/components/component-files.ts'
import { componentFiles } from '@oktant/contract/kit/constants.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { insertMade } from '../../../files/files.ts'
import { signedAddress } from '../../../files/signatures.ts'
import type { FileStore } from '../../../files/store.ts'
import { fail } from '../../../http/fail.ts'
import type { Transact } from '../../../http/serve.ts'
import type { StoredUpload } from '../../../http/uploads.ts'
import type { Kit } from '../../../kit.ts'
import { safeHtml } from '../../../richtext/safe-html.ts'
import {
  deleteOldUploads,
  deleteUnused,
  giveFiles,
  insertFile,
  listFiles,
} from './component-files.queries.ts'
import { fileView, idsOf, type Sign } from './component-files.view.ts'
import { tellByContent, textOf, type ToldContent } from './told-by-content.ts'
import type { Readable } from './videos.ts'

export { joinUpload } from './joined-uploads.ts'
export { insertFile as nameComponentFile } from './component-files.queries.ts'
export { accessUpload } from './component-files.access.ts'
export { addComponentUploadPart, beginComponentUpload, cancelComponentUpload } from './uploads-in-pieces.ts'
export { uploadView } from './component-files.view.ts'
export { copyMedia, keepCopies, removeCopies } from './copy-files.ts'
export type { Sign } from './component-files.view.ts'

type Needs = Pick<Kit, 'config' | 'files' | 'now'>
type CallContext = { kit: Needs; actor: Actor; transact: Transact }
/** What the change of another feature does in the same transaction; says whether the file is still wanted. */
type Besides = (tx: Db) => Promise<boolean>

const always: Besides = async () => true

/** Keeps what came where a component can show it; of what it cannot show no byte is left. */
export async function uploadComponentFile(
  { kit, actor, transact }: CallContext,
  upload: StoredUpload,
  besides = always,
): Promise<UploadedComponentFile> {
  const { stored } = upload
  let isNamed = false
  try {
    const told = await lookAt(kit.files, upload)
    const html = told.use === 'html' ? await pageOf(kit.files, stored) : null
    const kept = await transact(async (tx) => {
      const made = await keep(tx, { kit, actor }, upload, { told, html, besides })
      isNamed = html === null
      return made
    })
    // NOTE: a page is kept as its text; and the same request may have been answered before.
    if (!isNamed) await kit.files.remove(stored)
    return kept
  } catch (error) {
    await kit.files.remove(stored)
    throw error
  }
}

async function lookAt(store: FileStore, { stored, bytes, head }: StoredUpload) {
  if (bytes === 0) throw fail('component_file_empty')
  const isZip = head.toString('latin1', 0, 4) === 'PK\x03\x04'
  const first = (await fileTypeFromBuffer(head))?.mime ?? (isZip ? 'application/zip' : null)
  return tellByContent(first, readableOf(store, stored, bytes))
}

const readableOf = (store: FileStore, name: string, bytes: number): Readable => ({
  bytes,
  async read(start, end) {
    const source = await store.read(name, { start, end })
    const pieces: Buffer[] = []
    for await (const piece of source ?? []) pieces.push(Buffer.from(piece))
    return Buffer.concat(pieces)
  },
})

/** The text of a page that somebody wrote elsewhere, without anything that runs or loads. */
async function pageOf(store: FileStore, stored: string) {
  const source = (await store.read(stored)) ?? []
  const pieces: Buffer[] = []
  for await (const piece of source) pieces.push(Buffer.from(piece))
  const html = safeHtml(textOf(Buffer.concat(pieces)) ?? '')
  if (html === '') throw fail('component_file_empty')
  if (html.length > componentFiles.htmlLetters) throw fail('component_file_long')
  return html
}

type Known = { told: ToldContent; html: string | null; besides: Besides }

async function keep(
  tx: Db,
  { kit, actor }: Omit<CallContext, 'transact'>,
  upload: StoredUpload,
  { told, html, besides }: Known,
): Promise<UploadedComponentFile> {
  const { companyId, id: createdBy } = actor
  if (!(await besides(tx))) throw fail('component_upload_not_found')
  const deed = { by: actor, kind: 'create' as const, object: 'componentFile' as const }
  const { bytes, sha256, stored, name } = upload
  const after = { title: name.slice(0, 255), type: told.type, bytes }
  if (told.use === 'html') {
    await audit(tx, { ...deed, objectId: 0, after })
    return { responseCode: 200, file: null, html }
  }
  const kind = told.use === 'video' || told.use === 'image' ? told.use : ('document' as const)
  const file = await insertMade(tx, { companyId, createdBy, kind, sha256, name: stored, ...after })
  await insertFile(tx, { companyId, fileId: file.id, use: told.use, createdAt: kit.now() })
  await audit(tx, { ...deed, objectId: file.id, after })
  const shown = { id: file.id, use: told.use, name: file.title, type: file.type, bytes }
  return { responseCode: 200, file: fileView(shown, signerOf(kit)), html: null }
}

export const signerOf =
  (kit: Pick<Kit, 'config' | 'now'>): Sign =>
  (fileId) =>
    signedAddress(kit, fileId)

/** The files that a component names, as its author sees them. */
export async function filesOf(db: Db, companyId: number, media: ComponentMedia | undefined, sign: Sign) {
  const ids = media ? idsOf(media) : []
  if (ids.length === 0) return []
  return (await listFiles(db, companyId, ids)).map((file) => fileView(file, sign))
}

/** What is wrong with the files that a component is to name, said at their fields. */
export async function misplacedFiles(
  db: Db,
  { companyId, componentId }: { companyId: number; componentId: number | null },
  media: ComponentMedia,
  isVideo: boolean,
) {
  const ids = idsOf(media)
  const known = new Map(
    ids.length > 0 ? (await listFiles(db, companyId, ids)).map((file) => [file.id, file]) : [],
  )
  const fits = (id: number | null, isCaption: boolean) => {
    const file = id === null ? undefined : known.get(id)
    if (!file || (file.componentId !== null && file.componentId !== componentId)) return id === null
    return isCaption ? file.use === 'captions' : isVideo === (file.use === 'video') && file.use !== 'captions'
  }
  return (['fileIds', 'captionIds'] as const).flatMap((field) =>
    (['en', 'de'] as const)
      .filter((language) => !fits(media[field][language], field === 'captionIds'))
      .map((language) => `media.${field}.${language}`),
  )
}

/** Lets a component have its files, which nothing else can have from then on. */
export async function giveMedia(db: Db, companyId: number, componentId: number, media: ComponentMedia) {
  const ids = idsOf(media)
  if (ids.length > 0 && !(await giveFiles(db, { companyId, componentId }, ids))) throw fail('content_changed')
}

/** What a learner is shown of a component’s files, in their language where it has one. */
export async function launchMedia(
  db: Db,
  { companyId, language }: { companyId: number; language: Language },
  media: ComponentMedia | undefined,
  sign: Sign,
): Promise<LaunchMedia | null> {
  const files = new Map((await filesOf(db, companyId, media, sign)).map((file) => [file.id, file]))
  if (!media) return null
  const { fileIds, captionIds, downloadable, share } = media
  const wanted = fileIds[language] ?? fileIds.en ?? fileIds.de
  const captions = (['en', 'de'] as const).flatMap((told) => {
    const file = files.get(captionIds[told] ?? 0)
    return file ? [{ language: told, address: file.address }] : []
  })
  return { file: files.get(wanted ?? 0) ?? null, captions, downloadable, share }
}

/** Forgets what was uploaded and never used, and what never came whole. */
export async function forgetUnused({ engine, now }: Kit) {
  const before = new Date(now().getTime() - componentFiles.keptHours * 3_600_000)
  await engine.db.transaction(async (tx) => {
    await deleteUnused(tx, before)
    await deleteOldUploads(tx, before)
  })
}
