import type { Db } from '../../db/engine/db.ts'
import { giveExtraTime } from '../../features/assessment/attempts/attempts.ts'
import type { User } from '../../features/people/people/people.ts'
import { actorOf } from '../courses/make-demo-courses.ts'
import type { DemoTests } from './make-demo-questions.ts'

type Made = { by: User; takers: readonly User[]; tests: DemoTests; now: Date }

/** People who have longer than the limit says: one everywhere, one in one evaluation. */
export async function giveDemoExtraTime(db: Db, { by, takers, tests, now }: Made) {
  const [one, other] = takers.slice(16, 18)
  const evaluationId = tests.get('Against the clock: Selling and customers')
  const actor = actorOf(by)
  const given = { evaluationId: null, percent: 25, minutes: 0 }
  if (one) await giveExtraTime(db, actor, { ...given, userId: one.id }, { now })
  if (!other || evaluationId === undefined) return
  await giveExtraTime(db, actor, { userId: other.id, evaluationId, percent: 0, minutes: 10 }, { now })
}
