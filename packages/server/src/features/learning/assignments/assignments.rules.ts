import type { AssignmentRule, DueRule } from '@oktant/contract/learning/assignments.ts'
import { daysAfter, isDay, monthsAfter } from '@oktant/contract/kit/days.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { fail, type FieldError } from '../../../http/fail.ts'

type Code = 'required' | 'day_unknown' | 'due_not_optional'
const faultAt = (field: string, code: Code): FieldError => ({ field, code, message: messages[code].en })

/** Only what is mandatory is due, and is to be passed again. */
export function faultsOfRule({ isMandatory, due, recertifyMonths }: AssignmentRule): FieldError[] {
  if (!isMandatory && (due.by !== 'none' || recertifyMonths !== null))
    return [faultAt('due', 'due_not_optional')]
  if (due.by === 'day' && !isDay(due.day ?? '')) return [faultAt('due.day', 'day_unknown')]
  return due.by === 'days' && due.days === undefined ? [faultAt('due.days', 'required')] : []
}

export function refuseRules(rules: readonly AssignmentRule[]) {
  const errors = rules.flatMap(faultsOfRule)
  if (errors.length > 0) throw fail('assignment_invalid', { errors: errors.slice(0, 1) })
}

export type RuleColumns = {
  isMandatory: boolean
  dueOn: string | null
  dueDays: number | null
  recertifyMonths: number | null
}

export const columnsOf = ({ isMandatory, due, recertifyMonths }: AssignmentRule): RuleColumns => ({
  isMandatory,
  recertifyMonths,
  dueOn: due.by === 'day' ? (due.day ?? null) : null,
  dueDays: due.by === 'days' ? (due.days ?? null) : null,
})

function dueOf({ dueOn, dueDays }: RuleColumns): DueRule {
  if (dueOn !== null) return { by: 'day', day: dueOn }
  return dueDays === null ? { by: 'none' } : { by: 'days', days: dueDays }
}

export const ruleOf = (columns: RuleColumns): AssignmentRule => ({
  isMandatory: columns.isMandatory,
  due: dueOf(columns),
  recertifyMonths: columns.recertifyMonths,
})

export const standings = ['done', 'overdue', 'soon', 'later', 'open'] as const
export type Standing = (typeof standings)[number]

/** From so many days before a due date on, it counts as near. */
export const soonDays = 14

/** How a due date stands today; who has passed has nothing due. */
export function standingOf(passed: boolean, dueOn: string | null, today: string): Standing {
  if (passed) return 'done'
  if (dueOn === null) return 'open'
  if (dueOn < today) return 'overdue'
  return dueOn <= daysAfter(today, soonDays) ? 'soon' : 'later'
}

/** When the next period of a course opens and by when it is to be passed, counted from when it was passed last. */
export function nextPeriod(passedOn: string, months: number, openDaysAhead: number) {
  const dueOn = monthsAfter(passedOn, months)
  const opensOn = daysAfter(dueOn, -openDaysAhead)
  // NOTE: with short intervals it never opens before the day after it was passed.
  return { dueOn, opensOn: opensOn > passedOn ? opensOn : daysAfter(passedOn, 1) }
}
