import { and, asc, eq, or, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { containsText } from '../../../../db/query/containing.ts'
import { nameOf } from '../../../../db/query/names.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { users } from '../../../people/people/people.tables.ts'
import { componentRevisions } from '../../components/components.tables.ts'
import { containers } from '../../courses/courses.tables.ts'
import { componentLogs, containerLogs } from '../../learn/learn.tables.ts'
import { packageAttempts, packageTrace } from '../package-attempts.tables.ts'

const fullName = nameOf(users)

const columns = {
  id: componentLogs.id,
  user: { id: users.id, fullName },
  container: { id: containers.id, name: containers.title },
  attempt: componentLogs.attempt,
  state: componentLogs.state,
  mark: componentLogs.mark,
  seconds: componentLogs.seconds,
  startedAt: componentLogs.startedAt,
  savedAt: packageAttempts.savedAt,
  attemptId: packageAttempts.id,
  revisionId: packageAttempts.revisionId,
  values: packageAttempts.values,
  component: { id: componentRevisions.componentId, name: componentRevisions.title },
}

const selectRecords = (db: Db) =>
  db
    .select(columns)
    .from(packageAttempts)
    .innerJoin(
      componentLogs,
      and(
        eq(componentLogs.companyId, packageAttempts.companyId),
        eq(componentLogs.id, packageAttempts.componentLogId),
      ),
    )
    .innerJoin(
      containerLogs,
      and(
        eq(containerLogs.companyId, componentLogs.companyId),
        eq(containerLogs.id, componentLogs.containerLogId),
      ),
    )
    .innerJoin(
      containers,
      and(eq(containers.companyId, containerLogs.companyId), eq(containers.id, containerLogs.containerId)),
    )
    .innerJoin(
      componentRevisions,
      and(
        eq(componentRevisions.companyId, packageAttempts.companyId),
        eq(componentRevisions.id, packageAttempts.revisionId),
      ),
    )
    .innerJoin(users, and(eq(users.companyId, componentLogs.companyId), eq(users.id, componentLogs.userId)))

export type RecordRow = Awaited<ReturnType<typeof selectRecords>>[number]

const numberOf = (value: string) => (/^[1-9]\d{0,8}$/.test(value) ? Number(value) : 0)

const filters: Record<string, (value: string) => SQL | undefined> = {
  user: (value) => containsText(fullName, value),
  component: (value) =>
    or(
      containsText(sql`${componentRevisions.title} ->> 'en'`, value),
      containsText(sql`${componentRevisions.title} ->> 'de'`, value),
    ),
  person: (value) => eq(componentLogs.userId, numberOf(value)),
  course: (value) => eq(containerLogs.containerId, numberOf(value)),
  state: (value) => (value === '' ? undefined : sql`${componentLogs.state} = ${value}`),
}

const sorts: Record<string, SQL> = {
  user: sql`${fullName} collate "und-x-icu"`,
  savedAt: sql`${packageAttempts.savedAt}`,
  mark: sql`${componentLogs.mark}`,
}

/** The attempts at all revisions of a component, or at all packages of a company. */
export async function findRecords(db: Db, of: { companyId: number; componentId?: number }, page: Page) {
  const where = and(
    eq(packageAttempts.companyId, of.companyId),
    of.componentId === undefined ? undefined : eq(componentRevisions.componentId, of.componentId),
    ...page.filters.map(({ field, value }) => filters[field]?.(value)),
  )
  const by = sorts[page.sort?.field ?? 'savedAt'] ?? sql`${packageAttempts.savedAt}`
  const descending = page.sort?.descending ?? true
  const rows = await selectRecords(db)
    .where(where)
    .orderBy(descending ? sql`${by} desc nulls last` : sql`${by} asc nulls last`, asc(packageAttempts.id))
    .limit(page.limit)
    .offset(page.offset)
  const inner = selectRecords(db).where(where).as('counted')
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(inner)
  return { rows, total: counted?.total ?? 0 }
}

export async function findRecord(db: Db, companyId: number, componentLogId: number) {
  const [row] = await selectRecords(db).where(
    and(eq(packageAttempts.companyId, companyId), eq(packageAttempts.componentLogId, componentLogId)),
  )
  return row
}

/** What was called in the latest launches of an attempt, commit by commit. */
export function listTrace(db: Db, { companyId, attemptId }: { companyId: number; attemptId: number }) {
  return db
    .select({ session: packageTrace.session, calls: packageTrace.calls })
    .from(packageTrace)
    .where(and(eq(packageTrace.companyId, companyId), eq(packageTrace.attemptId, attemptId)))
    .orderBy(asc(packageTrace.session), asc(packageTrace.first))
}

/** Whose attempts are asked for, and in which course. */
export async function findAskedFor(db: Db, companyId: number, asked: { person: string; course: string }) {
  const [person] = await db
    .select({ id: users.id, fullName })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.id, numberOf(asked.person))))
  const [course] = await db
    .select({ id: containers.id, name: containers.title })
    .from(containers)
    .where(and(eq(containers.companyId, companyId), eq(containers.id, numberOf(asked.course))))
  return { person: person ?? null, course: course ?? null }
}
