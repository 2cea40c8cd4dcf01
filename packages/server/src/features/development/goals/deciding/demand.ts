import type { GoalDemand } from '@oktant/contract/development/goal-changes.ts'
import type { GoalType } from '@oktant/contract/development/goal-shapes.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { pagedReply, readPage } from '../../../../http/answer/paging.ts'
import { fail } from '../../../../http/fail.ts'
import { listGoalsById } from '../goals.queries.ts'
import { goalViews, type Looking, requestView } from '../goals.view.ts'
import { listDemanded, pageOfDemand } from './demand.queries.ts'

type Query = { _page?: number; _perPage?: number; searchTerm?: string }

/** What people ask for, by subject. */
export async function listGoalDemand(db: Db, actor: Actor, { searchTerm = '', ...paging }: Query) {
  const page = readPage(paging)
  const { companyId, id: readerId, language } = actor
  const { limit, offset } = page
  const wanted = { companyId, readerId, text: searchTerm.trim(), limit, offset }
  const { rows, total } = await pageOfDemand(db, wanted)
  const isHr = actor.permissions.has('goals.decideForHr')
  const view = ({ name, toDecide, ...row }: (typeof rows)[number]): GoalDemand => ({
    ...row,
    name: textIn(name, language),
    toDecide: isHr ? toDecide : 0,
  })
  return pagedReply(page, rows.map(view), total)
}

/** The open requests about one subject, as whoever may decide them sees them. */
export async function listDemandedGoals(
  looking: Looking,
  { type: goalType, id: typeId, name = '' }: { type: GoalType; id: number; name?: string },
) {
  const { db, actor } = looking
  const ids = await listDemanded(db, actor.companyId, { goalType, typeId, name })
  if (!ids.length) throw fail('goal_not_found')
  const goals = goalViews(looking, await listGoalsById(db, actor.companyId, ids))
  return goals.map(requestView)
}
