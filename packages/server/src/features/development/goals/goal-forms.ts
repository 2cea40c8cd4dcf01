import type { AssignedGoalForm, GoalForm } from '@oktant/contract/development/goal-shapes.ts'
import type { LocalText } from '@oktant/contract/http/http.ts'
import { isDay } from '@oktant/contract/kit/days.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail, type FieldError } from '../../../http/fail.ts'
import { readFieldsOf, saveFields } from '../../people/custom-fields/custom-fields.ts'
import { listCompetencyItems } from '../competency-items/competency-items.ts'
import { hasCategory } from '../goal-categories/goal-categories.ts'
import type { GoalRow, NewGoal } from './goals.queries.ts'
import type { FoundSubject } from './subjects/subjects.ts'

type SentGoal = AssignedGoalForm & { status?: GoalForm['status'] }
/** A goal from a thing that was found, or one that is there already. */
type About = { subject: FoundSubject; goal?: undefined } | { goal: GoalRow; subject?: undefined }
type Columns =
  | 'goalType'
  | 'containerId'
  | 'eventId'
  | 'trainingId'
  | 'name'
  | 'categoryId'
  | 'competencyItemId'
  | 'achieveBy'
  | 'outline'
  | 'costCents'
  | 'currency'
  | 'comments'
export type FilledIn = Pick<NewGoal, Columns>

const wrong = (field: string, code: 'required' | 'record_not_found' | 'goal_day_past'): FieldError => ({
  field,
  code,
  message: messages[code].en,
})
const isAsked = ({ status }: SentGoal) => status !== goalStatus.created

/** What was sent as it is kept: what the company knows of a thing counts before what was typed. */
export async function fillIn(
  db: Db,
  actor: Pick<Actor, 'companyId' | 'language'>,
  sent: SentGoal,
  { today, ...about }: About & { today: string },
): Promise<FilledIn> {
  const known = about.subject ?? about.goal
  const isBlank = known.typeId === 0
  const name: LocalText = isBlank ? typedName(sent, actor) : known.name
  const categoryId = sent.trainingGoalFilter?.id ?? about.subject?.categoryId ?? null
  // NOTE: for which competency it is said once, when it is made.
  const competencyItemId = about.goal ? about.goal.competencyItemId : (sent.competencyItemId ?? null)
  const kept = { keptId: about.goal?.categoryId ?? null, isNew: !about.goal }
  await refuseForm(db, actor, sent, { name, categoryId, competencyItemId, ...kept, today })
  const keys = about.subject ? keysOf(about.subject) : keysOfKept(about.goal)
  return {
    ...keys,
    name,
    categoryId,
    competencyItemId,
    achieveBy: sent.achieveBy,
    comments: sent.comments.trim(),
    outline: isBlank || known.goalType === 'CONTAINER' ? sent.outline : known.outline,
    costCents: isBlank || known.costCents === null ? sent.costCents : known.costCents,
    currency: known.currency,
  }
}

/** NOTE: in the language of whoever typed it; the other one falls back to it. */
const typedName = ({ name }: SentGoal, { language }: Pick<Actor, 'language'>): LocalText => ({
  en: '',
  de: '',
  [language]: name.trim(),
})

const keysOf = ({ goalType, containerId, eventId, trainingId }: FoundSubject) => ({
  goalType,
  containerId,
  eventId,
  trainingId,
})
const keysOfKept = ({ goalType }: GoalRow) => ({ goalType })

type Checked = {
  name: LocalText
  categoryId: number | null
  competencyItemId: number | null
  keptId: number | null
  isNew: boolean
  today: string
}

async function refuseForm(
  db: Db,
  { companyId }: Pick<Actor, 'companyId'>,
  sent: SentGoal,
  { name, categoryId, competencyItemId, keptId, isNew, today }: Checked,
) {
  const { achieveBy } = sent
  const isUnknown =
    categoryId !== null && categoryId !== keptId && !(await hasCategory(db, companyId, categoryId))
  const isNothing =
    isNew &&
    competencyItemId !== null &&
    !(await listCompetencyItems(db, companyId, [competencyItemId])).length
  const errors = [
    ...(isNothing ? [wrong('competencyItemId', 'record_not_found')] : []),
    ...(isUnknown ? [wrong('trainingGoalFilter', 'record_not_found')] : []),
    ...(achieveBy !== null && !isDay(achieveBy) ? [wrong('achieveBy', 'required')] : []),
    ...(isAsked(sent) && achieveBy !== null && achieveBy < today
      ? [wrong('achieveBy', 'goal_day_past')]
      : []),
  ]
  if (errors.length) throw fail('goal_invalid', { errors })
  if (isAsked(sent)) await refuseMissing(db, companyId, sent, name)
}

/** Only what is asked for needs its mandatory fields (spec 2 §5). */
async function refuseMissing(db: Db, companyId: number, sent: SentGoal, name: LocalText) {
  const values = new Map(sent.customFieldValues.map(({ customField, value }) => [customField.id, value]))
  const fields = await readFieldsOf(db, companyId, 'Goal')
  const open = fields.filter(({ id, mandatory }) => mandatory && !values.get(id)?.trim())
  const errors = [
    ...(name.en || name.de ? [] : [wrong('name', 'required')]),
    ...(sent.achieveBy === null ? [wrong('achieveBy', 'required')] : []),
    ...open.map(({ id }) => wrong(`customField.${id}`, 'required')),
  ]
  if (errors.length) throw fail('mandatory_fields_missing', { errors })
}

/** Writes the company’s own fields; a goal that is only kept may leave them open. */
export async function keepFields(
  db: Db,
  { companyId, id }: Pick<GoalRow, 'companyId' | 'id'>,
  sent: SentGoal,
) {
  const values = Object.fromEntries(
    sent.customFieldValues.map(({ customField, value }) => [customField.id, value]),
  )
  await saveFields(db, { clazz: 'Goal', companyId, id }, values, { isDraft: !isAsked(sent) })
}
