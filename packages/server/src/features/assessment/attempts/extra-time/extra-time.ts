import type { ExtraTime, ExtraTimeForm } from '@oktant/contract/assessment/attempts/extra-time.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { say } from '../../../../live/live.ts'
import { announce } from '../../../../outbox/announce.ts'
import { accessEvaluation } from '../../evaluations/evaluations.access.ts'
import { othersWhoMay } from '../../../people/permissions/permissions.ts'
import type { AttemptRow } from '../attempts.queries.ts'
import {
  type ExtraRow,
  extraTimeAt,
  findExtra,
  holdTimed,
  isOwnPerson,
  removeExtra,
  writeEnd,
  writeExtra,
} from './extra-time.queries.ts'
import { endsAt, isOver } from './time-limit.rules.ts'

type AtMoment = { now: Date }
type PersonKey = { companyId: number; userId: number }

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'extraTime.given': { companyId: number; userId: number }
  }
}

export const extraView = ({ extra, user, name, giver }: ExtraRow): ExtraTime => ({
  id: extra.id,
  user,
  evaluation: extra.evaluationId === null || name === null ? null : { id: extra.evaluationId, name },
  percent: extra.percent,
  minutes: extra.minutes,
  givenBy: giver,
  givenAt: extra.givenAt.toISOString(),
})

/** Gives somebody more time; what they have under way ends later, too. */
export async function giveExtraTime(db: Db, actor: Actor, form: ExtraTimeForm, { now }: AtMoment) {
  const { companyId } = actor
  const { userId, evaluationId, percent, minutes } = form
  if (percent === 0 && minutes === 0) throw fail('extra_time_missing')
  if (userId === actor.id) throw await ownTime(db, actor)
  if (!(await isOwnPerson(db, companyId, userId))) throw fail('user_not_found')
  if (evaluationId !== null) await accessEvaluation(db, actor, evaluationId)
  const id = await writeExtra(db, { ...form, companyId, givenBy: actor.id, givenAt: now })
  const whose = { companyId, userId }
  await extendTimed(db, whose, now)
  await announce(db, 'extraTime.given', whose, { companyId })
  const after = { userId, evaluationId, percent, minutes }
  await audit(db, { by: actor, kind: 'create', object: 'extraTime', objectId: id, after })
  return extraView(await accessExtra(db, actor, id))
}

/** NOTE: nobody gives more time to themselves; who is alone with the right is told who could be given it. */
async function ownTime(db: Db, actor: Actor) {
  const { couldBeGiven } = await othersWhoMay(db, actor, 'evaluations.administer')
  if (couldBeGiven.length === 0) return fail('extra_time_own')
  return fail('extra_time_own_alone', { value: couldBeGiven.map(({ fullName }) => fullName).join(', ') })
}

/** Takes it back for what is begun from now on. */
export async function takeExtraTimeBack(db: Db, actor: Actor, id: number) {
  const { extra } = await accessExtra(db, actor, id)
  await removeExtra(db, actor.companyId, id)
  const { userId, evaluationId, percent, minutes } = extra
  const before = { userId, evaluationId, percent, minutes }
  await audit(db, { by: actor, kind: 'delete', object: 'extraTime', objectId: id, before })
  return {}
}

async function accessExtra(db: Db, { companyId }: Actor, id: number) {
  const row = await findExtra(db, companyId, id)
  if (!row) throw fail('extra_time_not_found')
  return row
}

/**
 * Lets what somebody has under way end as late as it may by now. NOTE: nobody has more than one or two attempts under way, so each is
 * asked for its own.
 */
export async function extendTimed(db: Db, whose: PersonKey, now: Date) {
  for (const { attempt, ...evaluation } of await holdTimed(db, whose)) {
    const extra = await extraTimeAt(db, whose, evaluation)
    const ends = endsAt({ ...evaluation.settings, extra }, attempt.startedAt)
    // NOTE: what is over stays over, and nobody’s time is cut while they write.
    const isLater = ends !== null && attempt.endsAt !== null && ends > attempt.endsAt
    if (!isLater || isOver(attempt.endsAt, now)) continue
    await writeEnd(db, whose.companyId, attempt.id, ends)
    // NOTE: whoever writes against the clock learns it now, not with their next answer.
    await say(db, [whose.userId], 'attempts')
  }
}

/**
 * When what has just begun ends. NOTE: one who begins while more time is given does not see it, nor is seen by it; so either looks once
 * more when it stands, and the later of them sees the other.
 */
export async function endOfBegun(
  db: Db,
  { attempt, evaluation }: Pick<AttemptRow, 'attempt' | 'evaluation'>,
) {
  if (attempt.endsAt === null) return null
  const extra = await extraTimeAt(db, attempt, evaluation)
  const ends = endsAt({ ...evaluation.settings, extra }, attempt.startedAt)
  if (ends === null || ends <= attempt.endsAt) return attempt.endsAt
  await writeEnd(db, attempt.companyId, attempt.id, ends)
  return ends
}
