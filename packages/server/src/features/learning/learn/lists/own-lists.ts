import { dayIn, yearOf } from '@oktant/contract/kit/days.ts'
import type { ContainerCard } from '@oktant/contract/learning/own/learn.ts'
import type { ProgressYear } from '@oktant/contract/learning/own/progress.ts'
import type { Paged } from '@oktant/contract/http/http.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { type Page, pagedReply, readPage } from '../../../../http/answer/paging.ts'
import type { Sign } from '../../component-files/component-files.ts'
import { cardTexts } from '../cards/card-texts.queries.ts'
import { ownCardView } from '../cards/cards.view.ts'
import { type Viewer, viewerOf } from '../learn.access.ts'
import { readOwnLearning, tellOwnLearning } from './own-learning.queries.ts'
import { heldIn, listedOf, ownCard, type OwnListName } from './own-lists.view.ts'
import { ownPageReady } from '../cards/ready.view.ts'
import { findProgressYear } from './progress.queries.ts'

type Query = Parameters<typeof readPage>[0]
/** `told`: what the database says of them, where it was asked already. */
type Wanted = { list: OwnListName; query: Query; sign: Sign; told?: string }

export async function listOwn(
  db: Db,
  actor: Actor,
  { list, query, sign, told: known }: Wanted,
): Promise<Paged<ContainerCard>> {
  const page = readPage(query)
  const viewer = viewerOf(actor)
  const told = known ?? (await tellOwnLearning(db, viewer))
  const { cards, total } = await cardsOf(db, viewer, { told, page, list })
  return pagedReply(page, cards.map(ownCardView(sign)), total)
}

/** What the database says of all that somebody learns, for a screen that shows several lists of it. */
export const tellOwn = (db: Db, actor: Actor) => tellOwnLearning(db, viewerOf(actor))

/** The same as it is sent. */
export async function writeOwn(db: Db, actor: Actor, { list, query, sign }: Wanted) {
  const page = readPage(query)
  const viewer = viewerOf(actor)
  const { cards, total } = await cardsOf(db, viewer, { told: await tellOwnLearning(db, viewer), page, list })
  return ownPageReady({ cards, total, page }, sign)
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
