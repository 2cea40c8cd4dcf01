import { dayIn, yearOf } from '@oktant/contract/days.ts'
import type { ContainerCard } from '@oktant/contract/learning.ts'
import type { ProgressYear } from '@oktant/contract/progress.ts'
import type { Paged } from '@oktant/contract/http.ts'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/db.ts'
import { keepVersions } from '../../db/kept-versions.ts'
import { type Page, pagedReply, readPage } from '../../http/paging.ts'
import type { ReadyJson } from '../../http/ready-json.ts'
import type { Sign } from '../component-files/component-files.ts'
import { cardTexts } from './card-texts.queries.ts'
import { ownCardView } from './cards.view.ts'
import { type Viewer, viewerOf } from './learning.access.ts'
import { readOwnLearning, tellOwnLearning } from './own-learning.queries.ts'
import { heldIn, listedOf, ownCard, type OwnListName } from './own-lists.view.ts'
import { ownPageReady } from './ready.view.ts'
import { findProgressYear } from './progress.queries.ts'

type Query = Parameters<typeof readPage>[0]
type Wanted = { list: OwnListName; query: Query; sign: Sign }

export async function listOwn(
  db: Db,
  actor: Actor,
  { list, query, sign }: Wanted,
): Promise<Paged<ContainerCard>> {
  const page = readPage(query)
  const viewer = viewerOf(actor)
  const { cards, total } = await cardsOf(db, viewer, { told: await tellOwnLearning(db, viewer), page, list })
  return pagedReply(page, cards.map(ownCardView(sign)), total)
}

/** A page as it was sent, what it was made of, and one of its pictures, whose address tells how long they can be opened. */
type Sent = {
  told: string
  ready: ReadyJson<Paged<ContainerCard>>
  cover: { id: number; address: string } | null
}
const sent = keepVersions<Sent>(300, { onlyCommitted: true })

/**
 * The same as it is sent. A page is made of nothing but what the database tells of somebody, the courses in the version that
 * it tells, too, and the addresses of pictures: where all of these are the same, so is the page.
 */
export async function writeOwn(db: Db, actor: Actor, { list, query, sign }: Wanted) {
  const page = readPage(query)
  const viewer = viewerOf(actor)
  const told = await tellOwnLearning(db, viewer)
  const key = `${viewer.companyId} ${viewer.userId} ${list} ${JSON.stringify(page)}`
  const known = sent.find(db, key)
  if (known?.told === told && (!known.cover || sign(known.cover.id) === known.cover.address))
    return known.ready
  const { cards, total } = await cardsOf(db, viewer, { told, page, list })
  const ready = ownPageReady({ cards, total, page }, sign)
  const id = cards.find(({ texts }) => texts.coverId !== null)?.texts.coverId
  sent.keep(db, key, { told, ready, cover: id ? { id, address: sign(id) } : null })
  return ready
}

type Making = { told: string; page: Page; list: OwnListName }

/** A page of somebody's own courses. */
async function cardsOf(db: Db, viewer: Viewer, { told, page, list }: Making) {
  const { version, ...own } = readOwnLearning(told)
  const held = heldIn(own, list)
  const textsOf = await cardTexts(db, { companyId: viewer.companyId, version }, held)
  const listed = listedOf(held, list, { ...page, language: viewer.language, textsOf })
  const { offset, limit } = page
  const cards = listed.slice(offset, offset + limit).map((one) => ownCard(one, own))
  return { cards, total: listed.length }
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
