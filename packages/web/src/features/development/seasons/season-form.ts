import type { Season, SeasonForm, SeasonFormChoice } from '@oktant/contract/development/seasons.ts'
import { reviewPhases } from '@oktant/contract/development/reviews/review-shapes.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import { useTranslation } from 'react-i18next'
import type { FieldError } from '../../../lib/api/api-error.ts'
import { useRecordForm } from '../../../lib/records/record-form.ts'
import { useLocalText } from '../../../lib/words/language.ts'

/** What the form holds beside what is sent: the name of whoever was picked. */
export type SeasonValues = SeasonForm & { questionManager: Season['questionManager'] }

const empty = { en: '', de: '' }

export const newChoice = (): SeasonFormChoice => ({
  jobRoleId: null,
  evaluationId: 0,
  parts: [],
  competencyItemIds: [],
})

/** NOTE: a season is a year of the calendar until somebody says otherwise. */
export const newSeason = (year: number): SeasonValues => ({
  name: empty,
  seasonStart: `${year}-01-01`,
  seasonEnd: `${year}-12-31`,
  phases: reviewPhases.map((phase) => ({ phase, deadline: null })),
  remindDays: 7,
  audience: { match: 'all', sets: [] },
  forms: [newChoice()],
  ratingAnswerSetId: null,
  performanceAnswerSetId: null,
  objectivesShare: 60,
  competenciesShare: 40,
  allowUserCompleteSectionB: true,
  contentForUpperManagers: false,
  contracts: false,
  calibration: false,
  questionManagerId: null,
  companyObjectives: [],
  questionManager: null,
})

/** What is sent of the form; a deadline stands for every phase. */
export function formOf({ questionManager, ...form }: SeasonValues): SeasonForm {
  return {
    ...form,
    questionManagerId: questionManager?.id ?? null,
    forms: form.forms.filter(({ evaluationId }) => evaluationId > 0),
  }
}

export const valuesOf = (season: Season): SeasonValues => ({
  name: season.name,
  seasonStart: season.seasonStart,
  seasonEnd: season.seasonEnd,
  phases: reviewPhases.map(
    (phase) => season.phases.find((one) => one.phase === phase) ?? { phase, deadline: null },
  ),
  remindDays: season.remindDays,
  audience: season.audience,
  forms: season.forms.length > 0 ? season.forms : [newChoice()],
  ratingAnswerSetId: season.ratingAnswerSetId,
  performanceAnswerSetId: season.performanceAnswerSetId,
  objectivesShare: season.objectivesShare,
  competenciesShare: season.competenciesShare,
  allowUserCompleteSectionB: season.allowUserCompleteSectionB,
  contentForUpperManagers: season.contentForUpperManagers,
  contracts: season.contracts,
  calibration: season.calibration,
  questionManagerId: season.questionManagerId,
  companyObjectives: season.companyObjectives,
  questionManager: season.questionManager,
})

/** The form of a season, which then shows what was kept of it. */
export function useSeasonForm(
  name: string,
  first: SeasonValues,
  save: (form: SeasonForm) => Promise<SeasonValues>,
) {
  const text = useLocalText()
  const { t } = useTranslation('seasons')
  const known: Record<string, string> = {
    required: text(messages.required),
    rule_incomplete: text(messages.rule_incomplete),
    rule_unknown: text(messages.rule_unknown),
  }
  /** NOTE: what does not fit is one code for all fields, and why it does not is told by the field. */
  const unfit = (field: string) => {
    if (field === 'seasonEnd') return t('fault.seasonEnd')
    if (field.startsWith('phases.')) return t('fault.phase')
    if (field.endsWith('evaluationId')) return t('fault.form')
    if (field.endsWith('Share')) return t('fault.share')
    return field.endsWith('AnswerSetId') ? t('fault.answerSet') : t('fault.other')
  }
  const form = useRecordForm<SeasonValues>({
    name,
    first,
    words: ({ code, field }: FieldError) => known[code] ?? unfit(field),
    async save(values) {
      form.set(await save(formOf(values)))
    },
  })
  return form
}

export type SeasonFormState = ReturnType<typeof useSeasonForm>
