import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { preparedRows } from '../../db/prepared.ts'
import { attemptLogBegun, courseAnnounced, courseBegun, firstLogBegun } from '../learning/learning.ts'
import { type Asked, askedCell, evaluationAttempts } from './attempts.tables.ts'
import { asDrawn, type ScoreRow } from './scores.queries.ts'

const given = sql.placeholder

export type Begun = {
  id: number
  logId: number | null
  number: number | null
  containerLogId: number | null
  scoreIds: number[]
}

// NOTE: its questions have their numbers from the beginning, and rows only where something is done with them.
const attemptBegun = (visit: SQL) => sql`insert into ${evaluationAttempts}
    (company_id, user_id, component_log_id, revision_id, launch, visit, started_at, counted_until, ends_at, asked,
      score_ids)
  select ${given('companyId')}::int, ${given('userId')}::int, log.id, ${given('revisionId')}::int, ${given('launch')}::text,
    ${visit}, ${given('now')}::timestamptz, ${given('now')}::timestamptz, ${given('endsAt')}::timestamptz,
    ${given('asked')}::json, array(select nextval('question_scores_id_seq')::int from generate_series(1, ${given('count')}::int))`

const ofVisitor = sql`case when ${given('userId')}::int is null then ${given('launch')}::text end`
const ofNobody = sql`null::text`

const told = sql`attempt.id, attempt.score_ids as "scoreIds", log.id as "logId", log.attempt as number,
  log.container_log_id as "containerLogId"`

const begun = preparedRows<Begun>(
  'attempts_begun',
  () => sql`with log as (${attemptLogBegun}),
    attempt as (${attemptBegun(ofVisitor)} from (select) one left join log on true returning id, score_ids)
    select ${told} from attempt left join log on true`,
)

type BegunFirst = Begun & { isNew: boolean }

// NOTE: whatever waits for another window that begins the same finds its record, and then writes nothing else.
const begunFirst = preparedRows<BegunFirst>(
  'attempts_begun_first',
  () => sql`with course as (${courseBegun}),
    log as (${firstLogBegun} returning id, attempt, container_log_id),
    attempt as (${attemptBegun(ofNobody)} from log returning id, score_ids),
    announced as (${courseAnnounced(given('begun'), sql`from course, log where course.is_new`)})
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
export type Drawn = Omit<Asked, 'versionId'> & Pick<ScoreRow, 'version'>

const writtenOf = (
  { companyId, userId, revisionId, launch, startedAt, endsAt }: Omit<New, 'place'>,
  asked: Cells,
) => ({
  companyId,
  userId,
  revisionId,
  launch,
  now: startedAt.toISOString(),
  endsAt: endsAt?.toISOString() ?? null,
  asked: JSON.stringify(asked),
  count: asked.length,
})

export const askedOf = ({ version, ...one }: Drawn) => askedCell.write({ versionId: version.id, ...one })
export type Cells = ReturnType<typeof askedOf>[]

/** Begins an attempt with what it asks and the record of it, and tells it without reading what was just written. */
export async function writeBegun(db: Db, attempt: New, drawn: readonly Drawn[]) {
  const { containerLogId = null, childId = null } = attempt.place ?? {}
  const asked = drawn.map(askedOf)
  const [made] = await begun(db, { ...writtenOf(attempt, asked), containerLogId, childId })
  if (!made) throw new Error('nothing was made')
  return asMade(made, { attempt, childId, asked }, drawn)
}

export type First = Omit<New, 'place' | 'userId'> & {
  userId: number
  place: { containerId: number; editionId: number; childId: number }
  /** What is announced where the course is begun with it. */
  begun: object
}

/** The same for the first attempt at a place, with the record of the course; nothing where it is not the first any more. */
export async function writeBegunFirst(db: Db, first: First, drawn: readonly Drawn[]) {
  const asked = drawn.map(askedOf)
  const { place, begun: announced } = first
  const values = { ...writtenOf(first, asked), ...place, begun: JSON.stringify(announced) }
  const [made] = await begunFirst(db, values)
  if (!made) return undefined
  return { isNew: made.isNew, ...asMade(made, { attempt: first, childId: place.childId, asked }, drawn) }
}

type Whose = { attempt: Omit<New, 'place'>; childId: number | null; asked: Cells }

/** NOTE: each column is named here, as putting an object of this size together from several takes far longer. */
export function asMade(made: Begun, whole: Whose, drawn: readonly Drawn[]) {
  const { id, logId, number, containerLogId, scoreIds } = made
  const { childId, asked } = whole
  const { companyId, userId, revisionId, launch, startedAt, endsAt } = whole.attempt
  const isOfCourse = userId !== null && childId !== null && containerLogId !== null
  const attempt = {
    id,
    companyId,
    userId,
    componentLogId: logId,
    revisionId,
    launch,
    visit: userId === null ? launch : null,
    countedUntil: startedAt,
    startedAt,
    endsAt,
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
    asked,
    scoreIds,
  }
  const log = isOfCourse && {
    id: logId ?? 0,
    companyId,
    userId,
    containerLogId,
    childId,
    attempt: number ?? 1,
    state: 'IN_PROGRESS' as const,
    doneBy: null,
    mark: null,
    seconds: 0,
    location: '',
    startedAt,
    lastAt: startedAt,
    completedAt: null,
  }
  return {
    attempt,
    log: log || null,
    rows: drawn.map((one, position) => asDrawn(attempt, one, position)),
  }
}
