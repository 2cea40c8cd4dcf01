import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { QuestionType } from '@oktant/contract/assessment/questions/questions.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Candidate } from '../attempts/attempts.ts'
import { evaluationAttempts as attempts, questionScores } from '../attempts/attempts.tables.ts'
import { besideAttempt, ofAttempt } from '../attempts/joins.tables.ts'
import { componentRevisions, components } from '../../learning/components/components.tables.ts'
import { componentLogs } from '../../learning/learn/learn.tables.ts'
import { nameOf } from '../../../db/query/names.ts'
import { users } from '../../people/people/people.tables.ts'
import { questionVersions } from '../questions/questions.tables.ts'
import { regrades } from './regrades.tables.ts'

const fullName = nameOf(users)

const columns = {
  row: questionScores,
  attempt: attempts,
  log: componentLogs,
  courseState: besideAttempt.courseState,
  settings: besideAttempt.settings,
  container: besideAttempt.container,
  evaluation: { id: components.id, categoryId: components.categoryId, name: componentRevisions.title },
  user: { id: users.id, fullName, language: users.language, timezone: users.timezone },
}

/** Questions of people’s attempts with all that they count in. */
const selectCandidates = (db: Db) =>
  db
    .select(columns)
    .from(questionScores)
    .innerJoin(questionVersions, ofAttempt.version)
    .innerJoin(attempts, ofAttempt.score)
    .innerJoin(componentLogs, ofAttempt.log)
    .innerJoin(componentRevisions, ofAttempt.revision)
    .innerJoin(components, ofAttempt.evaluation)
    .innerJoin(users, ofAttempt.person)

export type CandidateRow = Awaited<ReturnType<typeof selectCandidates>>[number]

/** What the rules need of one. */
export const candidateOf = ({ row, attempt, settings, evaluation }: CandidateRow): Candidate => ({
  row,
  attempt,
  partialScoring: settings.partialScoring,
  bar: { categoryId: evaluation.categoryId, passMark: settings.passMark },
})

export type AskedVersion = { companyId: number; questionId: number; versionId: number; type: QuestionType }

/** NOTE: a survey has nothing that is right; a question that became one of another type is another question. Whatever is newer than this key stays. */
const earlier = ({ companyId, questionId, versionId, type }: AskedVersion) =>
  and(
    eq(questionVersions.companyId, companyId),
    eq(questionVersions.questionId, questionId),
    eq(questionVersions.type, type),
    sql`coalesce(${questionScores.markedVersionId}, ${questionScores.versionId}) < ${versionId}`,
    gt(questionScores.fullScore, 0),
    or(isNull(attempts.submittedAt), sql`${attempts.possible} is not null`),
  )

/** Everything that an earlier key has marked, by the names of people; by numbers alone, as they may be many. */
export async function listCandidateIds(db: Db, asked: AskedVersion) {
  const rows = await db
    .select({ id: questionScores.id })
    .from(questionScores)
    .innerJoin(questionVersions, ofAttempt.version)
    .innerJoin(attempts, ofAttempt.score)
    .innerJoin(users, ofAttempt.person)
    .where(earlier(asked))
    .orderBy(
      sql`${users.surname} collate "und-x-icu"`,
      sql`${users.firstName} collate "und-x-icu"`,
      asc(questionScores.id),
    )
  return rows.map(({ id }) => id)
}

/** Those of them with all that they count in, in the order of their numbers here. */
export async function listCandidates(db: Db, asked: AskedVersion, ids: readonly number[]) {
  if (ids.length === 0) return []
  const rows = await selectCandidates(db).where(and(earlier(asked), inArray(questionScores.id, [...ids])))
  const known = new Map(rows.map((row) => [row.row.id, row]))
  // NOTE: a newer key may have marked one meanwhile.
  return ids.flatMap((id) => known.get(id) ?? [])
}

/** NOTE: which they are is a matter of three tables; a visitor’s attempt is nobody’s. */
export async function countCandidates(db: Db, asked: AskedVersion) {
  const [row] = await db
    .select({ total: count() })
    .from(questionScores)
    .innerJoin(questionVersions, ofAttempt.version)
    .innerJoin(attempts, ofAttempt.score)
    .where(and(earlier(asked), isNotNull(attempts.userId)))
  return row?.total ?? 0
}

