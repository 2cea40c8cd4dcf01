import { type Goal, goalLists, type GoalStatus } from '@oktant/contract/development/goal-shapes.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { pagedReply, readPage } from '../../../../http/answer/paging.ts'
import { fail } from '../../../../http/fail.ts'
import { readFields } from '../../../people/custom-fields/custom-fields.ts'
import { listCompetencyItems } from '../../competency-items/competency-items.ts'
import { accessGoal, accessReviewPerson } from '../goals.access.ts'
import {
  listGoalsAbout,
  listGoalsBelow,
  listGoalsFor,
  listGoalsOf,
  listHistory,
  pageOfGoals,
} from '../goals.queries.ts'
import { open } from '../goals.rules.ts'
import { goalView, goalViews, historyView, type Looking, requestView, statusName } from '../goals.view.ts'
import { listWaitingGoals } from '../deciding/waiting.ts'
import { findSubject, type FoundSubject, type SubjectKey } from '../subjects/subjects.ts'

/** Which of one’s own stand in which list (decisions §6); all of them where none is named. */
export const lists = { open, ...goalLists, all: undefined } as const satisfies Record<
  string,
  readonly GoalStatus[] | undefined
>

export async function listMine(looking: Looking, list: keyof typeof lists) {
  const { companyId, id: userId } = looking.actor
  return goalViews(looking, await listGoalsOf(looking.db, { companyId, userId }, lists[list]))
}

export const listManagedGoals = async (looking: Looking) =>
  goalViews(looking, await listGoalsBelow(looking.db, looking.actor))

export const listGoalsToApprove = async (looking: Looking) =>
  goalViews(looking, await listWaitingGoals(looking.db, looking.actor)).map(requestView)

type AllQuery = {
  _page?: number
  _perPage?: number
  filterString?: string
  searchTerm?: string
  goalFilter?: number
}

export async function listAllTrainingGoals(looking: Looking, query: AllQuery) {
  const { filterString, searchTerm: text, goalFilter: categoryId, ...paging } = query
  const page = readPage(paging)
  const { companyId } = looking.actor
  const status = filterString === undefined ? undefined : Number(filterString.split('.').at(-1))
  const { limit, offset } = page
  const wanted = { companyId, status, categoryId, text, limit, offset }
  const { rows, total } = await pageOfGoals(looking.db, wanted)
  return pagedReply(page, goalViews(looking, rows), total)
}

type About = SubjectKey & { competencyItemId?: number }
const keyOf = ({ goalTypeE, typeId }: SubjectKey) => ({ goalType: goalTypeE, typeId })

/** One’s own open goal about something, else one that is filled in from it. */
export async function readGoalAbout(looking: Looking, key: About, userId = looking.actor.id) {
  const { db, actor } = looking
  const { companyId } = actor
  const { typeId, competencyItemId } = key
  if (typeId === 0 && competencyItemId) return readGoalForCompetency(looking, competencyItemId)
  const [own] = await listGoalsAbout(db, { companyId, userId }, keyOf(key), open)
  if (own) return goalView(looking, own)
  return newGoal(looking, await findSubject(db, actor, key))
}

/** The same of a competency that is to be brought: a blank one with its name and what it is. */
async function readGoalForCompetency(looking: Looking, itemId: number): Promise<Goal> {
  const { db, actor } = looking
  const { companyId, id: userId, language } = actor
  const [own] = await listGoalsFor(db, { companyId, userIds: [userId], itemId }, open)
  if (own) return goalView(looking, own)
  const [item] = await listCompetencyItems(db, companyId, [itemId])
  if (!item) throw fail('goal_not_found')
  const blank = newGoal(looking, await findSubject(db, actor, { goalTypeE: 'EXTERNAL', typeId: 0 }))
  const name = textIn(item.name, language)
  const outline = { ...blank.outline, courseObjective: textIn(item.tip, language) }
  return { ...blank, name, outline, competency: { id: itemId, name } }
}

/** The same of the person of a review, for whoever may read that. */
export async function readGoalOfReview(looking: Looking, pdrUserId: number, key: SubjectKey) {
  const { userId } = await accessReviewPerson(looking.db, looking.actor, pdrUserId)
  return readGoalAbout(looking, key, userId)
}

export async function goalExists({ db, actor }: Looking, key: SubjectKey) {
  await findSubject(db, actor, key)
  const whose = { companyId: actor.companyId, userId: actor.id }
  return { exists: (await listGoalsAbout(db, whose, keyOf(key), open)).length > 0 }
}

/** What a goal about this begins with; by when it is to be achieved is today (spec 2 §5). */
function newGoal({ kit, actor }: Looking, subject: FoundSubject): Goal {
  const { language, timezone } = actor
  const now = kit.now()
  const { goalType: goalTypeE, typeId, name, outline, costCents, currency } = subject
  const no = { booking: null, competency: null, proof: null, waitsFor: null, assignedBy: null }
  return {
    ...no,
    id: 0,
    goalTypeE,
    typeId,
    name: textIn(name, language),
    status: goalStatus.created,
    statusName: statusName(goalStatus.created, language),
    user: { id: actor.id, name: '' },
    achieveBy: dayIn(timezone, now),
    achievedDate: null,
    requestDate: null,
    managerRequestDate: null,
    comments: '',
    managerComments: '',
    userCancellationReason: '',
    trainingGoalFilter: subject.categoryId === null ? null : { id: subject.categoryId, name: '' },
    outline,
    costCents,
    currency,
    customFieldValues: [],
    clawback: {
      flag: false,
      amountCents: null,
      months: null,
      setBy: null,
      setAt: null,
      agreedAt: null,
      leftCents: null,
    },
    files: [],
    since: now.toISOString(),
    revision: 0,
    can: {
      change: true,
      request: true,
      cancel: false,
      achieve: false,
      remind: false,
      remove: false,
      decide: false,
      agree: false,
      attach: false,
    },
  }
}

/** The further fields of a goal; of a new one they are not mandatory (spec 2 §5). */
export async function readGoalFields(db: Db, actor: Actor, id: number) {
  const { companyId } = actor
  if (id > 0) await accessGoal(db, actor, id)
  const { customFields, customFieldMap } = await readFields(db, { clazz: 'Goal', companyId, id })
  const fields = id > 0 ? customFields : customFields.map((field) => ({ ...field, mandatory: false }))
  return { customFields: fields, customFieldMap }
}

export async function listGoalHistory(db: Db, actor: Actor, id: number) {
  const goal = await accessGoal(db, actor, id)
  return (await listHistory(db, goal)).map((line) => historyView(line, actor))
}
