import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { containsText } from '../../../db/query/containing.ts'
import type { Db } from '../../../db/engine/db.ts'
import { nameOf } from '../../../db/query/names.ts'
import type { Page } from '../../../http/answer/paging.ts'
import { evaluationAttempts as attempts } from '../attempts/attempts.tables.ts'
import { ofAttempt } from '../attempts/joins.tables.ts'
import { componentRevisions, components } from '../../learning/components/components.tables.ts'
import { componentLogs } from '../../learning/learn/learn.tables.ts'
import { users } from '../../people/people/people.tables.ts'
import { regradeNotices as notices, regrades } from './regrades.tables.ts'

const fullName = nameOf(users)

/** NOTE: an announcement that is heard twice is told twice at worst, and stands here once. */
export async function insertNotice(db: Db, values: typeof notices.$inferInsert) {
  await db.insert(notices).values(values).onConflictDoNothing()
}

const ofNotice = {
  regrade: and(eq(regrades.companyId, notices.companyId), eq(regrades.id, notices.regradeId)),
  attempt: and(
    eq(attempts.companyId, notices.companyId),
    eq(attempts.componentLogId, notices.componentLogId),
  ),
}

const selectNotices = (db: Db) =>
  db
    .select({
      id: notices.id,
      said: notices.said,
      mark: notices.mark,
      toldAt: notices.toldAt,
      attempt: componentLogs.attempt,
      user: { id: users.id, fullName },
      evaluation: { id: components.id, name: componentRevisions.title },
    })
    .from(notices)
    .innerJoin(regrades, ofNotice.regrade)
    .innerJoin(attempts, ofNotice.attempt)
    .innerJoin(componentLogs, ofAttempt.log)
    .innerJoin(componentRevisions, ofAttempt.revision)
    .innerJoin(components, ofAttempt.evaluation)
    .innerJoin(users, ofAttempt.person)

export type NoticeRow = Awaited<ReturnType<typeof selectNotices>>[number]

const sorts: Record<string, SQL> = {
  user: sql`${fullName} collate "und-x-icu"`,
  toldAt: sql`${notices.toldAt}`,
}

/** Who was told of changes by a question's corrected keys, the latest first. */
export async function findNotices(db: Db, of: { companyId: number; questionId: number }, page: Page) {
  const name = page.filters.find(({ field }) => field === 'user')?.value ?? ''
  const where = and(
    eq(regrades.companyId, of.companyId),
    eq(regrades.questionId, of.questionId),
    name ? containsText(fullName, name) : undefined,
  )
  const order = sorts[page.sort?.field ?? 'toldAt'] ?? notices.toldAt
  const rows = await selectNotices(db)
    .where(where)
    .orderBy(page.sort && !page.sort.descending ? order : desc(order), desc(notices.id))
    .limit(page.limit)
    .offset(page.offset)
  const [counted] = await db
    .select({ total: count() })
    .from(notices)
    .innerJoin(regrades, ofNotice.regrade)
    .innerJoin(attempts, ofNotice.attempt)
    .innerJoin(users, ofAttempt.person)
    .where(where)
  return { rows, total: counted?.total ?? 0 }
}
