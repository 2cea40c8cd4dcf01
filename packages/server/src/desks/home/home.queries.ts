import { sql } from 'drizzle-orm'
import type { Actor } from '../../access/actor.ts'
import type { Db } from '../../db/engine/db.ts'
import { preparedRows } from '../../db/engine/prepared.ts'
import { type Returned, returnedAttempts } from '../../features/assessment/attempts/attempts.ts'
import { openTalkActions, type OpenTalkAction } from '../../features/development/talks/talks.ts'
import { askedSurveys, type AskedSurvey } from '../../features/assessment/surveys/surveys.ts'

/** What waits for somebody in several features, hardly any of it at a time: in one statement, as each has its price. */
export type Waiting = { surveys: AskedSurvey[]; returned: Returned[]; talkActions: OpenTalkAction[] }

const listed = preparedRows<Waiting>(
  'home_waiting',
  () => sql`select (select coalesce(json_agg(one), '[]') from (${askedSurveys}) one) as surveys,
    (select coalesce(json_agg(one), '[]') from (${returnedAttempts}) one) as returned,
    (select coalesce(json_agg(one), '[]') from (${openTalkActions}) one) as "talkActions"`,
)

/** NOTE: the middle of their day, which is the same day in more companies than its beginning. */
export async function listWaiting(db: Db, { companyId, id }: Actor, today: string): Promise<Waiting> {
  const [row] = await listed(db, { companyId, userId: id, now: `${today}T12:00:00.000Z` })
  return row ?? { surveys: [], returned: [], talkActions: [] }
}
