import { and, eq, min, ne, type SQL, sql } from 'drizzle-orm'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { Actor } from '../../../../access/actor.ts'
import { containsLocal, containsText } from '../../../../db/query/containing.ts'
import { type Db, rowsOf } from '../../../../db/engine/db.ts'
import { findPage } from '../../../../db/query/find-page.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { evaluationAttempts as attempts } from '../../attempts/attempts.tables.ts'
import { ofAttempt } from '../../attempts/joins.tables.ts'
import { components, componentRevisions } from '../../../learning/components/components.tables.ts'
import { componentLogs } from '../../../learning/learn/learn.tables.ts'
import { nameOf } from '../../../../db/query/names.ts'
import { users } from '../../../people/people/people.tables.ts'
import { listMarkings } from '../marking.queries.ts'
import { markings } from '../marking.tables.ts'
import { notGivenBy } from '../opinions/opinions.queries.ts'

export type Tab = 'freeText' | 'competency'
export type Reader = Pick<Actor, 'id' | 'companyId' | 'language'> & { now: Date }

/** NOTE: these are the words of the index of what waits. */
const isWaiting = sql`${attempts.mark} is null and ${attempts.possible} is not null
  and ${attempts.submittedAt} is not null and ${attempts.userId} is not null`
const isOf = (tab: Tab) =>
  tab === 'competency'
    ? eq(components.categoryId, componentCategory.competencyEvaluation)
    : ne(components.categoryId, componentCategory.competencyEvaluation)

/** Nobody marks what they wrote themselves. */
const notOwn = ({ id }: Pick<Actor, 'id'>) => ne(attempts.userId, id)
export const isWaitingFor = (reader: Reader, tab: Tab) =>
  and(eq(attempts.companyId, reader.companyId), isWaiting, notOwn(reader), notGivenBy(reader.id), isOf(tab))

const numberIn = (value: string) => (/^\d{1,9}$/.test(value) ? Number(value) : 0)
const isClaimed = (now: Date) => sql`(${markings.claimedUntil} is not null
  and ${markings.claimedUntil} > ${now.toISOString()}::timestamptz)`
const claims: Record<string, (reader: Reader) => SQL> = {
  free: ({ now }) => sql`${isClaimed(now)} is not true`,
  own: ({ id, now }) => sql`(${isClaimed(now)} and ${markings.claimedBy} = ${id})`,
  others: ({ id, now }) => sql`(${isClaimed(now)} and ${markings.claimedBy} <> ${id})`,
}

const filters: Record<string, (value: string, reader: Reader) => SQL | undefined> = {
  user: (value) => containsText(sql`(${nameOf(users)})`, value),
  evaluation: (value) => containsLocal(componentRevisions.title, value),
  evaluationId: (value) => eq(components.id, numberIn(value)),
  claim: (value, reader) => claims[value]?.(reader) ?? sql`false`,
  waitedDays: (value, { now }) =>
    sql`${attempts.submittedAt} <= ${now.toISOString()}::timestamptz - ${numberIn(value)} * interval '1 day'`,
  markedBy: (value, { id }) => (value === 'own' ? eq(markings.markedBy, id) : sql`false`),
}
const matching = ({ filters: chosen }: Page, reader: Reader) =>
  and(...chosen.map(({ field, value }) => filters[field]?.(value, reader)))

const sorts: Record<string, (reader: Reader) => SQL> = {
  submittedAt: () => sql`${attempts.submittedAt}`,
  dateMarked: () => sql`${markings.markedAt}`,
  mark: () => sql`${attempts.mark}`,
  user: () => sql`${nameOf(users)} collate "und-x-icu"`,
  evaluation: ({ language }) => {
    const other = language === 'en' ? 'de' : 'en'
    return sql`coalesce(nullif(${componentRevisions.title}->>${language}::text, ''),
      ${componentRevisions.title}->>${other}::text) collate "und-x-icu"`
  },
}
type Order = { by: SQL; descending?: boolean }
function ordered({ sort }: Page, reader: Reader, otherwise: Order): Order {
  const by = sort && sorts[sort.field]?.(reader)
  return by ? { by, descending: sort.descending } : otherwise
}

