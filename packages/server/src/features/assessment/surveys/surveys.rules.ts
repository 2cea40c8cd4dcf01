import { surveys as limits } from '@oktant/contract/kit/constants.ts'
import type { SurveyStage, SurveyValues } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { isDay } from '@oktant/contract/kit/days.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import {
  type RaterRelation,
  raterRelations,
  type SurveyItem,
} from '@oktant/contract/assessment/surveys/surveys.ts'
import type { FieldError } from '../../../http/fail.ts'

/** Days in here are the company’s, so that a survey ends for everybody at once. */
type Days = { opensOn: string; closesOn: string | null; closedOn: string | null }

export function stageOf({ opensOn, closesOn, closedOn }: Days, today: string): SurveyStage {
  if (closedOn !== null || (closesOn !== null && closesOn < today)) return 'closed'
  return opensOn > today ? 'planned' : 'open'
}

export function stateFor(survey: Days, hasAnswered: boolean, today: string): SurveyItem['state'] {
  if (hasAnswered) return 'answered'
  return stageOf(survey, today) === 'closed' ? 'over' : 'open'
}

const fault = (field: string, code: 'survey_least_low' | 'survey_days_wrong' | Other): FieldError => ({
  field,
  code,
  message: messages[code].en,
})
type Other = 'survey_subject_required' | 'survey_nobody' | 'survey_address_invalid' | 'field_mandatory'

type Wanted = Pick<
  SurveyValues,
  'isAnonymous' | 'leastAnswers' | 'opensOn' | 'closesOn' | 'subjectId' | 'relations' | 'outsiders'
> & { title: { en: string; de: string }; audience: unknown }

/** What is wrong with a survey that somebody wants to make. */
export function faultsOfSurvey(form: Wanted, isFeedback: boolean, today: string): FieldError[] {
  const { title, isAnonymous, leastAnswers, subjectId, relations, outsiders, audience } = form
  const asked = isFeedback
    ? relations.length + outsiders.length > 0
    : audience !== null || outsiders.length > 0
  return [
    ...(title.en.trim() || title.de.trim() ? [] : [{ ...fault('title', 'field_mandatory'), value: 'title' }]),
    ...(isAnonymous && leastAnswers < limits.leastAnonymous
      ? [{ ...fault('leastAnswers', 'survey_least_low'), value: String(limits.leastAnonymous) }]
      : []),
    ...faultsOfDays(form, today),
    ...(isFeedback && subjectId === null ? [fault('subjectId', 'survey_subject_required')] : []),
    ...(asked ? [] : [fault(isFeedback ? 'relations' : 'audience', 'survey_nobody')]),
    ...faultsOfOutsiders(outsiders),
  ]
}

export function faultsOfDays(
  { opensOn, closesOn }: { opensOn: string; closesOn: string | null },
  today: string,
): FieldError[] {
  if (!isDay(opensOn)) return [fault('opensOn', 'survey_days_wrong')]
  if (closesOn === null) return []
  const isGood = isDay(closesOn) && closesOn >= today && closesOn >= opensOn
  return isGood ? [] : [fault('closesOn', 'survey_days_wrong')]
}

const address = /^[^\s@<>"(),:;[\]\\]+@[^\s@<>"(),:;[\]\\]+$/

export function faultsOfOutsiders(outsiders: readonly { address: string }[]): FieldError[] {
  const known = new Set<string>()
  return outsiders.flatMap((one, index) => {
    const key = one.address.trim().toLowerCase()
    const isGood = address.test(key) && !known.has(key)
    known.add(key)
    return isGood ? [] : [fault(`outsiders.${index}.address`, 'survey_address_invalid')]
  })
}

type Relation = RaterRelation | null

/** How somebody stands to the person whom it is about: nobody but that person is oneself, and nobody else nothing. */
export function relationOf(
  { userId, relation }: { userId: number; relation: Relation },
  subjectId: number | null,
) {
  if (subjectId === null) return null
  if (userId === subjectId) return 'self'
  return relation === null || relation === 'self' ? 'peer' : relation
}

