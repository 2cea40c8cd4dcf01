import { and, asc, count, desc, eq, isNotNull, ne, notInArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { categories } from '@oktant/contract/kit/constants.ts'
import type { Actor } from '../../../access/actor.ts'
import { containsLocal, containsText } from '../../../db/query/containing.ts'
import type { Db } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import { localText } from '../../../db/query/local-text.ts'
import { nameOf } from '../../../db/query/names.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { evaluationAttempts as attempts, questionScores } from '../attempts/attempts.tables.ts'
import { besideAttempt, isHeldAttempt, ofAttempt } from '../attempts/joins.tables.ts'
import { componentRevisions, components } from '../../learning/components/components.tables.ts'
import { evaluationRevisions } from '../evaluations/evaluations.tables.ts'
import { componentLogs } from '../../learning/learn/learn.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { attemptFlags as flags } from './facilitation.tables.ts'

const openFlags = sql<number>`(select count(*)::int from ${flags} flag
  where flag.company_id = "evaluation_attempts"."company_id" and flag.attempt_id = "evaluation_attempts"."id"
    and flag.settled_at is null)`
const overrides = sql<number>`(select count(*)::int from ${questionScores} given
  where given.company_id = "evaluation_attempts"."company_id" and given.attempt_id = "evaluation_attempts"."id"
    and given.overridden_at is not null)`

const columns = {
  attempt: attempts,
  log: componentLogs,
  mark: attempts.mark,
  isHeld: isHeldAttempt,
  settings: evaluationRevisions.settings,
  categoryId: components.categoryId,
  evaluation: { id: components.id, name: componentRevisions.title },
  container: besideAttempt.container,
  user: { id: users.id, fullName: nameOf(users), language: users.language, timezone: users.timezone },
  openFlags,
  overrides,
}

const selectFacilitated = (db: Db) =>
  db
    .select(columns)
    .from(attempts)
    .innerJoin(evaluationRevisions, ofAttempt.settings)
    .innerJoin(componentLogs, ofAttempt.log)
    .innerJoin(componentRevisions, ofAttempt.revision)
    .innerJoin(components, ofAttempt.evaluation)
    .innerJoin(users, ofAttempt.person)

export type FacilitatedRow = Awaited<ReturnType<typeof selectFacilitated>>[number]

/** Handed in, and of an evaluation whose author lets facilitators do something. */
const isFacilitated = and(
  isNotNull(attempts.submittedAt),
  or(
    sql`${evaluationRevisions.settings}->>'facilitatorFlagging' = 'true'`,
    sql`${evaluationRevisions.settings}->>'facilitatorOverride' = 'true'`,
  ),
)

const { title } = componentRevisions

const states: Record<string, SQL> = {
  open: sql`exists (select 1 from ${flags} flag where flag.company_id = "evaluation_attempts"."company_id"
    and flag.attempt_id = "evaluation_attempts"."id" and flag.settled_at is null)`,
  settled: sql`(${openFlags} = 0 and exists (select 1 from ${flags} flag
    where flag.company_id = "evaluation_attempts"."company_id" and flag.attempt_id = "evaluation_attempts"."id"))`,
  overridden: sql`exists (select 1 from ${questionScores} given
    where given.company_id = "evaluation_attempts"."company_id" and given.attempt_id = "evaluation_attempts"."id"
      and given.overridden_at is not null)`,
}
const filters: Record<string, (value: string) => SQL | undefined> = {
  user: (value) => containsText(nameOf(users), value),
  evaluation: (value) => containsLocal(title, value),
  flag: (value) => states[value] ?? sql`false`,
}

const sorts = (companyId: number, language: Actor['language']): Record<string, SQL> => ({
  // NOTE: found once for the whole page, where each attempt would otherwise be asked.
  flags: sql`(${attempts.id} in (select flag.attempt_id from ${flags} flag
    where flag.company_id = ${companyId} and flag.settled_at is null))`,
  submittedAt: sql`${attempts.submittedAt}`,
  user: sql`${nameOf(users)} collate "und-x-icu"`,
  evaluation: localText(title, language),
  mark: sql`${attempts.mark}`,
})

/** A page of what a facilitator may look at: what is flagged first, then the latest; nobody’s own is among it. */
export async function findFacilitatedPage(
  db: Db,
  { companyId, id, language }: Pick<Actor, 'companyId' | 'id' | 'language'>,
  page: Page,
) {
  const where = and(
    eq(attempts.companyId, companyId),
    isFacilitated,
    ne(attempts.userId, id),
    notInArray(components.categoryId, [...categories.withoutScore]),
    ...page.filters.map(({ field, value }) => filters[field]?.(value)),
  )
  const by = sorts(companyId, language)[page.sort?.field ?? 'flags'] ?? sql`${attempts.submittedAt}`
  const descending = page.sort?.descending ?? true
  const rows = await selectFacilitated(db)
    .where(where)
    .orderBy(
      descending ? sql`${by} desc nulls last` : sql`${by} asc nulls last`,
      desc(attempts.submittedAt),
      asc(attempts.id),
    )
    .limit(page.limit)
    .offset(page.offset)
  const [counted] = await db
    .select({ total: count() })
    .from(attempts)
    .innerJoin(evaluationRevisions, ofAttempt.settings)
    .innerJoin(componentRevisions, ofAttempt.revision)
    .innerJoin(components, ofAttempt.evaluation)
    .innerJoin(users, ofAttempt.person)
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}

export async function findFacilitated(db: Db, companyId: number, componentLogId: number) {
  const [row] = await selectFacilitated(db).where(
    and(eq(attempts.companyId, companyId), eq(attempts.componentLogId, componentLogId), isFacilitated),
  )
  return row
}

type Of = { companyId: number; attemptId: number }

const flaggers = alias(users, 'flaggers')
const settlers = alias(users, 'settlers')

const flagsOf = prepared((db) =>
  db
    .select({ flag: flags, by: nameOf(flaggers), settledBy: nameOf(settlers) })
    .from(flags)
    .innerJoin(flaggers, and(eq(flaggers.companyId, flags.companyId), eq(flaggers.id, flags.flaggedBy)))
    .leftJoin(settlers, and(eq(settlers.companyId, flags.companyId), eq(settlers.id, flags.settledBy)))
    .where(
      and(
        eq(flags.companyId, sql.placeholder('companyId')),
        eq(flags.attemptId, sql.placeholder('attemptId')),
      ),
    )
    .orderBy(desc(flags.id))
    .limit(200)
    .prepare('attempt_flags_of'),
)

export type FlagRow = Awaited<ReturnType<typeof listFlags>>[number]
export const listFlags = (db: Db, { companyId, attemptId }: Of) =>
  flagsOf(db).execute({ companyId, attemptId })

export async function insertFlag(db: Db, values: typeof flags.$inferInsert) {
  const [made] = await db.insert(flags).values(values).returning({ id: flags.id })
  if (!made) throw new Error('nothing was made')
  return made.id
}

/** Settles a flag of an attempt, or opens it again; false where it has none of this number. */
export async function writeSettled(
  db: Db,
  { companyId, attemptId }: Of,
  id: number,
  settled: { settledBy: number | null; settledAt: Date | null },
) {
  const written = await db
    .update(flags)
    .set(settled)
    .where(and(eq(flags.companyId, companyId), eq(flags.attemptId, attemptId), eq(flags.id, id)))
    .returning({ id: flags.id })
  return written.length > 0
}

const overriders = alias(users, 'overriders')

export type OverrideRow = Awaited<ReturnType<typeof listOverrides>>[number]
export function listOverrides(db: Db, { companyId, attemptId }: Of) {
  return db
    .select({ score: questionScores, by: nameOf(overriders) })
    .from(questionScores)
    .innerJoin(
      overriders,
      and(eq(overriders.companyId, questionScores.companyId), eq(overriders.id, questionScores.overriddenBy)),
    )
    .where(
      and(
        eq(questionScores.companyId, companyId),
        eq(questionScores.attemptId, attemptId),
        isNotNull(questionScores.overriddenAt),
      ),
    )
    .orderBy(asc(questionScores.position))
}
