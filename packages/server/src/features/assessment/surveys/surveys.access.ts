import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import { companyDay } from '../../organisation/companies/companies.ts'
import { findSurvey } from './author/administration.queries.ts'
import { findFeedback } from './results/feedback.queries.ts'
import { holdInvitation } from './invite/invitations.queries.ts'
import { may } from './surveys.may.ts'
import { findByToken, findInvited } from './surveys.queries.ts'
import { stageOf } from './surveys.rules.ts'
import { hashOf } from './invite/tokens.ts'

type Moment = { now: Date }

/** The only way to a survey for whoever was invited to it; any other is as if it did not exist. */
export async function accessInvited(db: Db, { companyId, id }: Actor, surveyId: number, { now }: Moment) {
  const invited = await findInvited(db, { companyId, surveyId }, id, now)
  if (!invited) throw fail('survey_not_found')
  return invited
}

/** The only way to a survey for somebody without an account: by the word of their invitation. */
export async function accessByInvitation(db: Db, invitation: string, { now }: Moment) {
  const invited = await findByToken(db, hashOf(invitation), now)
  if (!invited) throw fail('survey_invitation_unknown')
  return invited
}

/** The only way to a survey for whoever administers surveys; a removed one is reached only to bring it back. */
export async function accessSurvey(
  db: Db,
  { companyId }: Pick<Actor, 'companyId'>,
  id: number,
  { removed = false } = {},
) {
  const found = await findSurvey(db, companyId, id)
  if (!found || (found.survey.removedAt !== null) !== removed) throw fail('survey_not_found')
  return found
}

/** The same while it is not over. */
export async function accessRunning(db: Db, actor: Pick<Actor, 'companyId'>, id: number, { now }: Moment) {
  const seen = await accessSurvey(db, actor, id)
  if (stageOf(seen.survey, await companyDay(db, actor.companyId, now)) === 'closed')
    throw fail('survey_closed')
  return seen
}

/** The only way to one invitation of a survey. */
export async function accessInvitation(db: Db, of: { companyId: number; surveyId: number }, id: number) {
  const invitation = await holdInvitation(db, of, id)
  if (!invitation) throw fail('survey_invitation_unknown')
  return invitation
}

/** The only way to feedback for whom it is about, and for whoever leads them; before its release it is nobody’s. */
export async function accessFeedback(db: Db, { companyId, id: readerId }: Actor, id: number) {
  const found = await findFeedback(db, companyId, id)
  if (!found || !may.readFeedback(readerId, found.survey, found.managerId)) throw fail('survey_not_found')
  return found
}
