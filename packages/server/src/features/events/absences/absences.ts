import type { Absence, AbsenceForm } from '@oktant/contract/events/facilitator-absences.ts'
import type { Actor } from '../../../access/actor.ts'
import { audit } from '../../../audit/audit.ts'
import type { Db } from '../../../db/engine/db.ts'
import { type Page, pagedReply } from '../../../http/answer/paging.ts'
import { fail } from '../../../http/fail.ts'
import type { Moment } from '../../../records/record-deeds.ts'
import { accessAbsence, may } from './absences.access.ts'
import { type AbsenceRow, findZone, insertAbsence, pageOfAbsences, writeRemoved } from './absences.queries.ts'
import { readSpan, saidSpan } from './absences.rules.ts'

function absenceView(row: AbsenceRow): Absence {
  const { id, user, timeZone, startsAt, endsAt, note } = row
  const moments = { startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() }
  return { id, user, note, timeZone, ...saidSpan(row), ...moments }
}

const told = ({ user, startsAt, endsAt }: AbsenceRow) => ({
  userId: user.id,
  startsAt: startsAt.toISOString(),
  endsAt: endsAt.toISOString(),
})

export async function listAbsences(db: Db, actor: Actor, page: Page) {
  const isOfAll = may.keepAll(actor)
  if (!may.keepOf(actor, actor.id)) throw fail('not_permitted')
  const { rows, total } = await pageOfAbsences(db, actor.companyId, isOfAll ? null : actor.id, page)
  return pagedReply(page, rows.map(absenceView), total)
}

export async function addAbsence(db: Db, actor: Actor, sent: AbsenceForm, { now }: Moment) {
  const { companyId } = actor
  const userId = sent.userId ?? actor.id
  if (!may.keepOf(actor, userId)) throw fail('not_permitted')
  const timeZone = await findZone(db, { companyId, id: userId })
  if (!timeZone) throw fail('user_not_found')
  const span = readSpan(sent, timeZone, now)
  const values = { companyId, userId, ...span, timeZone, note: sent.note.trim(), createdAt: now }
  const row = await accessAbsence(db, actor, await insertAbsence(db, values))
  await audit(db, {
    by: actor,
    kind: 'create',
    object: 'facilitatorAbsence',
    objectId: row.id,
    after: told(row),
  })
  return absenceView(row)
}

export async function removeAbsence(db: Db, actor: Actor, id: number, { now }: Moment) {
  const row = await accessAbsence(db, actor, id)
  await writeRemoved(db, row, now)
  await audit(db, {
    by: actor,
    kind: 'delete',
    object: 'facilitatorAbsence',
    objectId: id,
    before: told(row),
  })
  return {}
}

export async function restoreAbsence(db: Db, actor: Actor, id: number) {
  const row = await accessAbsence(db, actor, id, { removed: true })
  await writeRemoved(db, row, null)
  const after = { ...told(row), restored: true }
  await audit(db, { by: actor, kind: 'create', object: 'facilitatorAbsence', objectId: id, after })
  return absenceView(await accessAbsence(db, actor, id))
}
