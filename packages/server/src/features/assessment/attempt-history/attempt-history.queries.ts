import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import { containsLocal, containsText } from '../../../db/query/containing.ts'
import type { Db } from '../../../db/engine/db.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { evaluationAttempts as attempts } from '../attempts/attempts.tables.ts'
import { ofAttempt } from '../attempts/joins.tables.ts'
import { componentRevisions, components } from '../../learning/components/components.tables.ts'
import { containers } from '../../learning/courses/courses.tables.ts'
import { componentLogs, containerLogs } from '../../learning/learn/learn.tables.ts'
import { nameOf } from '../../../db/query/names.ts'
import { users } from '../../people/people/people.tables.ts'

const fullName = nameOf(users)

const columns = {
  id: componentLogs.id,
  attempt: componentLogs.attempt,
  seconds: componentLogs.seconds,
  state: componentLogs.state,
  startedAt: attempts.startedAt,
  submittedAt: attempts.submittedAt,
  mark: attempts.mark,
  level: attempts.level,
  categoryId: components.categoryId,
  user: { id: users.id, fullName },
  container: { id: containers.id, name: containers.title },
}

const selectRecords = (db: Db) =>
  db
    .select(columns)
    .from(attempts)
    .innerJoin(componentRevisions, ofAttempt.revision)
    .innerJoin(components, ofAttempt.evaluation)
    .innerJoin(componentLogs, ofAttempt.log)
    .innerJoin(containerLogs, ofAttempt.courseLog)
    .innerJoin(containers, ofAttempt.course)
    .innerJoin(users, ofAttempt.person)

export type RecordRow = Awaited<ReturnType<typeof selectRecords>>[number]

const filters: Record<string, (value: string) => SQL | undefined> = {
  user: (value) => containsText(fullName, value),
  container: (value) => containsLocal(containers.title, value),
  state: (value) => (value === '' ? undefined : sql`${componentLogs.state} = ${value}`),
}

const sorts: Record<string, SQL> = {
  user: sql`${fullName} collate "und-x-icu"`,
  startedAt: sql`${attempts.startedAt}`,
  submittedAt: sql`${attempts.submittedAt}`,
  seconds: sql`${componentLogs.seconds}`,
  mark: sql`${attempts.mark}`,
}

export async function findRecords(db: Db, of: { companyId: number; evaluationId: number }, page: Page) {
  const where = and(
    eq(attempts.companyId, of.companyId),
    eq(componentRevisions.companyId, of.companyId),
    eq(componentRevisions.componentId, of.evaluationId),
    ...page.filters.map(({ field, value }) => filters[field]?.(value)),
  )
  const by = sorts[page.sort?.field ?? 'startedAt'] ?? sql`${attempts.startedAt}`
  const descending = page.sort?.descending ?? true
  const rows = await selectRecords(db)
    .where(where)
    .orderBy(descending ? sql`${by} desc nulls last` : sql`${by} asc nulls last`, asc(attempts.id))
    .limit(page.limit)
    .offset(page.offset)
  const inner = selectRecords(db).where(where).as('counted')
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(inner)
  return { rows, total: counted?.total ?? 0 }
}

export async function findRecord(db: Db, companyId: number, componentLogId: number) {
  const [row] = await selectRecords(db).where(
    and(eq(attempts.companyId, companyId), eq(attempts.componentLogId, componentLogId)),
  )
  return row
}
