import type { LocalText } from '@oktant/contract/http.ts'
import { notificationTypes } from '@oktant/contract/notification-types.ts'
import type { Unplayed, UnplayedReason } from '@oktant/contract/unplayed-films.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import type { Kit } from '../../kit.ts'
import { announce } from '../../outbox/announce.ts'
import { type Listener, listener } from '../../outbox/outbox.ts'
import { launchMedia, type Sign } from '../component-files/component-files.ts'
import { accessComponent } from '../components/components.access.ts'
import { makeNotifications } from '../notifications/notifications.ts'
import { listHolderIdsOf } from '../permissions/permissions.ts'
import { accessPlace } from './launches.ts'
import { viewerOf } from './learning.access.ts'
import { findUnplayed, listUnplayedComponents, writeUnplayed } from './unplayed.queries.ts'

type About = { companyId: number; componentId: number; title: LocalText }

declare module '../../outbox/announce.ts' {
  interface Announcements {
    'film.unplayed': About
  }
}

type Said = { childId: number; reason: UnplayedReason; now: Date; sign: Sign }

/** Notes that a film does not play for somebody; the first time that anybody says so of it, its authors hear. */
export async function reportUnplayed(db: Db, actor: Actor, { childId, reason, now, sign }: Said) {
  const { place } = await accessPlace(db, viewerOf(actor), childId, now)
  const media = await launchMedia(db, actor, place.revision?.content.media, sign)
  if (media?.file?.use !== 'video' || place.componentId === null || !place.revision) return {}
  const { companyId, id: userId } = actor
  const isFirst = await writeUnplayed(db, { companyId, userId, fileId: media.file.id, reason }, now)
  const about = { companyId, componentId: place.componentId, title: place.revision.title }
  if (isFirst) await announce(db, 'film.unplayed', about, { companyId })
  return {}
}

export async function readUnplayed(db: Db, actor: Actor, id: number, now: Date): Promise<Unplayed> {
  const { content } = await accessComponent(db, actor, id)
  const { en = null, de = null } = content.media?.fileIds ?? {}
  const fileIds = [en, de].filter((file) => file !== null)
  return shown(await findUnplayed(db, actor.companyId, fileIds, now))
}

export async function listUnplayed(db: Db, { companyId }: Actor, now: Date) {
  return (await listUnplayedComponents(db, companyId, now)).map(shown)
}

const shown = <Found extends { lastAt: string | null }>(found: Found) => ({
  ...found,
  lastAt: found.lastAt === null ? null : new Date(found.lastAt).toISOString(),
})

export const unplayedListeners: readonly Listener<Kit>[] = [
  listener('film.unplayed', 'learning.tellAuthors', (db, about) => tellAuthors(db, about)),
]

async function tellAuthors(db: Db, { companyId, componentId, title }: About) {
  const ids = await listHolderIdsOf(db, companyId, notificationTypes['film.unplayed'].onlyTo)
  const body = {
    en: `“${title.en || title.de}” did not play for somebody. Look at the component: the file may be damaged, or of a kind that not every browser plays.`,
    de: `„${title.de || title.en}“ lief bei jemandem nicht. Bitte sehen Sie sich den Baustein an: Die Datei kann beschädigt sein oder in einem Format, das nicht jeder Browser abspielt.`,
  }
  await makeNotifications(
    db,
    ids.map((userId) => ({
      companyId,
      userId,
      type: 'film.unplayed' as const,
      title: { en: 'A film does not play', de: 'Ein Film läuft nicht' },
      body,
      link: `/administration/components/${componentId}`,
    })),
  )
}
