import { Type as t, type Static } from '@sinclair/typebox'
import { endpoint, Id, idParams, listQuery, LocalText, orNull, paged } from '../http/http.ts'
import { record } from '../kit/record.ts'
import { CustomField } from '../people/account.ts'
import { Rule } from '../people/learning-groups.ts'
import {
  QuestionPart,
  ReviewAnswerSet,
  ReviewDay,
  ReviewPerson,
  ReviewPhase,
} from './reviews/review-shapes.ts'

/** A season of reviews: set up, tried in a dry run, opened for everybody whom its rule means, closed on its last day. */
const access = 'reviews.administer'
const missing = 'season_not_found'
const Name = t.Object({ en: t.String({ maxLength: 100 }), de: t.String({ maxLength: 100 }) })
const Line = t.Object({ en: t.String({ maxLength: 300 }), de: t.String({ maxLength: 300 }) })
const share = t.Integer({ minimum: 0, maximum: 100 })

export const seasonStates = ['planned', 'opening', 'stopped', 'open', 'closed'] as const
export type SeasonState = (typeof seasonStates)[number]
export const SeasonState = t.Union(seasonStates.map((state) => t.Literal(state)))

/** What people of a job role fill in; the one without a job role is for everybody else. */
export type SeasonFormChoice = Static<typeof SeasonFormChoice>
export const SeasonFormChoice = t.Object({
  jobRoleId: orNull(Id),
  /** An evaluation of category 5. */
  evaluationId: Id,
  /** Where each of its questions stands; one that is not named stands in B. */
  parts: t.Array(t.Object({ questionId: Id, part: QuestionPart }), { maxItems: 100 }),
  competencyItemIds: t.Array(Id, { maxItems: 30 }),
})

export type SeasonForm = Static<typeof SeasonForm>
export const SeasonForm = t.Object({
  name: Name,
  seasonStart: ReviewDay,
  seasonEnd: ReviewDay,
  phases: t.Array(t.Object({ phase: ReviewPhase, deadline: orNull(ReviewDay) }), { maxItems: 5 }),
  /** How many days before a deadline whoever has the review is reminded; 0 is never. */
  remindDays: t.Integer({ minimum: 0, maximum: 60 }),
  /** Who gets one, by the rules of learning groups. */
  audience: Rule,
  forms: t.Array(SeasonFormChoice, { maxItems: 100 }),
  ratingAnswerSetId: orNull(Id),
  performanceAnswerSetId: orNull(Id),
  /** Their shares in the proposed mark, 100 together. */
  objectivesShare: share,
  competenciesShare: share,
  allowUserCompleteSectionB: t.Boolean(),
  contentForUpperManagers: t.Boolean(),
  /** Do people of this season have a performance contract? */
  contracts: t.Boolean(),
  /** Are marks put forward and looked at side by side before they are sent? */
  calibration: t.Boolean(),
  /** Who answers the manager’s questions of C; null is the line manager. */
  questionManagerId: orNull(Id),
  companyObjectives: t.Array(Line, { maxItems: 10 }),
})

export type Season = Static<typeof Season>
export const Season = t.Object({
  ...SeasonForm.properties,
  id: Id,
  state: SeasonState,
  questionManager: orNull(ReviewPerson),
  /** The one behind which its reviews stand; null before it is opened. */
  containerChildId: orNull(Id),
  /** How far its opening has come. */
  opened: t.Integer(),
  toOpen: t.Integer(),
  completed: t.Integer(),
  revision: t.Integer(),
  changedAt: t.String(),
  can: t.Object({ open: t.Boolean(), stop: t.Boolean(), close: t.Boolean(), remove: t.Boolean() }),
})

export type SeasonRow = Static<typeof SeasonRow>
export const SeasonRow = t.Object({
  id: Id,
  name: LocalText,
  seasonStart: t.String(),
  seasonEnd: t.String(),
  state: SeasonState,
  reviews: t.Integer(),
  completed: t.Integer(),
  changedAt: t.String(),
})

