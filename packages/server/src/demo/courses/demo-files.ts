import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { componentFiles } from '@oktant/contract/kit/constants.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/engine/db.ts'
import { uploadComponentFile } from '../../features/learning/component-files/component-files.ts'
import { uploadPicture } from '../../features/organisation/pictures/pictures.ts'
import { storeStream } from '../../files/files.ts'
import { zipOf } from '../../files/zip.ts'
import type { Kit } from '../../kit.ts'
import type { DemoFiles } from './demo-course.ts'

/** NOTE: this code runs as it is, or bundled into another folder. */
function mediaFolder() {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const found = join(folder, 'packages', 'server', 'src', 'demo', 'media')
    if (existsSync(found)) return found
    if (folder === dirname(folder)) throw new Error('The files of the demo are missing.')
  }
}

/** A file of the demo as it is. */
export const readMedia = (file: string) => readFile(join(mediaFolder(), file))

/** Takes a picture of the demo in, as an author would upload it. */
export async function demoPicture(db: Db, kit: FileKit, author: Actor, file: string) {
  const upload = { bytes: await readMedia(file), name: file }
  const transact = <T>(work: (tx: Db) => Promise<T>) => work(db)
  return (await uploadPicture(kit, author, { upload, transact })).fileId
}

export type FileKit = Pick<Kit, 'config' | 'files' | 'now'>

/** Takes files of the demo in, as an author would upload them. */
export async function demoMedia(db: Db, kit: FileKit, author: Actor, { file, captions }: DemoFiles) {
  const upload = async (name: string | undefined) => {
    if (!name) return null
    const stored = await storeStream(kit.files, createReadStream(join(mediaFolder(), name)))
    const asked = { kit, actor: author, transact: <T>(work: (tx: Db) => Promise<T>) => work(db) }
    return (await uploadComponentFile(asked, { ...stored, name })).file?.id ?? null
  }
  const both = typeof file === 'string' ? { en: file, de: undefined } : file
  return {
    fileIds: { en: await upload(both.en), de: await upload(both.de) },
    captionIds: { en: await upload(captions?.en), de: await upload(captions?.de) },
    downloadable: true,
    share: componentFiles.videoShare,
  }
}

/** A package of the demo, made of its own files and those that all of them share, as an authoring tool would. */
export async function demoPackage({ files, now }: Pick<Kit, 'files' | 'now'>, folder: string) {
  const packages = join(mediaFolder(), 'packages')
  const source = async function* () {
    for (const from of [join(packages, folder), join(packages, 'shared')])
      for (const name of (await readdir(from)).toSorted())
        yield { name, content: createReadStream(join(from, name)) }
  }
  const name = `${folder}.zip`
  return { ...(await storeStream(files, zipOf(source(), now()))), name }
}
