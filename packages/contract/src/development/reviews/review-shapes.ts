import { Type as t, type Static } from '@sinclair/typebox'
import { Id, LocalText, orNull } from '../../http/http.ts'
import { objectiveStatuses, pdrSectionStatuses } from '../../kit/statuses.ts'

const oneOf = <const N extends string>(names: readonly N[]) => t.Union(names.map((name) => t.Literal(name)))
export const ReviewDay = t.String({ pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$' })

/** Somebody by name. */
export const ReviewPerson = t.Object({ id: Id, name: t.String() })
export const SectionStatus = oneOf(pdrSectionStatuses)
/** What a review waits for, each with a deadline of its season. */
export const reviewPhases = ['person', 'manager', 'meeting', 'sending', 'acceptance'] as const
export type ReviewPhase = (typeof reviewPhases)[number]
export const ReviewPhase = oneOf(reviewPhases)
/** Where a question of the form stands: in B, in C for the person, in C for whoever leads that part. */
export const questionParts = ['B', 'C', 'CManager'] as const
export type QuestionPart = (typeof questionParts)[number]
export const QuestionPart = oneOf(questionParts)
/** As whom somebody reads a review. */
export const reviewSides = ['person', 'manager', 'questionManager', 'upperManager', 'hr', 'nobody'] as const
export type ReviewSide = (typeof reviewSides)[number]
export const ReviewSide = oneOf(reviewSides)

/** `waiting`: the manager has put no mark forward; `proposed`: it is looked at; `released`: it may be sent. */
export const calibrationStates = ['waiting', 'proposed', 'released', 'sent'] as const
export type CalibrationState = (typeof calibrationStates)[number]
export const CalibrationState = oneOf(calibrationStates)

/** What a review is, without a word of what stands in it. */
export const reviewHead = {
  /** The number of `pdrUser`. */
  id: Id,
  season: t.Object({ id: Id, name: LocalText, seasonStart: t.String(), seasonEnd: t.String() }),
  user: ReviewPerson,
  manager: orNull(ReviewPerson),
  status: t.Integer({ minimum: 0, maximum: 7 }),
  sectionAStatus: SectionStatus,
  sectionBStatus: SectionStatus,
  sectionCStatus: SectionStatus,
  /** Whose turn it is, since when, and until which day; nobody’s when it is over. */
  waitsFor: orNull(ReviewPerson),
  phase: orNull(ReviewPhase),
  since: t.String(),
  deadline: orNull(t.String()),
  isLate: t.Boolean(),
}
export type ReviewRow = Static<typeof ReviewRow>
export const ReviewRow = t.Object({
  ...reviewHead,
  side: ReviewSide,
  /** Null until one may know it. */
  assessedMark: orNull(t.Integer()),
  jobRole: orNull(t.Object({ id: Id, name: LocalText })),
  locality: orNull(t.Object({ id: Id, name: LocalText })),
})

/** A point of an answer set, as both sides choose it: from the lowest to the highest. */
export type ReviewAnswer = Static<typeof ReviewAnswer>
export const ReviewAnswer = t.Object({ id: Id, name: LocalText, description: LocalText })
export type ReviewAnswerSet = Static<typeof ReviewAnswerSet>
export const ReviewAnswerSet = t.Object({
  id: Id,
  name: LocalText,
  possibleAnswers: t.Array(ReviewAnswer),
})

/** An objective of the person: past ones are rated, future ones are set. */
export type ReviewObjective = Static<typeof ReviewObjective>
export const ReviewObjective = t.Object({
  id: Id,
  title: t.String(),
  text: t.String(),
  /** By when it is to be reached, YYYY-MM-DD; empty until somebody says so. */
  date: t.String(),
  status: oneOf(objectiveStatuses),
  /** In per cent; null weighs like the others. */
  weight: orNull(t.Integer()),
  /** The key performance area, in words, where none of the tree was chosen. */
  kpa: t.String(),
  /** The chosen one of the tree, and its name as it stands. */
  kpaId: orNull(Id),
  kpaName: orNull(LocalText),
  /** The person’s own rating and the manager’s, points of `performanceAnswerSet`. */
  rating: orNull(t.Integer()),
  performanceRating: orNull(t.Integer()),
  /** What the person says to it, and what the manager says. */
  additionalText: t.String(),
  managerText: t.String(),
})

/** A behavioural competency: the person moves `userRating`, the manager `rating`, on `ratingAnswerSet`. */
export type ReviewCompetency = Static<typeof ReviewCompetency>
export const ReviewCompetency = t.Object({
  id: Id,
  competencyItem: t.Object({
    id: Id,
    name: LocalText,
    tip: LocalText,
    itemProperties: t.Array(LocalText),
  }),
  userRating: orNull(t.Integer()),
  rating: orNull(t.Integer()),
  managerText: t.String(),
})

/** What was attached to a question or an objective. */
export type AttachedEvidence = Static<typeof AttachedEvidence>
export const AttachedEvidence = t.Object({
  id: Id,
  /** `objective.{id}`, `bcs.{id}` or `question.{id}`. */
  target: t.String(),
  kind: t.String(),
  title: LocalText,
  day: t.String(),
  mark: orNull(t.Integer()),
})

export const reviewQuestionTypes = ['MC', 'OWMC', 'OW', 'TF', 'OP', 'FT'] as const
/** A question of the form, and what was answered. */
export type ReviewQuestion = Static<typeof ReviewQuestion>
export const ReviewQuestion = t.Object({
  /** The number of its question score. */
  id: Id,
  questionId: Id,
  type: t.String(),
  part: QuestionPart,
  /** Who answers it. */
  answeredBy: oneOf(['person', 'manager', 'questionManager'] as const),
  questionText: LocalText,
  precedingText: LocalText,
  possibleAnswers: t.Array(ReviewAnswer),
  mandatory: t.Boolean(),
  /** Ids with commas between them, `true` or `false`, or a word. */
  answer: t.String(),
  ftAnswer: t.String(),
  /** What the manager says to an answer of the person. */
  managerText: t.String(),
  supportingDocument: orNull(t.Object({ name: t.String(), url: t.String() })),
  allowSupportingDocuments: t.Boolean(),
})

/** How the proposed mark comes about, line by line. */
export type MarkProposal = Static<typeof MarkProposal>
export const MarkProposal = t.Object({
  mark: orNull(t.Integer()),
  lines: t.Array(
    t.Object({
      target: t.String(),
      title: LocalText,
      /** Counted from 0, of so many points. */
      level: t.Integer(),
      points: t.Integer(),
      /** level / (points - 1) x 100. */
      value: t.Number(),
      /** Its share in the whole, in per cent. */
      share: t.Number(),
    }),
  ),
})

/** Something that somebody typed, as it stands: the name of the field, and a number that rises with every change. */
export type ReviewField = Static<typeof ReviewField>
export const ReviewField = t.Object({
  /** `objective.12.title`, `bcs.3.rating`, `question.7.ftAnswer`, `userFinalComments`, `assessedMark`, `notes` … */
  field: t.String({ maxLength: 80, pattern: '^[A-Za-z]+(\\.[0-9]+\\.[A-Za-z]+)?$' }),
  /** Numbers are written as such; empty is not yet. */
  value: t.String({ maxLength: 20_000 }),
  sequence: t.Integer({ minimum: 0, maximum: 2_147_483_647 }),
})
export type StandingField = Static<typeof StandingField>
export const StandingField = t.Object({ ...ReviewField.properties, savedAt: t.String(), author: t.String() })

/** A review with everything that its reader may see of it; what they may not is null or empty. */
/** What was handed in and has been replaced by a later submission since. */
export type EarlierVersion = Static<typeof EarlierVersion>
export const EarlierVersion = t.Object({
  id: Id,
  what: t.Union((['personA', 'managerA', 'managerBC'] as const).map((kind) => t.Literal(kind))),
  by: t.String(),
  at: t.String(),
})

export type Review = Static<typeof Review>
export const Review = t.Object({
  ...reviewHead,
  containerChildId: Id,
  side: ReviewSide,
  evaluation: t.Object({ id: Id, name: LocalText, description: LocalText }),
  allowUserCompleteSectionB: t.Boolean(),
  contentForUpperManagers: t.Boolean(),
  /** Does its season have performance contracts? */
  contracts: t.Boolean(),
  questionManager: orNull(ReviewPerson),
  phases: t.Array(t.Object({ phase: ReviewPhase, deadline: orNull(t.String()) })),
  /** Which parts this reader sees at all. */
  sees: t.Object({
    personA: t.Boolean(),
    managerA: t.Boolean(),
    personBC: t.Boolean(),
    managerBC: t.Boolean(),
    mark: t.Boolean(),
  }),
  /** HR reads what stands in it after saying why. */
  needsReason: t.Boolean(),
  rejected: t.Boolean(),
  rejectedItems: t.Array(t.String()),
  userComments: t.String(),
  meetingDay: orNull(t.String()),
  pastObjectives: t.Array(ReviewObjective),
  /** The future ones. */
  currentObjectives: t.Array(ReviewObjective),
  companyObjectives: t.Array(LocalText),
  bcs: t.Array(ReviewCompetency),
  questions: t.Array(ReviewQuestion),
  ratingAnswerSet: ReviewAnswerSet,
  performanceAnswerSet: ReviewAnswerSet,
  userFinalComments: t.String(),
  managerFinalComments: t.String(),
  assessedMark: orNull(t.Integer()),
  markReason: t.String(),
  /** For whoever gives the mark, and later for whoever sees it. */
  proposal: orNull(MarkProposal),
  /** Where its mark stands in a season with calibration; never for the person. */
  calibration: orNull(
    t.Object({
      state: CalibrationState,
      proposed: orNull(t.Integer()),
      mark: orNull(t.Integer()),
      /** Why it was moved last; empty where it stands as it was put forward. */
      reason: t.String(),
    }),
  ),
  /** One’s own, which nobody else reads. */
  notes: t.String(),
  evidence: t.Array(AttachedEvidence),
  /** The signatures so far: who submitted which part, and when. */
  signatures: t.Array(
    t.Object({
      what: oneOf(['personA', 'managerA', 'managerBC', 'accepted', 'rejected'] as const),
      by: t.String(),
      at: t.String(),
    }),
  ),
  /** Of the parts that this reader sees, the latest first; each is read by itself. */
  earlier: t.Array(EarlierVersion),
  /** What this reader has typed, with its numbers; the next change of a field takes a higher one. */
  fields: t.Array(StandingField),
  /** The fields that the other side has handed in since one last read. */
  changed: t.Array(t.String()),
  savedAt: orNull(t.String()),
  can: t.Object({
    /** Which fields, by their beginnings, this reader may type now: `objective.past.rating`, `bcs.rating` … */
    write: t.Array(t.String()),
    addObjective: t.Boolean(),
    submit: t.Boolean(),
    proposeMark: t.Boolean(),
    holdMeeting: t.Boolean(),
    accept: t.Boolean(),
    reject: t.Boolean(),
    attach: t.Boolean(),
    print: t.Boolean(),
    reopen: t.Boolean(),
    giveAway: t.Boolean(),
    close: t.Boolean(),
    remind: t.Boolean(),
  }),
})

/** A line of what became of a review; never what was written in it. */
export type ReviewHistoryLine = Static<typeof ReviewHistoryLine>
export const ReviewHistoryLine = t.Object({
  id: Id,
  at: t.String(),
  by: orNull(ReviewPerson),
  /** In whose place they did it. */
  standsInFor: orNull(t.String()),
  deed: t.String(),
  from: orNull(t.Integer()),
  to: t.Integer(),
  /** Why, as HR and a rejection say it; else empty. */
  reason: t.String(),
})
