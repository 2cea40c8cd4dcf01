import type { LocalText } from '@oktant/contract/http/http.ts'
import { notificationTypes } from '@oktant/contract/communication/notification-types.ts'
import type { Unplayed, UnplayedReason } from '@oktant/contract/learning/components/unplayed-films.ts'
import { audit } from '../../../../audit/audit.ts'
import { fail } from '../../../../http/fail.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import type { Kit } from '../../../../kit.ts'
import { announce } from '../../../../outbox/announce.ts'
import { type Listener, listener } from '../../../../outbox/outbox.ts'
import { filled } from '../../../../words/words.rules.ts'
import { launchMedia, type Sign } from '../../component-files/component-files.ts'
import { accessComponent } from '../../components/components.access.ts'
import { makeNotifications } from '../../../communication/notifications/notifications.ts'
import { listHolderIdsOf } from '../../../people/permissions/permissions.ts'
import { fileIdsOf } from '../course/done-by.ts'
import { accessPlace } from '../launch/launches.ts'
import { viewerOf } from '../learn.access.ts'
import { learnWords } from '../learn.words.ts'
import {
  findUnplayed,
  listUnplayedComponents,
  listWaitingFor,
  writeCounted,
  writeUnplayed,
} from './unplayed.queries.ts'

const words = learnWords.notices

type About = { companyId: number; componentId: number; title: LocalText }

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'film.unplayed': About
  }
}

type Said = { childId: number; reason: UnplayedReason; now: Date; sign: Sign }

/** Notes that a film does not play for somebody; the first time that anybody says so of it, its authors hear. */
export async function reportUnplayed(db: Db, actor: Actor, { childId, reason, now, sign }: Said) {
  const { place } = await accessPlace(db, viewerOf(actor), childId, now)
  const media = await launchMedia(db, actor, place.revision?.content.media, sign)
  if (media?.file?.use !== 'video' || place.componentId === null || !place.revision) return { counts: false }
  const { companyId, id: userId } = actor
  const { isFirst, counts } = await writeUnplayed(
    db,
    { companyId, userId, fileId: media.file.id, reason },
    now,
  )
  const about = { companyId, componentId: place.componentId, title: place.revision.title }
  if (isFirst) await announce(db, 'film.unplayed', about, { companyId })
  return { counts }
}

export async function readUnplayed(db: Db, actor: Actor, id: number, now: Date): Promise<Unplayed> {
  const { content } = await accessComponent(db, actor, id)
  return shown(await findUnplayed(db, actor.companyId, fileIdsOf(content.media), now))
}

type Counting = { counts: boolean; now: Date }

/** Counts a film as seen, or no longer, for those for whom it does not play; whoever waits for it is told. */
export async function countUnplayed(db: Db, actor: Actor, id: number, { counts, now }: Counting) {
  const { content, title } = await accessComponent(db, actor, id)
  const { companyId } = actor
  const fileIds = fileIdsOf(content.media)
  const before = await findUnplayed(db, companyId, fileIds, now)
  const people = await writeCounted(db, { companyId, fileIds, at: counts ? now : null })
  if (people === 0) throw fail('film_plays')
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'component',
    objectId: id,
    before: { countsAsSeen: before.counts },
    after: { countsAsSeen: counts },
  })
  if (counts && !before.counts)
    await tellWaiting(db, {
      companyId,
      title,
      waiting: await listWaitingFor(db, { companyId, componentId: id, fileIds }),
    })
  return readUnplayed(db, actor, id, now)
}

type ToldFilm = { companyId: number; title: LocalText; waiting: Awaited<ReturnType<typeof listWaitingFor>> }

async function tellWaiting(db: Db, { companyId, title, waiting }: ToldFilm) {
  await makeNotifications(
    db,
    waiting.map(({ userId, containerId }) => ({
      companyId,
      userId,
      type: 'film.counted' as const,
      title: words.filmCounts.title,
      body: filled(words.filmCounts.body, { film: title }),
      link: `/my-learning/${containerId}`,
    })),
  )
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
  await makeNotifications(
    db,
    ids.map((userId) => ({
      companyId,
      userId,
      type: 'film.unplayed' as const,
      title: words.filmUnplayed.title,
      body: filled(words.filmUnplayed.body, { film: title }),
      link: `/administration/components/${componentId}`,
    })),
  )
}
