import type { CompetencyLevel } from '@oktant/contract/development/competency-shapes.ts'
import { dayIn } from '@oktant/contract/kit/days.ts'
import type { Actor } from '../../../../access/actor.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { accessAssessed, may } from '../competencies.access.ts'
import { moved, refuseEmpty, validUntil } from '../competencies.rules.ts'
import { endHeld, insertSteps } from './declarations.queries.ts'
import { moveDeclaration } from './move.ts'

type Moment = { now: Date }

/** Whoever decides has begun to assess it. */
async function accessHeld(db: Db, actor: Actor, id: number) {
  const row = await accessAssessed(db, actor, id)
  if (!may.hold(actor, row)) throw fail('declaration_actioned')
  return row
}

export async function takeDeclaration(db: Db, actor: Actor, id: number, { now }: Moment) {
  const row = await accessAssessed(db, actor, id)
  const to = moved('take', row.state, row.level)
  if (row.assessorId === actor.id) throw fail('declaration_actioned')
  await moveDeclaration(db, row, { by: actor, to, change: { assessorId: actor.id }, now })
}

export async function releaseDeclaration(db: Db, actor: Actor, id: number, { now }: Moment) {
  const row = await accessHeld(db, actor, id)
  const to = moved('release', row.state, row.level)
  await moveDeclaration(db, row, { by: actor, to, change: { assessorId: null }, now })
}

type Confirmed = { level: CompetencyLevel; comment: string }

/** Confirms it from today on, for as long as the job role says; what was confirmed of it before ends. */
export async function confirmDeclaration(
  db: Db,
  actor: Actor,
  id: number,
  { level, comment }: Confirmed,
  { now }: Moment,
) {
  const row = await accessHeld(db, actor, id)
  const to = moved('confirm', row.state, level)
  const ended = await endHeld(db, row)
  const { companyId, timezone, validMonths } = row
  await insertSteps(
    db,
    ended.map((declarationId) => ({ companyId, declarationId, doneBy: actor.id, state: 'ENDED', at: now })),
  )
  const today = dayIn(timezone, now)
  const change = { confirmedOn: today, validUntil: validUntil(today, validMonths), toldDays: null }
  await moveDeclaration(db, row, { by: actor, to, comment: comment.trim(), change, now })
}

export async function returnDeclaration(
  db: Db,
  actor: Actor,
  id: number,
  sent: { comment: string },
  { now }: Moment,
) {
  const row = await accessHeld(db, actor, id)
  const to = moved('return', row.state, row.level)
  const comment = refuseEmpty(sent.comment, 'declaration_comment_missing')
  await moveDeclaration(db, row, { by: actor, to, comment, now })
}

export async function endDeclaration(
  db: Db,
  actor: Actor,
  id: number,
  sent: { comment: string },
  { now }: Moment,
) {
  const row = await accessAssessed(db, actor, id)
  const to = moved('end', row.state, row.level)
  const comment = refuseEmpty(sent.comment, 'declaration_comment_missing')
  await moveDeclaration(db, row, { by: actor, to, comment, now })
}
