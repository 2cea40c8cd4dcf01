import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { keepVersions } from '../../db/kept-versions.ts'
import { preparedRows } from '../../db/prepared.ts'
import { type Cell, rowCell } from '../../db/row-cell.ts'
import { componentRevisions } from '../components/components.tables.ts'
import { evaluationReleases } from '../evaluations/evaluations.tables.ts'
import { attemptLogBegun, courseTouched } from '../learning/learning.ts'
import { componentLogs } from '../learning/learning.tables.ts'
import { systemSettings } from '../system/system.tables.ts'
import { type AttemptRow, type EvaluationRow, findEvaluation } from './attempts.queries.ts'
import { evaluationAttempts, questionScores } from './attempts.tables.ts'
import { ofAttempt } from './joins.tables.ts'
import type { NewScore, ScoreRow } from './scores.queries.ts'
import { overBefore } from './time-limit.rules.ts'

const given = sql.placeholder

/** What is not kept with an evaluation’s edition: when its results are released, and what its company shows. */
type Since = Pick<EvaluationRow, 'releaseAt' | 'company'>
type Taken = { attempt: Cell; log: Cell; releaseAt: string | null; company: Since['company'] }

const [attemptCell, logCell] = [rowCell(evaluationAttempts), rowCell(componentLogs)]

// NOTE: the course is locked before the attempt, as whatever writes both does.
const taken = preparedRows<{ taken: Taken }>(
  'attempts_taken',
  () => sql`with course as (${courseTouched})
    update ${evaluationAttempts} set launch = ${given('launch')}, counted_until = ${given('now')}::timestamptz
    from course join ${componentLogs} on container_log_id = course.taken_id
    where ${and(
      eq(evaluationAttempts.companyId, given('companyId')),
      eq(componentLogs.childId, given('childId')),
      ofAttempt.log,
      isNull(evaluationAttempts.submittedAt),
    )} and coalesce(${evaluationAttempts.endsAt} >= ${given('overBefore')}::timestamptz, true)
    returning json_build_object('attempt', ${attemptCell.cell}, 'log', ${logCell.cell},
      'releaseAt', (select release.release_at from ${evaluationReleases} release
        join ${componentRevisions} edition on edition.company_id = release.company_id
          and edition.component_id = release.evaluation_id
        where edition.company_id = ${evaluationAttempts.companyId} and edition.id = ${evaluationAttempts.revisionId}),
      'company', (select company.settings from ${systemSettings} company
        where company.company_id = ${evaluationAttempts.companyId})) as taken`,
)

type Facts = Omit<EvaluationRow, keyof Since>
const editions = keepVersions<Facts>(500, { byNumber: true })

/** What an evaluation says in an edition that is taken: that never changes, so it is read once. */
async function factsOf(db: Db, companyId: number, revisionId: number): Promise<Facts> {
  const key = `${companyId} ${revisionId}`
  const known = editions.find(db, key)
  if (known) return known
  const found = await findEvaluation(db, companyId, revisionId)
  if (!found) throw new Error('an attempt at nothing')
  const { releaseAt: _, company: __, ...facts } = found
  editions.keep(db, key, facts)
  return facts
}

type Taking = { companyId: number; containerLogId: number; childId: number; launch: string; now: Date }

/** Gives the attempt under way at a place to the window that opens it, and reads it; nothing where none is or its time is up. */
export async function takeAttempt(db: Db, { now, ...at }: Taking): Promise<AttemptRow | undefined> {
  const times = { now: now.toISOString(), overBefore: overBefore(now).toISOString() }
  const [row] = await taken(db, { ...at, ...times })
  if (!row) return undefined
  const { releaseAt, company } = row.taken
  const attempt = attemptCell.read(row.taken.attempt)
  const facts = await factsOf(db, at.companyId, attempt.revisionId)
  const since = { releaseAt: releaseAt === null ? null : new Date(releaseAt), company }
  return { attempt, log: logCell.read(row.taken.log), evaluation: { ...facts, ...since } }
}

type Begun = {
  id: number
  logId: number | null
  number: number | null
  asked: { id: number; position: number }[]
}

const begun = preparedRows<Begun>(
  'attempts_begun',
  () => sql`with log as (${attemptLogBegun}),
    attempt as (
      insert into ${evaluationAttempts}
        (company_id, user_id, component_log_id, revision_id, launch, started_at, counted_until, ends_at)
      values (${given('companyId')}, ${given('userId')}::int, (select id from log), ${given('revisionId')},
        ${given('launch')}, ${given('startedAt')}::timestamptz, ${given('startedAt')}::timestamptz,
        ${given('endsAt')}::timestamptz)
      returning id),
    asked as (
      insert into ${questionScores}
        (company_id, attempt_id, position, version_id, mandatory, full_score, most, drawn)
      select ${given('companyId')}::int, attempt.id, one.position, one."versionId", one.mandatory, one."fullScore",
        one.most, one.drawn
      from attempt, jsonb_to_recordset(${given('asked')}::jsonb) as one(position int, "versionId" int,
        mandatory boolean, "fullScore" int, most int, drawn jsonb)
      returning id, position)
    select attempt.id, log.id as "logId", log.attempt as number,
      (select json_agg(json_build_object('id', asked.id, 'position', asked.position)) from asked) as asked
    from attempt left join log on true`,
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

/** Begins an attempt with what it asks and the record of it, and tells it without reading what was just written. */
export async function writeBegun(db: Db, attempt: New, asked: readonly Asked[]) {
  const { companyId, userId, place, revisionId, launch, startedAt, endsAt } = attempt
  const questions = asked.map(({ version, ...one }) => ({ ...one, versionId: version.id }))
  const [made] = await begun(db, {
    companyId,
    userId,
    revisionId,
    launch,
    containerLogId: place?.containerLogId ?? null,
    childId: place?.childId ?? null,
    startedAt: startedAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    asked: JSON.stringify(questions),
  })
  if (!made) throw new Error('nothing was made')
  const numbers = new Map(made.asked.map(({ id, position }) => [position, id]))
  const log = place && userId !== null ? { ...untouchedLog, ...place, companyId, userId, startedAt } : null
  const { id: attemptId, logId, number } = made
  return {
    attempt: {
      ...untouched,
      id: attemptId,
      companyId,
      userId,
      componentLogId: logId,
      revisionId,
      launch,
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
