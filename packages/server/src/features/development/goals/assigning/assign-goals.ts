import type { AssignedGoalForm } from '@oktant/contract/development/goal-shapes.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { pagedReply, readPage } from '../../../../http/answer/paging.ts'
import { fail } from '../../../../http/fail.ts'
import { bookGoal } from '../booking/book-goal.ts'
import { fillIn, keepFields } from '../goal-forms.ts'
import { accessAssigning, may } from '../goals.access.ts'
import { findGoal, insertGoals, listGoalsFor, listHavingGoal, type NewGoal } from '../goals.queries.ts'
import { moved, needsHr, open } from '../goals.rules.ts'
import { tell } from '../move-goal.ts'
import { readGoalSettings } from '../settings/goal-settings.ts'
import { findSubject } from '../subjects/subjects.ts'
import { listReached, pageOfPeople } from './assigning.queries.ts'

type PeopleQuery = { _page?: number; _perPage?: number; searchTerm?: string }

export async function listGoalPeople(db: Db, actor: Actor, { searchTerm = '', ...paging }: PeopleQuery) {
  const { toAll } = accessAssigning(actor)
  const page = readPage(paging)
  const { companyId, id, language } = actor
  const { limit, offset } = page
  const wanted = { companyId, id, toAll, text: searchTerm.trim(), limit, offset }
  const { rows, total } = await pageOfPeople(db, wanted)
  const view = ({ jobRole, ...person }: (typeof rows)[number]) => ({
    ...person,
    jobRole: jobRole && textIn(jobRole, language),
  })
  return pagedReply(page, rows.map(view), total)
}

type SentAssignment = { userIds: readonly number[]; goal: AssignedGoalForm }

/** Gives people a goal; who has an open one about the same keeps that. Assigning approves, where HR need not agree. */
export async function assignGoals(db: Db, actor: Actor, { userIds, goal: sent }: SentAssignment, now: Date) {
  const { toAll } = accessAssigning(actor)
  const { companyId, id } = actor
  const subject = await findSubject(db, actor, sent)
  const reached = await listReached(db, { companyId, id, toAll }, userIds)
  if (reached.length !== new Set(userIds).size) throw fail('people_unknown')
  const filled = await fillIn(db, actor, sent, { subject, today: dayIn(actor.timezone, now) })
  const { goalType, typeId } = subject
  const { competencyItemId: itemId } = filled
  const having = itemId
    ? (await listGoalsFor(db, { companyId, userIds: reached, itemId }, open)).map(({ userId }) => userId)
    : await listHavingGoal(db, companyId, reached, { goalType, typeId }, open)
  const people = reached.filter((userId) => !having.includes(userId))
  const isHr = may.decideForHr(actor, { userId: 0 })
  const costing = { goalType, costCents: filled.costCents ?? null }
  const isHrNeeded = !isHr && needsHr(await readGoalSettings(db, companyId), costing)
  const to = moved('assign', null, { hasManager: true, needsHr: isHrNeeded })
  const values = people.map((userId): NewGoal => ({
    ...filled,
    companyId,
    userId,
    status: to,
    assignedBy: id,
    requestedAt: now,
    since: now,
    createdAt: now,
    managerAgreed: true,
    hrAgreed: isHr,
    managerDecidedAt: now,
  }))
  const made = await insertGoals(db, values)
  // NOTE: one after the other, as each books; a list of people is chosen by hand.
  for (const one of made) await begin(db, actor, sent, { id: one.id, now })
  const approved = to === goalStatus.approved ? made.length : 0
  return { assigned: made.length, approved, already: new Set(having).size }
}

type Begun = { id: number; now: Date }

async function begin(db: Db, actor: Actor, sent: AssignedGoalForm, { id, now }: Begun) {
  const goal = await findGoal(db, { companyId: actor.companyId, id })
  if (!goal) throw fail('goal_not_found')
  await keepFields(db, goal, sent)
  const by = { actor, now }
  await tell(db, { ...goal, from: null, to: goal.status, deed: 'assign' }, by)
  await bookGoal(db, goal, by)
}
