import { and, asc, count, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { ClawbackState } from '@oktant/contract/development/goal-clawbacks.ts'
import type { Language } from '@oktant/contract/http/http.ts'
import { goalStatus } from '@oktant/contract/kit/statuses.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { containsLocal, containsText } from '../../../../db/query/containing.ts'
import { localText } from '../../../../db/query/local-text.ts'
import { nameOf } from '../../../../db/query/names.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { users } from '../../../people/people/people.tables.ts'
import { goals } from '../goals.tables.ts'

const person = and(eq(users.companyId, goals.companyId), eq(users.id, goals.userId))
/**
 * NOTE: says in the words of the database when `leftOn` comes to nothing: it cuts to whole cents, so that of an amount
 * with less than a cent for each month nothing is left before the last month is over.
 */
const monthsLasting = sql`(${goals.clawbackMonths} + 1
  - (${goals.clawbackMonths} + ${goals.clawbackCents} - 1) / ${goals.clawbackCents})`
const isOver = (day: string) =>
  sql`(${goals.achievedOn} + make_interval(months => ${monthsLasting}::integer))::date <= ${day}::date`
const isAgreed = isNotNull(goals.clawbackAgreedAt)

const states: Record<ClawbackState, (day: string) => SQL | undefined> = {
  waiting: () => sql`${goals.clawbackAgreedAt} is null`,
  running: (day) => and(isAgreed, sql`${isOver(day)} is not true`),
  over: (day) => and(isAgreed, isOver(day)),
}
const isState = (value: string): value is ClawbackState => value in states

const filters: Record<string, (value: string, day: string) => SQL | undefined> = {
  'user.name': (value) => containsText(nameOf(users), value),
  goal: (value) => containsLocal(goals.name, value),
  state: (value, day) => (isState(value) ? states[value](day) : sql`false`),
}
const surname = sql`${users.surname} collate "und-x-icu"`
const sorts: Record<string, (language: Language) => SQL> = {
  'user.name': () => surname,
  goal: (language) => localText(goals.name, language),
  amountCents: () => sql`${goals.clawbackCents}`,
  achievedDate: () => sql`${goals.achievedOn}`,
}

type Wanted = { companyId: number; language: Language; day: string; page: Page }

/** What may be asked back; a goal that was declined or cancelled owes nothing. */
export async function pageOfClawbacks(db: Db, { companyId, language, day, page }: Wanted) {
  const wanted = and(
    eq(goals.companyId, companyId),
    eq(goals.clawback, true),
    isNotNull(goals.clawbackCents),
    isNotNull(goals.clawbackMonths),
    inArray(goals.status, [goalStatus.approved, goalStatus.achieved, goalStatus.cancellationRequested]),
    ...page.filters.map(({ field, value }) => filters[field]?.(value, day)),
  )
  const column = sorts[page.sort?.field ?? '']?.(language) ?? surname
  const [rows, [total]] = await Promise.all([
    db
      .select({
        id: goals.id,
        name: goals.name,
        userId: goals.userId,
        userName: nameOf(users),
        amountCents: sql<number>`${goals.clawbackCents}`,
        months: sql<number>`${goals.clawbackMonths}`,
        currency: goals.currency,
        agreedAt: goals.clawbackAgreedAt,
        achievedOn: goals.achievedOn,
      })
      .from(goals)
      .innerJoin(users, person)
      .where(wanted)
      .orderBy(page.sort?.descending ? desc(column) : asc(column), asc(goals.id))
      .limit(page.limit)
      .offset(page.offset),
    db.select({ count: count() }).from(goals).innerJoin(users, person).where(wanted),
  ])
  return { rows, total: total?.count ?? 0 }
}
