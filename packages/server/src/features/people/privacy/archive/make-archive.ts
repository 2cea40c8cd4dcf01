import { lifeSeconds } from '@oktant/contract/kit/constants.ts'
import { countPart, rowsOfPart, type PersonKey } from '../../../../db/query/personal.ts'
import { findFile, insertMade, nameMade } from '../../../../files/files.ts'
import { type ZipEntry, zipOf } from '../../../../files/zip.ts'
import type { Kit } from '../../../../kit.ts'
import { makeNotification } from '../../../communication/notifications/notifications.ts'
import { privacyWords } from '../privacy.words.ts'
import { archiveCodes } from './archive.codes.ts'
import { csvOf, htmlOf, indexOf, jsonOf, type Reader } from './archive.pages.ts'
import { measure } from './archive.rules.ts'
import {
  type ArchiveRow,
  claimArchive,
  findPersonOf,
  finishArchive,
  postponeArchive,
} from '../privacy.queries.ts'

/** Makes every archive that is waiting, one after the other. */
export async function makeArchives(kit: Kit) {
  const { engine, now, log } = kit
  for (let next = await claimArchive(engine.db, now()); next; next = await claimArchive(engine.db, now())) {
    try {
      await makeArchive(kit, next)
    } catch (error) {
      log.error(error, 'a data archive')
      await postponeArchive(engine.db, next)
    }
  }
}

async function makeArchive(kit: Kit, row: ArchiveRow) {
  const { engine, files, now } = kit
  const whose = { companyId: row.companyId, id: row.userId }
  const person = await findPersonOf(engine.db, whose)
  if (!person) throw new Error('the person of an archive is gone')
  const { firstName, surname, photo, ...rest } = person
  const reader = { ...rest, name: `${firstName} ${surname}` }
  const name = nameMade()
  const measured = measure()
  await files.write(name, flow(zipOf(entriesOf(kit, whose, reader, photo), now()), measured.add))
  const { bytes, sha256 } = measured.end()
  const readyAt = now()
  const expiresAt = new Date(readyAt.getTime() + lifeSeconds.dataArchive * 1000)
  await engine.db.transaction(async (tx) => {
    const file = await insertMade(tx, {
      companyId: row.companyId,
      createdBy: row.userId,
      kind: 'archive',
      name,
      title: 'oktant-data.zip',
      type: 'application/zip',
      bytes,
      sha256,
    })
    await finishArchive(tx, row, { fileId: file.id, bytes, readyAt, expiresAt })
    await makeNotification(tx, { ...whoseNotice(row), ...ready })
  })
}

const whoseNotice = ({ companyId, userId }: ArchiveRow) => ({ companyId, userId })
const ready = {
  type: 'data.archiveReady' as const,
  ...privacyWords.notices.ready,
  link: '/account?tab=privacy',
}

async function* flow(pieces: AsyncIterable<Buffer>, look: (piece: Buffer) => void) {
  for await (const piece of pieces) {
    look(piece)
    yield piece
  }
}

/** NOTE: each part is read once for each of its three files, so that none is ever held whole. */
async function* entriesOf(
  kit: Kit,
  whose: PersonKey,
  reader: Reader,
  photoId: number | null,
): AsyncGenerator<ZipEntry> {
  const { engine, personalData, objects, now } = kit
  const codes = archiveCodes(objects)
  const rows = (part: (typeof personalData)[number]) => rowsOfPart(engine.db, part, whose)
  const counted = []
  for (const part of personalData) counted.push({ part, count: await countPart(engine.db, part, whose) })
  const photo = photoId === null ? null : await photoOf(kit, photoId)
  yield { name: 'index.html', content: indexOf(counted, reader, photo?.name ?? null, now()) }
  if (photo) yield photo
  for (const part of personalData) {
    yield { name: `html/${part.name}.html`, content: htmlOf(part, rows(part), reader, codes) }
    yield { name: `csv/${part.name}.csv`, content: csvOf(rows(part)) }
    yield { name: `json/${part.name}.json`, content: jsonOf(rows(part)) }
  }
}

async function photoOf({ engine, files }: Kit, id: number): Promise<ZipEntry | null> {
  const file = await findFile(engine.db, id)
  const content = file && (await files.read(file.name))
  return content ? { name: `photo.${file.type.split('/')[1] ?? 'bin'}`, content } : null
}
