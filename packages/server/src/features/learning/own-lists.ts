import { dayIn, yearOf } from '@oktant/contract/days.ts'
import { sql } from 'drizzle-orm'
import type { ContainerCard } from '@oktant/contract/learning.ts'
import type { ProgressYear } from '@oktant/contract/progress.ts'
import type { Paged } from '@oktant/contract/http.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { pagedReply, readPage } from '../../http/paging.ts'
import type { Sign } from '../component-files/component-files.ts'
import { isCourse, isTodo } from './cards.queries.ts'
import { ownCardView } from './cards.view.ts'
import { viewerOf } from './learning.access.ts'
import { findOwnCards, type OwnList } from './own-cards.queries.ts'
import { ownPageReady } from './ready.view.ts'
import { findProgressYear } from './progress.queries.ts'

/** One’s own courses: those under way, those to be taken, and those that are passed. */
export const ownLists = {
  begun: {
    name: 'begun',
    where: sql`log.id is not null and container.state in ('active', 'archived') and ${isCourse}`,
    first: 'lastAt',
  },
  assigned: { name: 'todo', where: isTodo, first: 'dueOn', isUpwards: true, byGroups: true },
  completed: {
    name: 'passed',
    where: sql`log.completed_at is not null and ${isCourse}`,
    first: 'completedAt',
    ofPassed: true,
  },
} as const satisfies Record<string, OwnList>

type Query = Parameters<typeof readPage>[0]
type Wanted = { list: keyof typeof ownLists; query: Query; sign: Sign }

export async function listOwn(
  db: Db,
  actor: Actor,
  { list, query, sign }: Wanted,
): Promise<Paged<ContainerCard>> {
  const page = readPage(query)
  const { cards, total } = await findOwnCards(db, viewerOf(actor), page, ownLists[list])
  return pagedReply(page, cards.map(ownCardView(sign)), total)
}

/** The same as it is sent. */
export async function writeOwn(db: Db, actor: Actor, { list, query, sign }: Wanted) {
  const page = readPage(query)
  const { cards, total } = await findOwnCards(db, viewerOf(actor), page, ownLists[list])
  return ownPageReady({ cards, total, page }, sign)
}

/** What somebody finished, day by day; of this year where none is named. */
export async function readProgressYear(
  db: Db,
  actor: Actor,
  { year: wanted, now }: { year?: number | undefined; now: Date },
): Promise<ProgressYear> {
  const viewer = viewerOf(actor)
  const year = wanted ?? yearOf(dayIn(viewer.timezone, now))
  const none = { year, firstYear: year, passed: 0, seconds: 0, days: [] }
  return (await findProgressYear(db, viewer, year)) ?? none
}
