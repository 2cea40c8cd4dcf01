import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, LocalText } from '../../http/http.ts'
import { SurveyResults } from './survey-administration.ts'

export type FeedbackItem = Static<typeof FeedbackItem>
/** Feedback whose results were released, about oneself or about somebody whom one leads. */
export const FeedbackItem = t.Object({
  id: Id,
  title: LocalText,
  about: t.String(),
  isOwn: t.Boolean(),
  /** YYYY-MM-DD */
  releasedOn: t.String(),
})

export type Feedback = Static<typeof Feedback>
export const Feedback = t.Object({ ...FeedbackItem.properties, results: SurveyResults })

const access = 'surveys.answer'

export const listFeedback = endpoint({
  method: 'GET',
  path: '/client/feedback',
  access,
  summary: 'Lists the released feedback about oneself, and about people whom one leads where it is meant so.',
  reply: t.Array(FeedbackItem),
})

const one = { access, params: idParams, errors: ['survey_not_found'] } as const

export const readFeedback = endpoint({
  method: 'GET',
  path: '/client/feedback/:id',
  ...one,
  summary: 'Reads released feedback, as far as enough have answered that it tells of nobody.',
  reply: Feedback,
})

export const printFeedback = endpoint({
  method: 'POST',
  path: '/client/feedback/:id/print',
  ...one,
  summary: 'Writes released feedback as PDF: no more than what is shown.',
  changes: false,
  reply: 'file',
})
