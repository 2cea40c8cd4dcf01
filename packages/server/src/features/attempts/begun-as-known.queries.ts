import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { preparedRows } from '../../db/prepared.ts'
import { together } from '../../db/together.ts'
import { drawVersion } from '../evaluations/draw-versions.access.ts'
import { courseAnnounced, courseBegunAsKnown, newLogBegun } from '../learning/learning.ts'
import { asMade, askedOf, type Begun, type Cells, type Drawn, type First } from './begun.queries.ts'
import { evaluationAttempts } from './attempts.tables.ts'
import { hasExtra } from './extra-time.queries.ts'

const given = sql.placeholder

/** What a start was made ready from: it holds for these versions, and who has more time is none of it. */
type Known = { contentVersion: string; drawVersion: string; evaluationId: number; isTimed: boolean }

/** What is the same for all who begin at one place by one statement, and what is each one's own. */
type Same = Known &
  Pick<First, 'companyId' | 'revisionId'> & { containerId: number; editionId: number; childId: number }
type One = {
  id: number
  launch: string
  at: Date
  endsAt: Date | null
  asked: Cells
  count: number
  begun: object
}

const drawStands = sql`${drawVersion(given('companyId'))} = ${given('drawVersion')}::uuid
  and (not ${given('isTimed')}::boolean or not ${hasExtra(sql`one.id`)})`

const attemptsBegun = sql`insert into ${evaluationAttempts}
    (company_id, user_id, component_log_id, revision_id, launch, started_at, counted_until, ends_at, asked, score_ids)
  select ${given('companyId')}::int, one.id, log.id, ${given('revisionId')}::int, one.launch, one.at, one.at, one."endsAt",
    one.asked, array(select nextval('question_scores_id_seq')::int from generate_series(1, one.count))
  from log join people one on one.id = log.user_id`

type Row = Omit<Begun, 'number'> & { userId: number }

const begunAsKnown = (name: string, people: SQL) =>
  preparedRows<Row>(
    name,
    () => sql`with people as ${people},
    course as (${courseBegunAsKnown(sql`people one`, drawStands)}),
    log as (${newLogBegun} returning id, user_id, container_log_id),
    attempt as (${attemptsBegun} returning id, user_id, score_ids),
    announced as (${courseAnnounced(sql`one.begun`, sql`from log join people one on one.id = log.user_id`)})
    select attempt.id, attempt.user_id as "userId", attempt.score_ids as "scoreIds", log.id as "logId",
      log.container_log_id as "containerLogId"
    from attempt join log on log.user_id = attempt.user_id`,
  )

const begunAlone = begunAsKnown(
  'attempts_begun_alone',
  sql`not materialized (select ${given('id')}::int as id, ${given('launch')}::text as launch,
    ${given('at')}::timestamptz as at, ${given('endsAt')}::timestamptz as "endsAt", ${given('asked')}::json as asked,
    ${given('count')}::int as count, ${given('begun')}::jsonb as begun)`,
)

// NOTE: for one person that costs a third more on a server than values of their own, as it is planned for a hundred.
const begunTogether = begunAsKnown(
  'attempts_begun_together',
  sql`materialized (select * from json_to_recordset(${given('people')}::json)
    as one(id int, launch text, at timestamptz, "endsAt" timestamptz, asked json, count int, begun jsonb))`,
)

function begin(db: Db, same: Same, [only, ...others]: readonly One[]) {
  if (!only) return []
  if (others.length) return begunTogether(db, { ...same, people: JSON.stringify([only, ...others]) })
  const { asked, begun, ...one } = only
  return begunAlone(db, { ...same, ...one, asked: JSON.stringify(asked), begun: JSON.stringify(begun) })
}

const beginAll = together(async (db: Db, same: Same, all: readonly One[]) => {
  // NOTE: of two windows of one person the second one meets what the first began.
  const firsts = new Map(all.toReversed().map((one) => [one.id, one]))
  const rows = await begin(db, same, [...firsts.values()])
  const made = new Map(rows.map((row) => [row.userId, row]))
  return all.map((one) => (firsts.get(one.id) === one ? made.get(one.id) : undefined))
})

/**
 * A first attempt where everything still stands as it is known and nothing of the course was begun; else it writes nothing.
 * Those who begin at one place in the same moment are written by one statement.
 */
export async function writeBegunAsKnown(db: Db, first: First, known: Known, drawn: readonly Drawn[]) {
  const asked = drawn.map(askedOf)
  const { companyId, userId: id, revisionId, place, launch, startedAt: at, endsAt, begun } = first
  const one = { id, launch, at, endsAt, asked, count: asked.length, begun }
  const made = await beginAll(db, { companyId, revisionId, ...place, ...known }, one)
  if (!made) return undefined
  const whole = { attempt: first, childId: place.childId, asked }
  return { isNew: true, ...asMade({ ...made, number: 1 }, whole, drawn) }
}
