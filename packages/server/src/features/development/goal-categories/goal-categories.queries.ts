import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import type { Language } from '@oktant/contract/http/http.ts'
import type { Db } from '../../../db/engine/db.ts'
import { prepared } from '../../../db/engine/prepared.ts'
import { localText } from '../../../db/query/local-text.ts'
import { recordStore } from '../../../records/record-store.ts'
import { goals } from '../goals/goals.tables.ts'
import { goalCategories } from './goal-categories.tables.ts'

const held = sql<number>`(select count(*)::int from ${goals} goal
  where goal.company_id = "goal_categories"."company_id" and goal.category_id = "goal_categories"."id")`

export const categoryStore = recordStore({
  table: goalCategories,
  named: goalCategories.name,
  seen: { name: goalCategories.name, goals: held },
  sorts: { goals: held },
})
export type CategoryRecord = NonNullable<Awaited<ReturnType<typeof categoryStore.find>>>

const mostOffered = 500

const offeredIn = (language: Language) =>
  prepared((db) =>
    db
      .select({ id: goalCategories.id, name: goalCategories.name })
      .from(goalCategories)
      .where(
        and(eq(goalCategories.companyId, sql.placeholder('companyId')), isNull(goalCategories.removedAt)),
      )
      .orderBy(asc(localText(goalCategories.name, language)), asc(goalCategories.id))
      .limit(mostOffered)
      .prepare(`goal_categories_${language}`),
  )
const offered = { en: offeredIn('en'), de: offeredIn('de') }

/** Those that can be chosen, by name. */
export const listCategories = (db: Db, { companyId, language }: { companyId: number; language: Language }) =>
  offered[language](db).execute({ companyId })
