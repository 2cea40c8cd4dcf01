import type { Db } from '../../../../db/engine/db.ts'
import { cardTexts, type OwnTexts } from './card-texts.queries.ts'
import type { Viewer } from './cards.queries.ts'
import { type Held, heldByAll, ownCard, type OwnCard } from '../lists/own-lists.view.ts'
import { type OwnLearning, readOwnLearning, tellOwnLearning } from '../lists/own-learning.queries.ts'

// Cards of a few containers: which they are is one statement, what they say is kept, and what of them is somebody's own is
// one more, which knows no course. So a page costs what it shows, however many courses there are.

export type Own = OwnLearning & {
  version: string | null
  /** What somebody has begun, and what they have by their groups, by its number. */
  held: ReadonlyMap<number, Held>
  mine: readonly number[]
}

/** What somebody has of all containers. */
export const readOwn = async (db: Db, viewer: Viewer) => ownOf(await tellOwnLearning(db, viewer))

/** The same of what the database has told already. */
export function ownOf(told: string): Own {
  const own = readOwnLearning(told)
  const held = new Map(heldByAll(own).map((one) => [one.id, one]))
  return { ...own, held, mine: [...held.keys()] }
}

export type Card = OwnCard & { id: number; texts: OwnTexts }

/** These containers as cards, in this order. */
export async function cardsOfIds(
  db: Db,
  { companyId }: Viewer,
  own: Own,
  ids: readonly number[],
): Promise<Card[]> {
  const textsOf = await cardTexts(
    db,
    { companyId, version: own.version },
    ids.map((id) => ({ id })),
  )
  const cards: Card[] = []
  for (const id of ids) {
    const texts = textsOf(id)
    const held = own.held.get(id) ?? { id, log: null, assigned: null }
    if (texts) cards.push({ id, ...ownCard({ ...held, texts }, own), texts })
  }
  return cards
}
