import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import type { Chosen } from '../../../../http/chosen.ts'
import { users } from '../../../people/people/people.tables.ts'
import { fullName, isPerson, listedBy, type NewPurchase, open } from '../purchases.queries.ts'
import { purchases } from '../purchases.tables.ts'

/** Has the person asked for the same course anew since? */
const hasOther = sql<boolean>`exists (select from ${purchases} other
  where other.company_id = "purchases"."company_id" and other.user_id = "purchases"."user_id"
    and other.container_id = "purchases"."container_id" and other.id <> "purchases"."id"
    and other.state in (${sql.raw(open.map((state) => `'${state}'`).join(', '))}))`

/** The chosen purchases, held until the change is made. */
export const holdChosen = (db: Db, companyId: number, chosen: Chosen) =>
  db
    .select({
      id: purchases.id,
      userId: purchases.userId,
      containerId: purchases.containerId,
      state: purchases.state,
      way: purchases.way,
      cents: purchases.cents,
      note: purchases.note,
      title: purchases.title,
      fullName,
      hasOther,
    })
    .from(purchases)
    .innerJoin(users, isPerson)
    .where(
      and(
        eq(purchases.companyId, companyId),
        ...('ids' in chosen ? [inArray(purchases.id, [...chosen.ids])] : listedBy(chosen.filters)),
      ),
    )
    .orderBy(purchases.id)
    .for('update', { of: purchases })

export async function writeMany(
  db: Db,
  companyId: number,
  ids: readonly number[],
  change: Partial<NewPurchase>,
) {
  await db
    .update(purchases)
    .set(change)
    .where(and(eq(purchases.companyId, companyId), inArray(purchases.id, [...ids])))
}
