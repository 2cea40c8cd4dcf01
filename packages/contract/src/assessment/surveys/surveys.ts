import { Type as t, type Static } from '@sinclair/typebox'
import { longestFreeText } from '../../kit/constants.ts'
import { endpoint, Id, idParams, LocalText, Nothing, orNull } from '../../http/http.ts'
import { LearnerQuestion } from '../questions/questions.ts'

/** How somebody who gives feedback stands to the person whom it is about. */
export const raterRelations = ['self', 'manager', 'peer', 'report'] as const
export type RaterRelation = Static<typeof RaterRelation>
export const RaterRelation = t.Union(raterRelations.map((name) => t.Literal(name)))

/** For whoever was invited: still to be answered, answered, or over without their answer. */
export const surveyStates = ['open', 'answered', 'over'] as const

export type SurveyItem = Static<typeof SurveyItem>
export const SurveyItem = t.Object({
  id: Id,
  title: LocalText,
  categoryId: t.Integer(),
  isAnonymous: t.Boolean(),
  /** Whom it is about, where it is feedback about somebody. */
  about: orNull(t.String()),
  relation: orNull(RaterRelation),
  /** YYYY-MM-DD; null where it stays open. */
  closesOn: orNull(t.String()),
  state: t.Union(surveyStates.map((name) => t.Literal(name))),
})

/** An answer as it travels, as in evaluations; free text stands as it was written. */
export type SurveyAnswer = Static<typeof SurveyAnswer>
export const SurveyAnswer = t.Object({
  versionId: Id,
  answer: t.String({ maxLength: longestFreeText.survey }),
})

export type SurveyForm = Static<typeof SurveyForm>
export const SurveyForm = t.Object({
  ...SurveyItem.properties,
  description: LocalText,
  /** Results are shown from so many answers on. */
  leastAnswers: t.Integer(),
  /** Of feedback about somebody: whoever leads them reads the results too. */
  managerReads: t.Boolean(),
  questions: t.Array(t.Object({ ...LearnerQuestion.properties, mandatory: t.Boolean() })),
  /** One’s own answers, where they were given with one’s name. */
  answers: t.Array(SurveyAnswer),
})

const given = t.Array(SurveyAnswer, { maxItems: 200 })
const refusals = [
  'survey_answered',
  'survey_closed',
  'mandatory_fields_missing',
  'answer_unknown',
  'answer_text_too_long',
] as const
const access = 'surveys.answer'

export const countSurveys = endpoint({
  method: 'GET',
  path: '/client/surveys/count',
  access,
  summary: 'Counts the surveys that wait for one’s answer.',
  reply: t.Object({ count: t.Integer() }),
})

export const listSurveys = endpoint({
  method: 'GET',
  path: '/client/surveys',
  access,
  summary: 'Lists the surveys that one was invited to, those that wait first.',
  reply: t.Array(SurveyItem),
})

export const readSurvey = endpoint({
  method: 'GET',
  path: '/client/surveys/:id',
  access,
  summary: 'Reads a survey that one was invited to, with its questions.',
  params: idParams,
  reply: SurveyForm,
  errors: ['survey_not_found'],
})

export const printSurvey = endpoint({
  method: 'POST',
  path: '/client/surveys/:id/printPeek',
  access,
  summary: 'Writes a survey as PDF, with one’s own answers where they were given with one’s name.',
  params: idParams,
  changes: false,
  reply: 'file',
  errors: ['survey_not_found'],
})

// NOTE: an anonymous answer must leave no trace that names its giver, and a kept repetition would be one.
export const answerSurvey = endpoint({
  method: 'POST',
  path: '/client/surveys/:id/answer',
  access,
  summary: 'Takes somebody’s answers to a survey, once.',
  params: idParams,
  body: t.Object({ answers: given }),
  repeats: false,
  reply: Nothing,
  errors: ['survey_not_found', ...refusals],
})

const Invitation = t.String({ maxLength: 200 })

export const lookAtSurvey = endpoint({
  method: 'POST',
  path: '/public/surveys/look',
  access: 'public',
  summary: 'Reads the survey that a one-time invitation leads to, for somebody without an account.',
  body: t.Object({ invitation: Invitation }),
  changes: false,
  reply: t.Object({ ...SurveyForm.properties, company: t.String() }),
  limit: 'surveyInvitation',
  errors: ['survey_invitation_unknown', 'too_many_attempts'],
})

export const answerByInvitation = endpoint({
  method: 'POST',
  path: '/public/surveys/answer',
  access: 'public',
  summary: 'Takes the answers of somebody without an account, once for each invitation.',
  body: t.Object({ invitation: Invitation, answers: given }),
  repeats: false,
  reply: Nothing,
  limit: 'surveyInvitation',
  errors: ['survey_invitation_unknown', 'too_many_attempts', ...refusals],
})
