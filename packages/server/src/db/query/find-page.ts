import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { type Db, rowsOf } from '../engine/db.ts'
import { anyGiven } from './any-of.ts'

type Found = { ids: number[]; total: number }
type Wanted = { limit: number; offset: number; order: SQL }

/**
 * The numbers of a page’s rows in their order, and how many there are in all. `matched` asks for the `id` of all that are
 * meant and for their `place`; what they show is asked for those of the page alone, by a statement that is planned once.
 */
export async function findPage(
  db: Db,
  matched: SQLWrapper,
  { limit, offset, order }: Wanted,
): Promise<Found> {
  const [found] = await rowsOf<Found>(
    db,
    sql`with matched as materialized ${matched}
    select (select count(*)::int from matched) as total,
      array(select id from matched order by place ${order}, id limit ${limit} offset ${offset}) as ids`,
  )
  return found ?? { ids: [], total: 0 }
}

/** Of a statement that reads the rows of a page: those whose `ids` are given, in the order in which they are. */
export const inPage = (id: SQLWrapper) => ({
  where: sql`${id} = ${anyGiven('ids')}`,
  order: sql`array_position(${sql.placeholder('ids')}::integer[], ${id})`,
})