export const relatedOutsider = <O extends { relation: Relation }>(one: O, isFeedback: boolean): O => ({
  ...one,
  relation: isFeedback ? relationOf({ userId: -1, relation: one.relation }, 0) : null,
})

export type Counts = ReadonlyMap<RaterRelation, number>

/**
 * Which relations’ answers can be shown side by side: those with enough stand alone, the others are put together, and
 * where that is still too few the smallest goes with them, so that no difference of two numbers is about fewer than
 * `least`. Nothing where everybody would be one group. One’s own view stands apart and is nobody’s secret.
 */
export function groupsOf(counts: Counts, least: number): RaterRelation[][] {
  const others = raterRelations
    .filter((relation) => relation !== 'self')
    .map((relation) => ({ relation, count: counts.get(relation) ?? 0 }))
    .filter(({ count }) => count > 0)
  const apart = others.filter(({ count }) => count >= least).toSorted((one, two) => two.count - one.count)
  const together = others.filter(({ count }) => count < least)
  const size = () => together.reduce((sum, { count }) => sum + count, 0)
  while (size() > 0 && size() < least) {
    const smallest = apart.pop()
    if (!smallest) return []
    together.push(smallest)
  }
  const groups = [...apart.map((one) => [one]), together].filter((group) => group.length > 0)
  return groups.length > 1 ? groups.map((group) => group.map(({ relation }) => relation)) : []
}

export type Tally = { relation: RaterRelation | null; key: string; answer: string; count: number }

/** How often each point was chosen, and of a scale the average place, counted from 0. */
export function counted(tallies: readonly Tally[], points: readonly string[], isScale: boolean) {
  const answers = tallies.reduce((sum, { count }) => sum + count, 0)
  const counts = points.map((point) =>
    tallies.reduce((sum, { answer, count }) => sum + (answer.split(',').includes(point) ? count : 0), 0),
  )
  const weight = counts.reduce((sum, count, place) => sum + count * place, 0)
  return {
    answers,
    average: isScale && answers > 0 ? Math.round((weight / answers) * 100) / 100 : null,
    counts,
  }
}

/**
 * What may be seen of one question: with no names, a group of whom too few have answered it hides every group but
 * everybody, since the others would tell it by their difference.
 */
export function withoutFew<T extends { answers: number }>(
  [everybody, ...groups]: readonly T[],
  least: number,
): (T | null)[] {
  const isShown = everybody !== undefined && everybody.answers >= least
  const areShown = isShown && groups.every(({ answers }) => answers === 0 || answers >= least)
  return [isShown ? everybody : null, ...groups.map((group) => (areShown ? group : null))]
}

const summed = <K>(counts: Map<K, number>, key: K, count: number) =>
  counts.set(key, (counts.get(key) ?? 0) + count)

/** Single words, one for each who wrote it: as most people wrote it, and the most frequent first. */
export function asMostWrote(tallies: readonly Pick<Tally, 'answer' | 'count'>[]): string[] {
  const spellings = new Map<string, Map<string, number>>()
  for (const { answer, count } of tallies) {
    const word = answer.trim()
    const known = spellings.get(word.toLowerCase()) ?? new Map<string, number>()
    spellings.set(word.toLowerCase(), summed(known, word, count))
  }
  const most = ([one, less]: [string, number], [other, more]: [string, number]) =>
    more - less || (one < other ? -1 : 1)
  return [...spellings.values()]
    .map((ways): [string, number] => {
      const [first] = [...ways].toSorted(most)
      return [first?.[0] ?? '', [...ways.values()].reduce((sum, count) => sum + count, 0)]
    })
    .toSorted(most)
    .flatMap(([word, count]) => Array<string>(count).fill(word))
}
