import { randomUUID } from 'node:crypto'
import type { UnitWaived } from '@oktant/contract/learning/package-attempts.ts'
import { elementsByItem } from '@oktant/runtime/commit/items.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Kit } from '../../../../kit.ts'
import { type HeldAttempt, holdAttempt } from '../package-attempts.queries.ts'
import { findComponentOf } from './sessions.queries.ts'
import { learnerAgent, sayOwn, settleUnit } from './settle-units.ts'
import { satisfiedStatements, waivedStatement } from './unit-statements.ts'
import { isTrue, unitElement } from './units.rules.ts'

/** Takes a unit as met that somebody has not taken, or not to its end. */
export async function waiveUnit(db: Db, kit: Kit, actor: Actor, id: number, { item, reason }: UnitWaived) {
  const { held, played } = await accessUnit(db, actor, id, item)
  if (elementsByItem(held.attempt.values).get(item)?.[unitElement.waived] === isTrue)
    throw fail('somebody_was_quicker')
  const said = { [unitElement.waived]: isTrue }
  const { satisfied, log } = await settleUnit(db, { held, played }, { item, said }, kit.now())
  const speaking = await speakingOf(db, kit, held)
  await sayOwn(db, kit, {
    companyId: actor.companyId,
    statements: [waivedStatement(speaking, item, reason), ...satisfiedStatements(speaking, satisfied, item)],
  })
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'packageAttempt',
    objectId: id,
    after: { unit: item, reason, userId: held.log.userId },
  })
  return { state: log.state }
}

/** The only way to one unit of somebody’s attempt. */
async function accessUnit(db: Db, { companyId }: Actor, id: number, item: string) {
  const held = await holdAttempt(db, companyId, id)
  const played = held?.played
  const unit = played?.items.find((one) => one.id === item && one.launch !== null)
  if (!held || played?.kind !== 'cmi5' || !unit) throw fail('attempt_not_found')
  return { held, played }
}

async function speakingOf(db: Db, kit: Kit, { attempt, log }: HeldAttempt) {
  const { companyId, revisionId, registration } = attempt
  return {
    actor: await learnerAgent(db, kit, 'cmi5', { companyId, userId: log.userId }),
    registration,
    session: randomUUID(),
    publicUrl: kit.config.publicUrl,
    componentId: await findComponentOf(db, { companyId, revisionId }),
    now: kit.now(),
  }
}
