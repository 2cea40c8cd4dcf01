import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../../db/engine/db.ts'
import { recordStore } from '../../../records/record-store.ts'
import { competencyItems } from './competency-items.tables.ts'

export const itemStore = recordStore({
  table: competencyItems,
  named: competencyItems.name,
  seen: {
    name: competencyItems.name,
    tip: competencyItems.tip,
    itemProperties: competencyItems.itemProperties,
  },
})
export type ItemRecord = NonNullable<Awaited<ReturnType<typeof itemStore.find>>>

const mostOffered = 500

/** Those of the library, or those of them that are named. */
export const listItems = (db: Db, companyId: number, ids?: readonly number[]) =>
  db
    .select({
      id: competencyItems.id,
      name: competencyItems.name,
      tip: competencyItems.tip,
      itemProperties: competencyItems.itemProperties,
    })
    .from(competencyItems)
    .where(
      and(
        eq(competencyItems.companyId, companyId),
        isNull(competencyItems.removedAt),
        ids && inArray(competencyItems.id, [...ids]),
      ),
    )
    .orderBy(asc(competencyItems.id))
    .limit(mostOffered)
