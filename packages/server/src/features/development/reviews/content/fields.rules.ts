import type { QuestionPart } from '@oktant/contract/development/reviews/review-shapes.ts'
import { objectiveStatuses, pdrStatus } from '@oktant/contract/kit/statuses.ts'
import type { Status } from '../reviews.rules.ts'

/** Who types in a review: one person may be both manager and question manager. */
export type Writer = { isPerson: boolean; isManager: boolean; isQuestionManager: boolean }
export type FormQuestion = {
  id: number
  part: QuestionPart
  mandatory: boolean
  type: string
  choiceIds: readonly number[]
}
/** What a review asks, as far as its rules need it. */
export type Form = {
  allowB: boolean
  past: readonly number[]
  future: readonly number[]
  competencies: readonly number[]
  questions: readonly FormQuestion[]
  /** The points of both answer sets, from the lowest to the highest. */
  ratings: readonly number[]
  performances: readonly number[]
}
export type Values = Readonly<Record<string, string>>

const { userCompletesPartA, withManager, partACompleted, rejected } = pdrStatus
export const leastFuture = 3
export const mostFuture = 5
const longText = 20_000

type Field = { about: string; id: number; name: string }
export function parsed(field: string): Field {
  const [about = '', id = '0', name = ''] = field.split('.')
  return { about, id: Number(id), name }
}

export type Answerer = 'person' | 'manager' | 'questionManager'
/** Who answers a question: of B the person where the season lets them, of C whom the form says. */
export function answererOf({ part }: Pick<FormQuestion, 'part'>, allowB: boolean): Answerer {
  if (part === 'CManager') return 'questionManager'
  return part === 'C' || allowB ? 'person' : 'manager'
}

const ofTarget = new Set(['title', 'text', 'date', 'weight', 'kpa', 'kpaId', 'status', 'place'])
const ofRating = new Set(['status', 'rating', 'additionalText'])
const ofManager = new Set(['performanceRating', 'managerText'])

/** May this be typed now by this writer? What stands in no review may not. */
export function mayWrite(field: string, writer: Writer, status: Status, form: Form): boolean {
  if (field === 'notes') return true
  const personWrites = writer.isPerson && status === userCompletesPartA
  const late = status === partACompleted || status === rejected
  const managerWrites = writer.isManager && late
  const { about, id, name } = parsed(field)
  if (about === 'objective') {
    if (form.future.includes(id) && ofTarget.has(name)) return personWrites
    if (form.past.includes(id) && ofRating.has(name)) return personWrites
    const isKnown = form.past.includes(id) || (form.future.includes(id) && name === 'managerText')
    return isKnown && ofManager.has(name) && writer.isManager && status === withManager
  }
  if (about === 'bcs' && form.competencies.includes(id)) {
    if (name === 'userRating') return personWrites && form.allowB
    return (name === 'rating' || name === 'managerText') && managerWrites
  }
  if (about === 'question')
    return mayAnswer({ id, name }, writer, { personWrites, managerWrites, late }, form)
  if (field === 'userFinalComments') return personWrites
  return (
    (field === 'managerFinalComments' || field === 'assessedMark' || field === 'markReason') && managerWrites
  )
}

type Turns = { personWrites: boolean; managerWrites: boolean; late: boolean }
function mayAnswer(
  { id, name }: Pick<Field, 'id' | 'name'>,
  writer: Writer,
  { personWrites, managerWrites, late }: Turns,
  form: Form,
) {
  const question = form.questions.find((one) => one.id === id)
  if (!question) return false
  const by = answererOf(question, form.allowB)
  if (name === 'managerText') return by === 'person' && managerWrites
  if (name !== 'answer' && name !== 'ftAnswer') return false
  if (by === 'person') return personWrites
  return by === 'manager' ? managerWrites : writer.isQuestionManager && late
}

/** Future objectives as their person has put them; one that nobody has moved yet comes last. */
export function inPlace<O extends { id: number }>(objectives: readonly O[], values: Values): O[] {
  const placeOf = ({ id }: O) => {
    const said = values[`objective.${id}.place`] ?? ''
    return said === '' ? 100 : Number(said)
  }
  return objectives.toSorted((one, other) => placeOf(one) - placeOf(other))
}

const within = (value: string, least: number, most: number) =>
  /^\d{1,3}$/.test(value) && Number(value) >= least && Number(value) <= most

