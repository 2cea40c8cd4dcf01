import { dayIn } from '@oktant/contract/kit/days.ts'
import { sql } from 'drizzle-orm'
import type { ContainerCard } from '@oktant/contract/learning/own/learn.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { type Standing, standingOf } from '../../assignments/assignments.access.ts'
import { dueOn, findCards, isTodo } from '../cards/cards.queries.ts'
import type { Viewer } from '../learn.access.ts'
import { cardView } from '../cards/cards.view.ts'

export type Todo = ContainerCard & { standing: Standing }

/** The courses that somebody is to take, the most urgent first, each with how its due date stands today. */
export async function listTodo(db: Db, viewer: Viewer, { now, limit }: { now: Date; limit: number }) {
  const order = sql`${dueOn} nulls last, assigned.is_mandatory desc nulls last, assigned.since desc`
  const today = dayIn(viewer.timezone, now)
  const cards = await findCards(db, viewer, { where: isTodo, order, limit })
  return cards
    .map(cardView(null))
    .map((card): Todo => ({ ...card, standing: standingOf(card.passed, card.dueOn, today) }))
}