/** NOTE: joined so that the database leaves out whatever no filter and no order names. */
const selectPlaces = (db: Db, place: SQL) =>
  db
    .select({ id: attempts.id, place: place.as('place') })
    .from(attempts)
    .leftJoin(componentLogs, ofAttempt.log)
    .leftJoin(componentRevisions, ofAttempt.revision)
    .leftJoin(components, ofAttempt.evaluation)
    .leftJoin(users, ofAttempt.person)
    .leftJoin(markings, and(eq(markings.companyId, attempts.companyId), eq(markings.attemptId, attempts.id)))

export async function pagedMarkings(
  db: Db,
  reader: Reader,
  page: Page,
  of: Order & { where: SQL | undefined },
) {
  const { by, descending } = ordered(page, reader, of)
  const matched = selectPlaces(db, by).where(and(of.where, matching(page, reader)))
  const order = descending ? sql`desc nulls last` : sql`asc`
  const { ids, total } = await findPage(db, matched, { ...page, order })
  return { rows: ids.length ? await listMarkings(db, reader.companyId, ids) : [], total }
}

/** What waits to be marked, the oldest first. */
export const findWaiting = (db: Db, reader: Reader, tab: Tab, page: Page) =>
  pagedMarkings(db, reader, page, { where: isWaitingFor(reader, tab), by: sql`${attempts.submittedAt}` })

/** What people have marked, the latest first. */
export const findMarked = (db: Db, reader: Reader, page: Page, evaluationId?: number) =>
  pagedMarkings(db, reader, page, {
    where: and(
      eq(attempts.companyId, reader.companyId),
      sql`${markings.markedAt} is not null`,
      notOwn(reader),
      isOf('freeText'),
      evaluationId === undefined ? undefined : eq(components.id, evaluationId),
    ),
    by: sql`${markings.markedAt}`,
    descending: true,
  })

/** How much waits for somebody in one queue, and since when. */
export async function findBacklog(db: Db, { companyId, id }: Pick<Actor, 'companyId' | 'id'>, tab: Tab) {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int`, since: min(attempts.submittedAt) })
    .from(attempts)
    .innerJoin(componentRevisions, ofAttempt.revision)
    .innerJoin(components, ofAttempt.evaluation)
    .where(and(eq(attempts.companyId, companyId), isWaiting, notOwn({ id }), notGivenBy(id), isOf(tab)))
  return row ?? { count: 0, since: null }
}

type WorkToDo = {
  logId: number
  userId: number
  toMark: { id: number; fullScore: number; ftAnswer: string; asked: string }[]
}

/** What waits in one evaluation, the oldest first, with what somebody wrote in each and what they were asked. */
export const listWork = (db: Db, companyId: number, evaluationId: number) =>
  rowsOf<WorkToDo>(
    db,
    sql`select attempt.component_log_id as "logId", attempt.user_id as "userId",
        jsonb_agg(jsonb_build_object('id', one.id, 'fullScore', one.full_score, 'ftAnswer', one.ft_answer,
          'asked', version.body->'questionText'->>'en') order by one.position) as "toMark"
      from evaluation_attempts attempt
      join component_revisions revision
        on revision.company_id = attempt.company_id and revision.id = attempt.revision_id
      join question_scores one on one.company_id = attempt.company_id and one.attempt_id = attempt.id
      join question_versions version
        on version.company_id = one.company_id and version.id = one.version_id and version.type = 'FT'
      where attempt.company_id = ${companyId} and revision.component_id = ${evaluationId}
        and attempt.mark is null and attempt.possible is not null and attempt.submitted_at is not null
        and attempt.user_id is not null and one.ft_answer <> ''
      group by attempt.id order by attempt.submitted_at, attempt.id`,
  )
