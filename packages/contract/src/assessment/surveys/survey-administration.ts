import { Type as t, type Static } from '@sinclair/typebox'
import { Audience } from '../../communication/audiences.ts'
import { Prose, Title } from '../../learning/components/components.ts'
import { componentCategory, surveys } from '../../kit/constants.ts'
import {
  Affected,
  endpoint,
  Id,
  idParams,
  Language,
  listQuery,
  LocalText,
  Nothing,
  paged,
  orNull,
} from '../../http/http.ts'
import { QuestionType } from '../questions/questions.ts'
import { RaterRelation } from './surveys.ts'

/** What people can be invited to; forms of reviews come with a season. */
export const surveyCategories = [
  componentCategory.survey,
  componentCategory.opinionSurvey,
  componentCategory.multiSourceFeedback,
] as const

const Day = t.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })

/** Before its day, taking answers, or over. */
export const surveyStages = ['planned', 'open', 'closed'] as const
export type SurveyStage = (typeof surveyStages)[number]
export const SurveyStage = t.Union(surveyStages.map((name) => t.Literal(name)))

/** When results may be seen, once there are enough: in lots of that many as they come, or all together at the end. */
export const resultTimes = ['fromLeast', 'closed'] as const

export type Outsider = Static<typeof Outsider>
/** Somebody without an account, invited by a one-time link. */
export const Outsider = t.Object({
  name: t.String({ maxLength: 200 }),
  address: t.String({ maxLength: 255 }),
  language: Language,
  relation: orNull(RaterRelation),
})

const words = {
  title: Title,
  description: Prose,
  closesOn: orNull(Day),
  /** So many days before the end, and not at all. */
  remindDays: orNull(t.Integer({ minimum: 1, maximum: 60 })),
}

export type SurveyValues = Static<typeof SurveyValues>
export const SurveyValues = t.Object({
  ...words,
  evaluationId: Id,
  isAnonymous: t.Boolean(),
  /** Fixed from now on: so many answers there must be before anything is shown of them. */
  leastAnswers: t.Integer({ minimum: 1, maximum: surveys.mostLeast }),
  resultsWhen: t.Union(resultTimes.map((name) => t.Literal(name))),
  opensOn: Day,
  /** Who is invited; null where nobody is by this, as in feedback about somebody. */
  audience: orNull(Audience),
  /** Whom feedback is about, and who of those around them is asked. */
  subjectId: orNull(Id),
  relations: t.Array(RaterRelation, { maxItems: 4 }),
  /** Whoever leads that person may read the results too, once they are released. */
  managerReads: t.Boolean(),
  outsiders: t.Array(Outsider, { maxItems: 200 }),
})

export type SurveyRow = Static<typeof SurveyRow>
export const SurveyRow = t.Object({
  id: Id,
  title: LocalText,
  categoryId: t.Integer(),
  isAnonymous: t.Boolean(),
  stage: SurveyStage,
  opensOn: Day,
  closesOn: orNull(Day),
  invited: t.Integer(),
  answered: t.Integer(),
})

export type SurveyRecord = Static<typeof SurveyRecord>
export const SurveyRecord = t.Object({
  ...SurveyRow.properties,
  description: LocalText,
  leastAnswers: t.Integer(),
  resultsWhen: SurveyValues.properties.resultsWhen,
  remindDays: words.remindDays,
  evaluation: t.Object({ id: Id, title: LocalText }),
  subject: orNull(t.Object({ id: Id, name: t.String() })),
  managerReads: t.Boolean(),
  /** Since when the person whom it is about may read the results. */
  releasedOn: orNull(Day),
  questions: t.Integer(),
  can: t.Object({
    close: t.Boolean(),
    remind: t.Boolean(),
    invite: t.Boolean(),
    change: t.Boolean(),
    release: t.Boolean(),
    readAnswers: t.Boolean(),
  }),
})

/** Whose answers a number stands for: everybody’s, or those of some relations put together. */
export const ResultGroup = t.Object({ relations: t.Array(RaterRelation), answers: t.Integer() })

export type QuestionResult = Static<typeof QuestionResult>
export const QuestionResult = t.Object({
  versionId: Id,
  type: QuestionType,
  question: LocalText,
  /** What could be chosen; true and false have no words of their own. */
  points: t.Array(t.Object({ key: t.String(), name: LocalText })),
  /** For each of the groups; null where too few have answered this question. */
  groups: t.Array(
    orNull(
      t.Object({
        answers: t.Integer(),
        /** Of a scale, counted from 0. */
        average: orNull(t.Number()),
        counts: t.Array(t.Integer()),
      }),
    ),
  ),
  /** What was written, in an order that tells nothing. */
  comments: t.Array(t.String()),
  /** What the person wrote whom feedback is about, once their own view is shown beside the others. */
  ownComments: t.Array(t.String()),
})

