import type { SurveyInvitation, SurveyRecord, SurveyRow } from '@oktant/contract/survey-administration.ts'
import type { findInvitations, SurveySeen } from './administration.queries.ts'
import { stageOf } from './surveys.rules.ts'

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

export function surveyRecord(seen: SurveySeen, today: string): SurveyRecord {
  const { survey, evaluation, subject, questions } = seen
  const { description, leastAnswers, resultsWhen, remindDays, componentId, subjectId } = survey
  const row = surveyRow(seen, today)
  const isOn = row.stage !== 'closed'
  return {
    ...row,
    description,
    leastAnswers,
    resultsWhen,
    remindDays,
    questions,
    evaluation: { id: componentId, title: evaluation ?? nothing },
    subject: subjectId === null ? null : { id: subjectId, name: subject ?? '' },
    can: {
      close: isOn,
      remind: row.stage === 'open' && row.answered < row.invited && survey.remindedOn !== today,
      invite: isOn,
      change: isOn,
    },
  }
}

type Listed = Awaited<ReturnType<typeof findInvitations>>['rows'][number]

/** NOTE: of an anonymous survey nobody is told who has answered, not even whoever administers it. */
export const invitationView = (
  { invitation, name, address }: Listed,
  isAnonymous: boolean,
): SurveyInvitation => ({
  id: invitation.id,
  name,
  address,
  isOutsider: invitation.userId === null,
  relation: invitation.relation,
  reminders: isAnonymous ? 0 : invitation.reminders,
  hasAnswered: isAnonymous ? null : invitation.hasAnswered,
})
