import type { EvaluationScore } from '@oktant/contract/assessment/attempts/attempt-answers.ts'

type SentForm = Pick<
  EvaluationScore,
  'questionScores' | 'currentObjectives' | 'pastObjectives' | 'bcs' | 'assessedMark'
>
type Objective = NonNullable<SentForm['currentObjectives']>[number]

const ofFuture = ['title', 'text', 'date', 'status', 'weight', 'kpa', 'kpaId', 'managerText'] as const
const ofPast = ['status', 'rating', 'additionalText', 'performanceRating', 'managerText'] as const
const ofCompetency = ['userRating', 'rating', 'managerText'] as const

const asText = (value: string | number | null) => (value === null ? '' : String(value))

/** The fields of something, of which only those are meant that were sent. */
const fieldsOf = <K extends string>(
  about: string,
  names: readonly K[],
  one: Partial<Record<K, string | number | null | undefined>>,
): [field: string, value: string][] =>
  names.flatMap((name) => {
    const value = one[name]
    return value === undefined ? [] : [[`${about}.${name}`, asText(value)] as [string, string]]
  })

/** A form that is sent back whole, as the fields in which a review keeps what was typed. */
export function typedIn(sent: SentForm): Map<string, string> {
  const known = (objectives: readonly Objective[] = []) =>
    objectives.flatMap((one) => (one.id ? [{ ...one, id: one.id }] : []))
  return new Map([
    ...sent.questionScores.flatMap(({ id, answer, ftAnswer }) =>
      fieldsOf(`question.${id}`, ['answer', 'ftAnswer'], { answer, ftAnswer }),
    ),
    ...known(sent.currentObjectives).flatMap((one) => fieldsOf(`objective.${one.id}`, ofFuture, one)),
    ...known(sent.pastObjectives).flatMap((one) => fieldsOf(`objective.${one.id}`, ofPast, one)),
    ...(sent.bcs ?? []).flatMap((one) => fieldsOf(`bcs.${one.id}`, ofCompetency, one)),
    ...(sent.assessedMark === undefined
      ? []
      : [['assessedMark', asText(sent.assessedMark)] as [string, string]]),
  ])
}

/** The objectives that were not there before. */
export const newIn = ({ currentObjectives = [] }: SentForm) => currentObjectives.filter(({ id }) => !id)
