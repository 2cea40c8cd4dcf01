import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { prepared } from '../../db/prepared.ts'
import { componentRevisions, components } from '../components/components.tables.ts'
import { evaluationReleases, evaluationRevisions } from '../evaluations/evaluations.tables.ts'
import { componentLogs } from '../learning/learning.tables.ts'
import { systemSettings } from '../system/system.tables.ts'
import { type AttemptRow, ofCompany, settingsOf, whole } from './attempts.queries.ts'
import { evaluationAttempts } from './attempts.tables.ts'
import { ofAttempt } from './joins.tables.ts'
import { overBefore } from './time-limit.rules.ts'

const given = sql.placeholder

const taken = prepared((db) =>
  db
    .update(evaluationAttempts)
    .set({ launch: sql`${given('launch')}`, countedUntil: sql`${given('now')}::timestamptz` })
    .from(componentLogs)
    .innerJoin(componentRevisions, eq(componentRevisions.companyId, componentLogs.companyId))
    .innerJoin(components, ofAttempt.evaluation)
    .innerJoin(evaluationRevisions, settingsOf)
    .leftJoin(evaluationReleases, ofAttempt.release)
    .leftJoin(systemSettings, ofCompany)
    .where(
      and(
        eq(evaluationAttempts.companyId, given('companyId')),
        eq(componentLogs.containerLogId, given('containerLogId')),
        eq(componentLogs.childId, given('childId')),
        ofAttempt.log,
        ofAttempt.revision,
        isNull(evaluationAttempts.submittedAt),
        sql`coalesce(${evaluationAttempts.endsAt} >= ${given('overBefore')}::timestamptz, true)`,
      ),
    )
    .returning(whole)
    .prepare('attempts_taken'),
)

type Taking = { companyId: number; containerLogId: number; childId: number; launch: string; now: Date }

/** Gives the attempt under way at a place to the window that opens it, and reads it; nothing where none is or its time is up. */
export async function takeAttempt(db: Db, { now, ...at }: Taking): Promise<AttemptRow | undefined> {
  const times = { now: now.toISOString(), overBefore: overBefore(now).toISOString() }
  const [row] = await taken(db).execute({ ...at, ...times })
  return row
}

const attemptBegun = prepared((db) =>
  db
    .insert(evaluationAttempts)
    .values({
      companyId: given('companyId'),
      userId: given('userId'),
      componentLogId: given('componentLogId'),
      revisionId: given('revisionId'),
      launch: given('launch'),
      startedAt: given('startedAt'),
      countedUntil: given('startedAt'),
      endsAt: given('endsAt'),
    })
    .returning()
    .prepare('attempts_begun'),
)

type New = Required<
  Pick<
    typeof evaluationAttempts.$inferInsert,
    'companyId' | 'userId' | 'componentLogId' | 'revisionId' | 'launch' | 'startedAt' | 'endsAt'
  >
>

export async function insertAttempt(db: Db, values: New) {
  const [made] = await attemptBegun(db).execute(values)
  if (!made) throw new Error('nothing was made')
  return made
}