/** NOTE: counted by three tables alone; asked for in the order of their numbers, the whole is walked through again for each. */
async function findNext(db: Db, asked: AskedVersion, after: number) {
  const [next] = await db
    .select({ id: sql<number | null>`min(${questionScores.id})` })
    .from(questionScores)
    .innerJoin(questionVersions, ofAttempt.version)
    .innerJoin(attempts, ofAttempt.score)
    .where(and(earlier(asked), isNotNull(attempts.componentLogId), gt(questionScores.id, after)))
  return next?.id ?? null
}

/** The next that is to be marked anew, locked with its attempt until the transaction ends. */
export async function holdNext(
  db: Db,
  asked: AskedVersion,
  after: number,
): Promise<CandidateRow | undefined> {
  const id = await findNext(db, asked, after)
  if (id === null) return undefined
  await holdScore(db, asked, id)
  // NOTE: read after the lock, as whoever had it may have changed the record of the attempt, which is not locked here.
  const [row] = await selectCandidates(db).where(and(earlier(asked), eq(questionScores.id, id)))
  // NOTE: a newer key may just have been quicker at this one.
  return row ?? holdNext(db, asked, id)
}

const holdScore = (db: Db, { companyId }: AskedVersion, id: number) =>
  db
    .select({ id: questionScores.id })
    .from(questionScores)
    .innerJoin(attempts, ofAttempt.score)
    .where(and(eq(questionScores.companyId, companyId), eq(questionScores.id, id)))
    .for('update', { of: [attempts, questionScores] })

// The work

export async function insertRegrade(db: Db, values: typeof regrades.$inferInsert) {
  const [made] = await db.insert(regrades).values(values).returning({ id: regrades.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

export type RegradeTask = NonNullable<Awaited<ReturnType<typeof holdRegrade>>>

/** The work with its question’s type, locked until the transaction ends; nothing where it is done. */
export async function holdRegrade(db: Db, id: number) {
  const [row] = await db
    .select({
      regrade: regrades,
      type: questionVersions.type,
      fullScore: questionVersions.fullScore,
      key: questionVersions.key,
    })
    .from(regrades)
    .innerJoin(
      questionVersions,
      and(eq(questionVersions.companyId, regrades.companyId), eq(questionVersions.id, regrades.versionId)),
    )
    .where(and(eq(regrades.id, id), eq(regrades.state, 'running')))
    .for('update', { of: regrades })
  return row
}

export async function writeRegrade(
  db: Db,
  { companyId, id }: { companyId: number; id: number },
  change: Partial<typeof regrades.$inferInsert>,
) {
  await db
    .update(regrades)
    .set(change)
    .where(and(eq(regrades.companyId, companyId), eq(regrades.id, id)))
}

/** NOTE: whoever asks twice at once waits here for the first. */
export async function isUnderWay(
  db: Db,
  { companyId, questionId }: { companyId: number; questionId: number },
) {
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`regrade ${questionId}`}, 0))`)
  const [row] = await db
    .select({ count: count() })
    .from(regrades)
    .where(
      and(
        eq(regrades.companyId, companyId),
        eq(regrades.questionId, questionId),
        eq(regrades.state, 'running'),
      ),
    )
  return (row?.count ?? 0) > 0
}

const mostListed = 50

export type RegradeRow = Awaited<ReturnType<typeof findRegrades>>[number]
export function findRegrades(db: Db, { companyId, questionId }: { companyId: number; questionId: number }) {
  return db
    .select({
      regrade: regrades,
      version: questionVersions.number,
      by: sql<string | null>`nullif(${fullName}, '')`,
    })
    .from(regrades)
    .innerJoin(
      questionVersions,
      and(eq(questionVersions.companyId, regrades.companyId), eq(questionVersions.id, regrades.versionId)),
    )
    .leftJoin(users, and(eq(users.companyId, regrades.companyId), eq(users.id, regrades.createdBy)))
    .where(and(eq(regrades.companyId, companyId), eq(regrades.questionId, questionId)))
    .orderBy(desc(regrades.id))
    .limit(mostListed)
}

/** Work that stands still, as its process or its job was lost. */
export async function listStalled(db: Db, before: Date) {
  const rows = await db
    .select({ id: regrades.id })
    .from(regrades)
    .where(and(eq(regrades.state, 'running'), lt(regrades.movedAt, before)))
    .orderBy(asc(regrades.id))
    .limit(100)
  return rows.map(({ id }) => id)
}
