import type { Facilitation } from '@oktant/contract/assessment/facilitation.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Kit } from '../../../kit.ts'
import { authorView, findWholeAttempt, listReturns, listScores } from '../attempts/attempts.ts'
import { accessFacilitated, may } from './facilitation.access.ts'
import {
  type FacilitatedRow,
  insertFlag,
  listFlags,
  listOverrides,
  writeSettled,
} from './facilitation.queries.ts'
import { facilitationView, flagView } from './facilitation.view.ts'

export { findFacilitatedPage } from './facilitation.queries.ts'

export type Call = { db: Db; kit: Kit; actor: Actor; id: number }

/** An attempt of somebody as its facilitator sees it; whose it is hears who has looked. */
export async function readFacilitated(call: Call): Promise<Facilitation> {
  const row = await accessFacilitated(call.db, call.actor, call.id)
  const role = 'evaluations.moderate'
  call.kit.views.note([row.user.id], { by: call.actor, kind: 'profile', role })
  return seen(call, row)
}

export async function seen({ db, kit, actor, id }: Call, row: FacilitatedRow): Promise<Facilitation> {
  const { companyId } = actor
  const of = { companyId, attemptId: row.attempt.id }
  const whole = await findWholeAttempt(db, companyId, id)
  if (!whole) throw fail('attempt_not_found')
  const place = { containerChildId: row.log.childId, containerId: row.container.id }
  const launch = authorView(kit, whole, await listScores(db, whole.attempt), {
    ...place,
    returns: await listReturns(db, whole.attempt),
  })
  return facilitationView(row, {
    launch,
    flags: await listFlags(db, of),
    overrides: await listOverrides(db, of),
  })
}

export const reasonIn = (typed: string) => {
  const reason = typed.trim()
  if (reason === '') throw fail('reason_missing')
  return reason
}

type SentFlag = { questionScoreId: number | null; note: string }

/** Flags an attempt, or one of its answers, for those who moderate. */
export async function flagAttempt(call: Call, { questionScoreId, note: typed }: SentFlag) {
  const { db, kit, actor, id } = call
  const row = await accessFacilitated(db, actor, id)
  if (!may.flag(row)) throw fail('flagging_off')
  const note = reasonIn(typed)
  if (
    questionScoreId !== null &&
    !(await listScores(db, row.attempt)).some(({ score }) => score.id === questionScoreId)
  )
    throw fail('attempt_not_found')
  await flagOne(db, actor, row, { questionScoreId, note, at: kit.now() })
  return seen(call, row)
}

/** Writes a flag at an attempt that its facilitator was let to. */
export async function flagOne(
  db: Db,
  by: Actor,
  row: FacilitatedRow,
  { at, ...said }: SentFlag & { at: Date },
) {
  const of = { companyId: by.companyId, attemptId: row.attempt.id }
  const flag = await insertFlag(db, { ...of, ...said, flaggedBy: by.id, flaggedAt: at })
  await audit(db, {
    by,
    kind: 'create',
    object: 'attemptFlag',
    objectId: row.log.id,
    after: { flag, ...said },
  })
}

/** Settles a flag, or opens it again. */
export async function settleFlag(call: Call, flagId: number, isSettled: boolean) {
  const { db, kit, actor, id } = call
  const row = await accessFacilitated(db, actor, id)
  const of = { companyId: actor.companyId, attemptId: row.attempt.id }
  const settled = isSettled
    ? { settledBy: actor.id, settledAt: kit.now() }
    : { settledBy: null, settledAt: null }
  if (!(await writeSettled(db, of, flagId, settled))) throw fail('attempt_not_found')
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'attemptFlag',
    objectId: id,
    before: { flag: flagId, isSettled: !isSettled },
    after: { flag: flagId, isSettled },
  })
  return seen(call, row)
}

/** The open flags of an attempt, for whoever marks it. */
export const listOpenFlags = async (db: Db, of: { companyId: number; attemptId: number }) =>
  (await listFlags(db, of)).filter(({ flag }) => flag.settledAt === null).map(flagView)
