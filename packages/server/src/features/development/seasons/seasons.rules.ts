import type { SeasonForm, SeasonFormChoice } from '@oktant/contract/development/seasons.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { fail } from '../../../http/fail.ts'

export type FieldFault = { field: string; code: string; message: string }
const fault = (field: string, code: 'required' | 'record_invalid'): FieldFault => ({
  field,
  code,
  message: messages[code].en,
})

/** The form of a job role; the one without a job role is for everybody else. */
export const formFor = <F extends Pick<SeasonFormChoice, 'jobRoleId'>>(
  forms: readonly F[],
  jobRoleId: number | null,
): F | undefined =>
  forms.find((one) => one.jobRoleId !== null && one.jobRoleId === jobRoleId) ??
  forms.find((one) => one.jobRoleId === null)

/** What a season can name: what is not here is not there, or another company's. */
export type Known = {
  forms: ReadonlyMap<number, ReadonlySet<number>>
  answerSets: ReadonlyMap<number, number>
  competencies: ReadonlySet<number>
  jobRoles: ReadonlySet<number>
  hasQuestionManager: boolean
}

const duplicates = (forms: SeasonForm['forms']) =>
  new Set(forms.map(({ jobRoleId }) => jobRoleId)).size < forms.length

function faultsOfForm(form: SeasonFormChoice, place: number, known: Known): FieldFault[] {
  const questions = known.forms.get(form.evaluationId)
  const at = `forms.${place}`
  return [
    ...(questions ? [] : [fault(`${at}.evaluationId`, 'record_invalid')]),
    ...(form.jobRoleId !== null && !known.jobRoles.has(form.jobRoleId)
      ? [fault(`${at}.jobRoleId`, 'record_invalid')]
      : []),
    ...(form.parts.every(({ questionId }) => questions?.has(questionId))
      ? []
      : [fault(`${at}.parts`, 'record_invalid')]),
    ...(form.competencyItemIds.every((id) => known.competencies.has(id))
      ? []
      : [fault(`${at}.competencyItemIds`, 'record_invalid')]),
  ]
}

/** NOTE: on a scale of one point everything would be the same. */
const isScale = (known: Known, id: number | null) => id === null || (known.answerSets.get(id) ?? 0) >= 2

/** What is wrong with a season, each at its field. */
export function faultsOfSeason(form: SeasonForm, known: Known): FieldFault[] {
  const { seasonStart, seasonEnd, phases, forms } = form
  const isOutside = (day: string | null) => day !== null && (day < seasonStart || day > seasonEnd)
  return [
    ...(seasonEnd > seasonStart ? [] : [fault('seasonEnd', 'record_invalid')]),
    ...phases.flatMap(({ phase, deadline }) =>
      isOutside(deadline) ? [fault(`phases.${phase}`, 'record_invalid')] : [],
    ),
    ...(form.objectivesShare + form.competenciesShare === 100
      ? []
      : [fault('objectivesShare', 'record_invalid')]),
    ...(duplicates(forms) ? [fault('forms', 'record_invalid')] : []),
    ...forms.flatMap((one, place) => faultsOfForm(one, place, known)),
    ...(isScale(known, form.ratingAnswerSetId) ? [] : [fault('ratingAnswerSetId', 'record_invalid')]),
    ...(isScale(known, form.performanceAnswerSetId)
      ? []
      : [fault('performanceAnswerSetId', 'record_invalid')]),
    ...(known.hasQuestionManager ? [] : [fault('questionManagerId', 'record_invalid')]),
  ]
}

/** What a season needs besides before it can be opened. */
export function faultsOfOpening(form: SeasonForm): FieldFault[] {
  const asksCompetencies = form.forms.some(({ competencyItemIds }) => competencyItemIds.length > 0)
  return [
    ...(form.audience.sets.length > 0 ? [] : [fault('audience', 'required')]),
    ...(form.forms.length > 0 ? [] : [fault('forms', 'required')]),
    ...(form.performanceAnswerSetId === null ? [fault('performanceAnswerSetId', 'required')] : []),
    ...(asksCompetencies && form.ratingAnswerSetId === null ? [fault('ratingAnswerSetId', 'required')] : []),
  ]
}

export function refuseSeason(errors: readonly FieldFault[]) {
  if (errors.length > 0) throw fail('season_invalid', { errors: [...errors] })
}

/** The same day a year later; of a leap day the last of February. */
export function aYearLater(day: string) {
  const [year = '', month = '', date = ''] = day.split('-')
  return `${Number(year) + 1}-${month}-${month === '02' && date === '29' ? '28' : date}`
}
