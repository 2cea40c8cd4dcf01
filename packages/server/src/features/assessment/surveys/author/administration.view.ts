import type { SurveyRecord, SurveyRow } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import type { SurveySeen } from './administration.queries.ts'
import { may } from '../surveys.may.ts'
import { stageOf } from '../surveys.rules.ts'

const nothing = { en: '', de: '' }

export function surveyRow({ survey, invited, answered }: SurveySeen, today: string): SurveyRow {
  const { id, title, categoryId, isAnonymous, opensOn, closesOn } = survey
  return {
    id,
    title,
    categoryId,
    isAnonymous,
    stage: stageOf(survey, today),
    opensOn,
    closesOn,
    invited,
    answered,
  }
}

type Reading = { today: string; readerId: number; isReleasable: boolean }

export function surveyRecord(seen: SurveySeen, reading: Reading): SurveyRecord {
  const { survey, evaluation, subject, questions } = seen
  const { today, readerId, isReleasable } = reading
  const {
    description,
    leastAnswers,
    resultsWhen,
    remindDays,
    componentId,
    subjectId,
    managerReads,
    releasedOn,
  } = survey
  const row = surveyRow(seen, today)
  const isOn = row.stage !== 'closed'
  return {
    ...row,
    description,
    leastAnswers,
    resultsWhen,
    remindDays,
    managerReads,
    releasedOn,
    questions,
    evaluation: { id: componentId, title: evaluation ?? nothing },
    subject: subjectId === null ? null : { id: subjectId, name: subject ?? '' },
    can: {
      close: isOn,
      remind: row.stage === 'open' && row.answered < row.invited && survey.remindedOn !== today,
      invite: isOn,
      change: isOn,
      release: isReleasable,
      readAnswers: may.readAnswers(readerId, survey),
    },
  }
}