export type SurveyResults = Static<typeof SurveyResults>
export const SurveyResults = t.Object({
  /** Too few answers, waiting for the end, or there to be seen. */
  state: t.Union([t.Literal('tooFew'), t.Literal('waiting'), t.Literal('shown')]),
  leastAnswers: t.Integer(),
  answered: t.Integer(),
  /** How many answers the results are made of. */
  shown: t.Integer(),
  /** Everybody first; then relations, where they can be told apart without telling who somebody is. */
  groups: t.Array(ResultGroup),
  questions: t.Array(QuestionResult),
})

const access = 'surveys.administer'
const errors = ['survey_not_found'] as const
const one = { access, params: idParams } as const

export const listSurveyRecords = endpoint({
  method: 'GET',
  path: '/admin/survey',
  access,
  summary: 'Lists the surveys of the company with how many were invited and have answered.',
  query: listQuery({
    sort: ['title', 'opensOn', 'closesOn'],
    filter: ['title', 'categoryId', 'stage'],
  }),
  reply: paged(SurveyRow),
})

const Named = t.Array(t.Object({ id: Id, name: LocalText }))
export const readSurveyChoices = endpoint({
  method: 'GET',
  path: '/admin/survey/choices',
  access,
  summary: 'Lists the evaluations that can be surveys, and the groups whom they can be sent to.',
  reply: t.Object({
    /** The company’s day, by which surveys open and close, and where it is counted. */
    today: t.String(),
    timezone: t.String(),
    evaluations: t.Array(t.Object({ id: Id, title: LocalText, categoryId: t.Integer() })),
    projects: Named,
    learningGroups: Named,
    jobRoles: Named,
    localities: Named,
  }),
})

export const searchSurveyPeople = endpoint({
  method: 'GET',
  path: '/admin/survey/person',
  access,
  summary: 'Finds active people by name or login, from three letters; or those whose numbers are given.',
  query: t.Object({
    text: t.Optional(t.String({ maxLength: 100 })),
    people: t.Optional(t.String({ pattern: '^[0-9,]*$', maxLength: 4000 })),
  }),
  reply: t.Array(t.Object({ id: Id, name: t.String(), login: t.String() })),
})

export const createSurvey = endpoint({
  method: 'POST',
  path: '/admin/survey',
  access,
  summary: 'Makes a survey from an evaluation and invites people to it when it opens.',
  body: SurveyValues,
  reply: SurveyRecord,
  errors: ['evaluation_not_found', 'survey_invalid', 'audience_unknown'],
})

export const readSurveyRecord = endpoint({
  method: 'GET',
  path: '/admin/survey/:id',
  ...one,
  summary: 'Reads a survey as whoever administers it sees it.',
  reply: SurveyRecord,
  errors,
})

export const updateSurvey = endpoint({
  method: 'PUT',
  path: '/admin/survey/:id',
  ...one,
  summary: 'Changes the words of a survey and when it ends; what was promised to those who answer stays.',
  body: t.Object(words),
  reply: SurveyRecord,
  errors: [...errors, 'survey_closed', 'survey_invalid'],
})

export const remindSurvey = endpoint({
  method: 'POST',
  path: '/admin/survey/:id/remind',
  ...one,
  summary: 'Reminds everybody who was invited and has not answered, at most once a day.',
  reply: t.Object({ reminded: t.Integer() }),
  errors: [...errors, 'survey_closed'],
})

export const closeSurvey = endpoint({
  method: 'POST',
  path: '/admin/survey/:id/close',
  ...one,
  summary: 'Ends a survey for good; it takes no answers any more.',
  reply: SurveyRecord,
  errors: [...errors, 'survey_closed'],
})

export const releaseSurvey = endpoint({
  method: 'POST',
  path: '/admin/survey/:id/release',
  ...one,
  summary: 'Lets the person whom feedback is about read its results, and tells them.',
  reply: SurveyRecord,
  errors: [...errors, 'survey_not_releasable'],
})

export const readSurveyResults = endpoint({
  method: 'GET',
  path: '/admin/survey/:id/results',
  ...one,
  summary: 'Reads what was answered, from the number of answers on that was fixed for the survey.',
  reply: SurveyResults,
  errors,
})

export const exportSurveyResults = endpoint({
  method: 'GET',
  path: '/admin/survey/:id/results/export',
  ...one,
  summary: 'Writes the results of a survey as CSV: no more than what is shown.',
  reply: 'file',
  errors,
})

export const readSurveyAffected = endpoint({
  method: 'GET',
  path: '/admin/survey/:id/affected',
  ...one,
  summary: 'Says how many people were invited to a survey and how many have answered.',
  reply: Affected,
  errors,
})

export const removeSurvey = endpoint({
  method: 'DELETE',
  path: '/admin/survey/:id',
  ...one,
  summary: 'Removes a survey; nobody can answer it or see its results.',
  reply: Nothing,
  errors,
})

export const restoreSurvey = endpoint({
  method: 'POST',
  path: '/admin/survey/:id/restore',
  ...one,
  summary: 'Brings a removed survey back.',
  reply: SurveyRecord,
  errors,
})
