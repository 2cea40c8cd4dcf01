import type { ComponentMedia } from '@oktant/contract/learning/components/component-files.ts'
import type { ComponentForm } from '@oktant/contract/learning/components/components.ts'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { insertMade, type StoredBytes, storeStream } from '../../../files/files.ts'
import { fail } from '../../../http/fail.ts'
import type { Kit } from '../../../kit.ts'
import { filledIn } from '../../../words/words.rules.ts'
import { nameComponentFile } from '../../learning/component-files/component-files.ts'
import { createComponent } from '../../learning/components/components.ts'
import { accessRecording } from './recordings.access.ts'
import type { RecordingRow } from './recordings.queries.ts'
import type { RecordingCall } from './recordings.ts'

type Named = { id: number; recordingId: number }

/** A component of the library that shows a recording; of a film it has a copy of its own, so that each can go alone. */
export async function createRecordingComponent({ db, kit, actor, transact }: RecordingCall, named: Named) {
  const row = await accessRecording(db, actor, named)
  const copy = await copyOf(kit, row)
  try {
    return await transact(async (tx) => {
      const media = copy && (await keepCopy(tx, { kit, actor }, row, copy))
      const { id } = await createComponent(tx, actor, formOf(row, media), { now: kit.now() })
      const message = filledIn(messages.content_created[actor.language], { name: row.name })
      return { id, name: row.name, message }
    })
  } catch (error) {
    if (copy) await kit.files.remove(copy.stored)
    throw error
  }
}

async function copyOf({ files }: Kit, { stored }: RecordingRow): Promise<StoredBytes | null> {
  if (stored === null) return null
  const source = await files.read(stored)
  if (!source) throw fail('recording_not_found')
  return storeStream(files, source)
}

type By = { kit: Kit; actor: Actor }

async function keepCopy(
  db: Db,
  { kit, actor: { companyId, id: createdBy } }: By,
  { name: title, type }: RecordingRow,
  { stored: name, sha256, bytes }: StoredBytes,
): Promise<ComponentMedia> {
  const row = { companyId, createdBy, kind: 'video' as const, title, sha256, name, bytes }
  const { id } = await insertMade(db, { ...row, type: type ?? 'video/mp4' })
  await nameComponentFile(db, { companyId, fileId: id, use: 'video', createdAt: kit.now() })
  return {
    fileIds: { en: id, de: id },
    captionIds: { en: null, de: null },
    downloadable: false,
    share: 80,
  }
}

const empty = { en: '', de: '' }

function formOf(
  { name, link }: RecordingRow,
  media: ComponentMedia | null,
): ComponentForm & { category: number } {
  const { video, externalWindow } = componentCategory
  return {
    category: media ? video : externalWindow,
    title: { en: name, de: name },
    description: empty,
    html: empty,
    url: link ?? '',
    keywords: [],
    minutes: null,
    difficulty: null,
    completion: media ? 'watched' : 'confirmed',
    ...(media && { media }),
  }
}
