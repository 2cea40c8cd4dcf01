import type { RaterRelation } from '@oktant/contract/assessment/surveys/surveys.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Page } from '../../../../http/answer/paging.ts'
import { findMailStates, holdBackWaiting } from '../../../../mail/mail.ts'
import { announce } from '../../../../outbox/announce.ts'
import { companyDay } from '../../../organisation/companies/companies.ts'
import { removeUnreadFor } from '../../../communication/notifications/notifications.ts'
import { findInvitations, listAround, writeInvitation } from './invitations.queries.ts'
import { invitationView } from './invitations.view.ts'
import { accessInvitation, accessRunning, accessSurvey } from '../surveys.access.ts'
import { stageOf } from '../surveys.rules.ts'
import { letterKey, originOf, sourceOf } from '../author/survey-keys.ts'

type Moment = { now: Date }
type Which = { id: number; invitationId: number }

export async function listInvitations(db: Db, actor: Actor, id: number, page: Page, { now }: Moment) {
  const { survey } = await accessSurvey(db, actor, id)
  const { rows, total } = await findInvitations(db, { companyId: actor.companyId, surveyId: id }, page)
  const outside = rows.filter(({ invitation }) => invitation.userId === null)
  const states = await findMailStates(
    db,
    actor.companyId,
    outside.map(({ invitation }) => letterKey(invitation)),
  )
  const isOn = stageOf(survey, await companyDay(db, actor.companyId, now)) !== 'closed'
  return {
    rows: rows.map((row) =>
      invitationView(row, { survey, isOn, mail: states.get(letterKey(row.invitation)) }),
    ),
    total,
  }
}

export async function listSurveyRaters(db: Db, actor: Actor, id: number) {
  const { survey } = await accessSurvey(db, actor, id)
  if (survey.subjectId === null) return []
  return listAround(db, { companyId: actor.companyId, surveyId: id }, survey.subjectId)
}

async function reach(db: Db, actor: Actor, { id, invitationId }: Which, at: Moment) {
  const { survey } = await accessRunning(db, actor, id, at)
  const invitation = await accessInvitation(db, { companyId: actor.companyId, surveyId: id }, invitationId)
  return { survey, invitation }
}

/** NOTE: where nobody is told who has answered, a refusal would tell it. */
const refuseAnswered = ({ survey, invitation }: Awaited<ReturnType<typeof reach>>) => {
  if (!survey.isAnonymous && invitation.hasAnswered) throw fail('survey_answered')
}

export async function relateInvitation(
  db: Db,
  actor: Actor,
  which: Which,
  relation: RaterRelation,
  at: Moment,
) {
  const found = await reach(db, actor, which, at)
  refuseAnswered(found)
  const { survey, invitation } = found
  const isAbout = survey.subjectId !== null && invitation.userId !== survey.subjectId
  if (!isAbout || relation === 'self') throw fail('survey_invitation_unknown')
  await writeInvitation(db, invitation, { relation })
  await told(db, actor, which, { relation: invitation.relation }, { relation })
  return {}
}

export async function withdrawInvitation(db: Db, actor: Actor, which: Which, at: Moment) {
  const found = await reach(db, actor, which, at)
  refuseAnswered(found)
  const { invitation } = found
  await writeInvitation(db, invitation, { isWithdrawn: true })
  const { companyId, userId } = invitation
  if (userId === null) await holdBackWaiting(db, companyId, originOf(invitation))
  else await removeUnreadFor(db, { companyId, userId }, sourceOf(which.id))
  await told(db, actor, which, { isWithdrawn: invitation.isWithdrawn }, { isWithdrawn: true })
  return {}
}

/** NOTE: whose letter was held back before it left is written to anew. */
export async function restoreInvitation(db: Db, actor: Actor, which: Which, at: Moment) {
  const { survey, invitation } = await reach(db, actor, which, at)
  const { companyId, isWithdrawn, isTold, round } = invitation
  const key = letterKey(invitation)
  const state = (await findMailStates(db, companyId, [key])).get(key)
  const isHeldBack = isTold && state === 'suppressed'
  await writeInvitation(db, invitation, {
    isWithdrawn: false,
    ...(isHeldBack && { isTold: false, round: round + 1 }),
  })
  await told(db, actor, which, { isWithdrawn }, { isWithdrawn: false })
  if (stageOf(survey, await companyDay(db, companyId, at.now)) === 'open')
    await announce(db, 'survey.opened', { companyId, surveyId: which.id })
  return {}
}

const told = (db: Db, actor: Actor, { id, invitationId }: Which, before: object, after: object) =>
  audit(db, {
    by: actor,
    kind: 'update',
    object: 'survey',
    objectId: id,
    before: { invitation: invitationId, ...before },
    after: { invitation: invitationId, ...after },
  })