const seasons = record({
  path: '/admin/pdr-season',
  access,
  form: SeasonForm,
  reply: Season,
  row: SeasonRow,
  query: listQuery({ sort: ['name', 'seasonStart', 'seasonEnd', 'changedAt'], filter: ['name', 'state'] }),
  missing,
  invalid: 'season_invalid',
})
export const listSeasons = seasons.list('Lists the seasons of reviews.')
export const createSeason = seasons.create('Plans a season of reviews.', ['answer_set_not_found'])
export const readSeason = seasons.read('Reads one season.')
/** NOTE: of an open one the deadlines, its end, its name and its reminders may change; the rest is left as it is. */
export const updateSeason = seasons.update('Changes a season from the revision that was seen.')
export const removeSeason = seasons.remove('Removes a season that was not opened.', ['season_open'])
export const restoreSeason = seasons.restore('Brings a removed season back.', [])

const one = { method: 'POST', access, params: idParams, reply: Season } as const
export const copySeason = endpoint({
  ...one,
  path: '/admin/pdr-season/:id/copy',
  summary: 'Plans a season like another, a year later.',
  errors: [missing],
})
export const openSeason = endpoint({
  ...one,
  path: '/admin/pdr-season/:id/open',
  transaction: false,
  summary: 'Opens a season, or goes on after a stop: everybody whom it means gets one review.',
  errors: [missing, 'season_state', 'season_invalid'],
})
export const stopSeason = endpoint({
  ...one,
  path: '/admin/pdr-season/:id/stop',
  summary: 'Stops the opening of a season; who has a review keeps it.',
  errors: [missing, 'season_state'],
})
export const closeSeason = endpoint({
  ...one,
  path: '/admin/pdr-season/:id/close',
  summary: 'Closes a season; what is unfinished is closed with it.',
  errors: [missing, 'season_state'],
})

export const dryRunWhys = ['alreadyHasOne', 'inactive', 'noManager', 'noForm', 'ownManager'] as const
/** One person of a dry run: what they get, or why not. */
export type DryRunRow = Static<typeof DryRunRow>
export const DryRunRow = t.Object({
  user: ReviewPerson,
  jobRole: orNull(t.Object({ id: Id, name: LocalText })),
  manager: orNull(ReviewPerson),
  form: orNull(t.Object({ id: Id, name: LocalText })),
  gets: t.Boolean(),
  /** Why not, or, as `noManager` beside `gets`, what HR holds meanwhile. */
  why: t.Array(t.Union(dryRunWhys.map((why) => t.Literal(why)))),
})
export const dryRunSeason = endpoint({
  method: 'GET',
  path: '/admin/pdr-season/:id/dry-run',
  access,
  params: idParams,
  summary: 'Says who would get a review, with which form and manager, and who would not and why.',
  query: listQuery({ sort: ['user.name'], filter: ['user.name', 'gets', 'why'] }),
  reply: t.Object({ ...paged(DryRunRow).properties, gets: t.Integer(), getsNot: t.Integer() }),
  errors: [missing],
})

const Named = t.Array(t.Object({ id: Id, name: LocalText }))
export type SeasonOptions = Static<typeof SeasonOptions>
export const SeasonOptions = t.Object({
  forms: t.Array(
    t.Object({
      id: Id,
      name: LocalText,
      questions: t.Array(t.Object({ id: Id, title: LocalText })),
    }),
  ),
  answerSets: t.Array(ReviewAnswerSet),
  competencyItems: Named,
  projects: Named,
  jobRoles: Named,
  localities: Named,
  customFields: t.Array(CustomField),
})
export const readSeasonOptions = endpoint({
  method: 'GET',
  path: '/admin/pdr-season/options',
  access,
  summary: 'Reads what a season can be made of.',
  reply: SeasonOptions,
})
