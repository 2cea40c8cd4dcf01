import { sql } from 'drizzle-orm'
import type { Db } from '../../../../db/engine/db.ts'
import { preparedRows } from '../../../../db/engine/prepared.ts'
import { shownForGroups } from '../../assignments/assignments.access.ts'
import type { Viewer } from '../cards/cards.queries.ts'
import { featuredIds } from '../cards/catalogue-ids.queries.ts'
import { type Own, ownOf } from '../cards/own-cards.ts'
import { ownTold } from './own-learning.queries.ts'
import { type ProgressInCourse, progressInCourse } from '../course/places.queries.ts'

/** All that the first page shows of what somebody learns. */
export type HomeLearning = {
  own: Own
  /** What is put forward to them on that day. */
  featured: readonly number[]
  /** How far they are with the parts of each course that is being marked. */
  reviewed: readonly ProgressInCourse[]
}

const given = sql.placeholder
const asking = { companyId: given('companyId'), userId: given('userId') }
const isMine = sql`(not container.for_groups or container.id in (${shownForGroups(asking)}))`

const home = preparedRows<{ told: string; featured: number[]; reviewed: ProgressInCourse[] }>(
  'learning_home',
  () => sql`select ${ownTold()} as told,
    (select coalesce(json_agg(shown.id), '[]') from (${featuredIds(isMine)}) shown) as featured,
    (select coalesce(json_agg(one), '[]') from (select ${progressInCourse} from container_logs course
      where course.company_id = ${asking.companyId} and course.user_id = ${asking.userId}::int
        and course.state = 'UNDER_REVIEW') one) as reviewed`,
)

export async function readHomeLearning(
  db: Db,
  { companyId, userId, timezone }: Viewer,
  { day, limit }: { day: string; limit: number },
): Promise<HomeLearning> {
  const [row] = await home(db, { companyId, userId, timezone, day, limit })
  if (!row) throw new Error('a statement without tables answers one row')
  return { own: ownOf(row.told), featured: row.featured, reviewed: row.reviewed }
}
