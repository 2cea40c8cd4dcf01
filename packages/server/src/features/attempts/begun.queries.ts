import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { preparedRows } from '../../db/prepared.ts'
import { attemptLogBegun, courseAnnounced, courseBegun, firstLogBegun } from '../learning/learning.ts'
import { evaluationAttempts, questionScores } from './attempts.tables.ts'
import type { NewScore, ScoreRow } from './scores.queries.ts'

const given = sql.placeholder

type Begun = {
  id: number
  logId: number | null
  number: number | null
  containerLogId: number | null
  asked: { id: number; position: number }[]
}

const attemptBegun = sql`insert into ${evaluationAttempts}
    (company_id, user_id, component_log_id, revision_id, launch, visit, started_at, counted_until, ends_at)
  select ${given('companyId')}::int, ${given('userId')}::int, log.id, ${given('revisionId')}::int, ${given('launch')}::text,
    case when ${given('userId')}::int is null then ${given('launch')}::text end, ${given('now')}::timestamptz,
    ${given('now')}::timestamptz, ${given('endsAt')}::timestamptz`

const questionsAsked = sql`insert into ${questionScores}
    (company_id, attempt_id, position, version_id, mandatory, full_score, most, drawn)
  select ${given('companyId')}::int, attempt.id, one.position, one."versionId", one.mandatory, one."fullScore",
    one.most, one.drawn
  from attempt, jsonb_to_recordset(${given('asked')}::jsonb) as one(position int, "versionId" int,
    mandatory boolean, "fullScore" int, most int, drawn jsonb)
  returning id, position`

const told = sql`attempt.id, log.id as "logId", log.attempt as number,
  log.container_log_id as "containerLogId",
  (select json_agg(json_build_object('id', asked.id, 'position', asked.position)) from asked) as asked`

const begun = preparedRows<Begun>(
  'attempts_begun',
  () => sql`with log as (${attemptLogBegun}),
    attempt as (${attemptBegun} from (select) one left join log on true returning id),
    asked as (${questionsAsked})
    select ${told} from attempt left join log on true`,
)

// NOTE: whatever waits for another window that begins the same finds its record, and then writes nothing else.
const begunFirst = preparedRows<Begun & { isNew: boolean }>(
  'attempts_begun_first',
  () => sql`with course as (${courseBegun}), log as (${firstLogBegun}),
    attempt as (${attemptBegun} from log returning id),
    asked as (${questionsAsked}),
    announced as (${courseAnnounced})
    select ${told}, course.is_new as "isNew" from attempt, log, course`,
)

type New = {
  companyId: number
  userId: number | null
  /** Where it is taken; null of a visitor, who has no records. */
  place: { containerLogId: number; childId: number } | null
  revisionId: number
  launch: string
  startedAt: Date
  endsAt: Date | null
}
type Asked = Omit<NewScore, 'versionId'> & Pick<ScoreRow, 'version'>

const writtenOf = (
  { companyId, userId, revisionId, launch, startedAt, endsAt }: Omit<New, 'place'>,
  asked: readonly Asked[],
) => ({
  companyId,
  userId,
  revisionId,
  launch,
  now: startedAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  asked: JSON.stringify(asked.map(({ version, ...one }) => ({ ...one, versionId: version.id }))),
})

/** Begins an attempt with what it asks and the record of it, and tells it without reading what was just written. */
export async function writeBegun(db: Db, attempt: New, asked: readonly Asked[]) {
  const { containerLogId = null, childId = null } = attempt.place ?? {}
  const [made] = await begun(db, { ...writtenOf(attempt, asked), containerLogId, childId })
  if (!made) throw new Error('nothing was made')
  return asMade(made, { ...attempt, childId }, asked)
}

type First = Omit<New, 'place' | 'userId'> & {
  userId: number
  place: { containerId: number; editionId: number; childId: number }
  /** What is announced where the course is begun with it. */
  begun: object
}

/** The same for the first attempt at a place, with the record of the course; nothing where it is not the first any more. */
export async function writeBegunFirst(db: Db, { place, begun, ...attempt }: First, asked: readonly Asked[]) {
  const announced = { begun: JSON.stringify(begun) }
  const [made] = await begunFirst(db, { ...writtenOf(attempt, asked), ...place, ...announced })
  return made && { isNew: made.isNew, ...asMade(made, { ...attempt, childId: place.childId }, asked) }
}

type Whose = Omit<New, 'place'> & { childId: number | null }

function asMade(made: Begun, attempt: Whose, asked: readonly Asked[]) {
  const { id: attemptId, logId, number, containerLogId } = made
  const { companyId, userId, childId, revisionId, launch, startedAt, endsAt } = attempt
  const numbers = new Map(made.asked.map(({ id, position }) => [position, id]))
  const isOfCourse = userId !== null && childId !== null && containerLogId !== null
  const log = isOfCourse ? { ...untouchedLog, containerLogId, childId, companyId, userId, startedAt } : null
  return {
    attempt: {
      ...untouched,
      id: attemptId,
      companyId,
      userId,
      componentLogId: logId,
      revisionId,
      launch,
      visit: userId === null ? launch : null,
      countedUntil: startedAt,
      startedAt,
      endsAt,
    },
    log: log && { ...log, id: logId ?? 0, attempt: number ?? 1, lastAt: startedAt },
    rows: asked.map(({ version, ...one }) => ({
      version,
      document: null,
      score: {
        ...unanswered,
        ...one,
        companyId,
        attemptId,
        versionId: version.id,
        id: numbers.get(one.position) ?? 0,
      },
    })),
  }
}

const untouchedLog = {
  state: 'IN_PROGRESS',
  doneBy: null,
  mark: null,
  seconds: 0,
  location: '',
  completedAt: null,
} as const

const untouched = {
  submittedAt: null,
  isTimeUp: false,
  position: 0,
  score: null,
  possible: null,
  mark: null,
  releasedAt: null,
  returnedAt: null,
  comment: '',
  level: null,
}

/** A question of an attempt as the database makes it. */
export const unanswered = {
  answer: '',
  ftAnswer: '',
  sequence: 0,
  tries: 0,
  isRight: null,
  score: null,
  comment: '',
  documentId: null,
  markedVersionId: null,
  seconds: null,
  overriddenBy: null,
  overriddenAt: null,
  overrideReason: '',
  scoreBefore: null,
  isRightBefore: null,
}