/** Can this value stand in this field? Empty can always: it is not yet. */
export function isFitting(field: string, value: string, form: Form): boolean {
  if (value === '') return true
  const { about, id, name } = parsed(field)
  if (field === 'assessedMark' || name === 'weight') return within(value, 0, 100)
  if (name === 'place') return within(value, 0, 99)
  if (name === 'date') return /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value)
  if (name === 'status') return objectiveStatuses.some((one) => one === value)
  if (about === 'objective' && (name === 'rating' || name === 'performanceRating'))
    return form.performances.includes(Number(value))
  if (about === 'bcs' && (name === 'rating' || name === 'userRating'))
    return form.ratings.includes(Number(value))
  if (name === 'kpaId') return /^[1-9]\d{0,8}$/.test(value)
  if (name === 'title' || name === 'kpa') return value.length <= 300
  if (about === 'question' && name === 'answer') {
    const question = form.questions.find((one) => one.id === id)
    return question !== undefined && isAnswer(value, question)
  }
  return value.length <= longText
}

function isAnswer(value: string, { type, choiceIds }: FormQuestion) {
  if (type === 'TF') return value === 'true' || value === 'false'
  if (choiceIds.length === 0) return value.length <= 1000
  const ids = value.split(',').map(Number)
  return ids.every((one) => choiceIds.includes(one)) && (type === 'MC' || ids.length === 1)
}

export type Fault = { field: string; code: 'required' }
const lacking = (values: Values, fields: readonly string[]): Fault[] =>
  fields.filter((field) => !values[field]?.trim()).map((field) => ({ field, code: 'required' }))

const answered = (values: Values, { id, type }: FormQuestion) =>
  (values[type === 'FT' ? `question.${id}.ftAnswer` : `question.${id}.answer`] ?? '').trim() !== ''

const unanswered = (values: Values, form: Form, by: readonly Answerer[]): Fault[] =>
  form.questions
    .filter((one) => one.mandatory && by.includes(answererOf(one, form.allowB)) && !answered(values, one))
    .map(({ id }) => ({ field: `question.${id}`, code: 'required' }))

export type Refusal = {
  code:
    | 'pdr_objectives_count'
    | 'pdr_objective_incomplete'
    | 'mandatory_fields_missing'
    | 'mark_reason_missing'
  faults: Fault[]
}

/** What keeps the person from handing in. */
export function refusalOfPerson(values: Values, form: Form): Refusal | null {
  const { past, future } = form
  if (future.length < leastFuture || future.length > mostFuture)
    return { code: 'pdr_objectives_count', faults: [{ field: 'currentObjectives', code: 'required' }] }
  const names = lacking(
    values,
    future.flatMap((id) => [`objective.${id}.title`, `objective.${id}.text`]),
  )
  if (names.length > 0) return { code: 'pdr_objective_incomplete', faults: names }
  const faults = [
    ...lacking(values, [
      ...past.map((id) => `objective.${id}.rating`),
      ...(form.allowB ? form.competencies.map((id) => `bcs.${id}.userRating`) : []),
    ]),
    ...unanswered(values, form, ['person']),
  ]
  return faults.length > 0 ? { code: 'mandatory_fields_missing', faults } : null
}

/** What keeps the manager from completing A. */
export function refusalOfManagerA(values: Values, form: Form): Refusal | null {
  const faults = lacking(
    values,
    form.past.map((id) => `objective.${id}.performanceRating`),
  )
  return faults.length > 0 ? { code: 'mandatory_fields_missing', faults } : null
}

/** What of B, and of C, the manager has still to complete. */
export const openInB = (values: Values, form: Form): Fault[] => [
  ...lacking(
    values,
    form.competencies.map((id) => `bcs.${id}.rating`),
  ),
  ...unanswered(values, form, ['manager']),
]
export const openInC = (values: Values, form: Form): Fault[] => unanswered(values, form, ['questionManager'])

/** What keeps the manager from sending; another mark than the proposed one needs a reason. */
export function refusalOfSending(values: Values, form: Form, proposed: number | null): Refusal | null {
  const given = values['assessedMark'] ?? ''
  const faults = [
    ...openInB(values, form),
    ...openInC(values, form),
    ...(given === '' && proposed === null ? [{ field: 'assessedMark', code: 'required' } as const] : []),
  ]
  if (faults.length > 0) return { code: 'mandatory_fields_missing', faults }
  const differs = given !== '' && Number(given) !== proposed
  if (differs && !values['markReason']?.trim())
    return { code: 'mark_reason_missing', faults: [{ field: 'markReason', code: 'required' }] }
  return null
}

/** Which of a review's items a rejection may name, and in which section each stands. */
export function sectionOfItem(item: string, form: Form): 'B' | 'C' | null {
  if (item === 'B' || item === 'C') return item
  if (item === 'mark') return 'C'
  const { about, id } = parsed(item)
  if (about === 'bcs') return form.competencies.includes(id) ? 'B' : null
  const question = form.questions.find((one) => one.id === id)
  if (!question) return null
  return question.part === 'B' ? 'B' : 'C'
}

/** Had the person something to fill in in these sections? */
export const personHas = (form: Form) => ({
  b: form.allowB && (form.competencies.length > 0 || form.questions.some(({ part }) => part === 'B')),
  c: form.questions.some(({ part }) => part === 'C'),
})
