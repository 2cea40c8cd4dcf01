import { sql } from 'drizzle-orm'
import { personalPart } from '../../../db/query/personal.ts'
import { surveyWords } from './surveys.words.ts'

/** NOTE: of an anonymous survey nothing is here but the invitation, because nothing else is known. */
export const surveyData = personalPart({
  name: 'surveys',
  title: surveyWords.archive.surveys,
  covers: ['survey_invitations.user_id'],
  rows: ({ companyId, id }) => sql`
    select survey.title "survey", invitation.relation "role", survey.opens_on::text "startedAt",
      survey.closes_on::text "endedAt", survey.is_anonymous "anonymous", invitation.has_answered "answered", version.body->'questionText' "question",
      given.value "answer", answer.answered_on::text "submittedAt"
    from survey_invitations invitation
    join surveys survey on survey.company_id = invitation.company_id and survey.id = invitation.survey_id
    left join survey_answers answer
      on answer.company_id = invitation.company_id and answer.invitation_id = invitation.id
    left join lateral jsonb_each_text(answer.answers) given on true
    left join question_versions version on version.company_id = answer.company_id and version.id::text = given.key
    where invitation.company_id = ${companyId} and invitation.user_id = ${id}
    order by survey.opens_on, survey.id, version.id`,
})

/** What others said of somebody is theirs, and anonymous more often than not; that it was asked is the person’s own. */
export const surveySubjectData = personalPart({
  name: 'feedback-about-you',
  title: surveyWords.archive.feedback,
  covers: ['surveys.subject_id'],
  rows: ({ companyId, id }) => sql`
    select title "survey", opens_on::text "startedAt", closes_on::text "endedAt", is_anonymous "anonymous"
    from surveys where company_id = ${companyId} and subject_id = ${id} order by opens_on, id`,
})
