import type { SurveyValues } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import type { FurtherInvitations, Invited } from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import { announce } from '../../../../outbox/announce.ts'
import { checkAudience } from '../../../communication/audiences/audiences.ts'
import { companyDay } from '../../../organisation/companies/companies.ts'
import { findSurvey } from '../author/administration.queries.ts'
import { surveyRecord } from '../author/administration.view.ts'
import {
  inviteAround,
  inviteAudience,
  inviteOutsiders,
  inviteRaters,
  listAddressesBefore,
  listInvitedBefore,
  type Of,
  type Rater,
} from './invitations.queries.ts'
import { accessRunning } from '../surveys.access.ts'
import type { SurveyRow } from '../surveys.queries.ts'
import { faultsOfOutsiders, relationOf, relatedOutsider } from '../surveys.rules.ts'

type Moment = { now: Date }

/** Those who are invited with the making of a survey. */
export async function inviteFirst(
  db: Db,
  of: Of,
  { audience, subjectId, relations, outsiders }: SurveyValues,
  isFeedback: boolean,
) {
  if (isFeedback && subjectId !== null) await inviteAround(db, of, subjectId, relations)
  if (!isFeedback && audience) await inviteAudience(db, of, audience)
  await inviteOutsiders(
    db,
    of,
    outsiders.map((one) => relatedOutsider(one, isFeedback)),
  )
}

/** Invites further people, each once; whoever was invited before is named. */
export async function inviteToSurvey(
  db: Db,
  actor: Actor,
  id: number,
  further: FurtherInvitations,
  { now }: Moment,
): Promise<Invited> {
  const { survey, invited: before } = await accessRunning(db, actor, id, { now })
  const errors = faultsOfOutsiders(further.outsiders)
  if (errors.length > 0) throw fail('survey_invalid', { errors })
  const { invited, duplicates } = await inviteFurther(db, survey, further)
  const seen = await findSurvey(db, actor.companyId, id)
  if (!seen) throw fail('survey_not_found')
  const record = surveyRecord(seen, {
    today: await companyDay(db, actor.companyId, now),
    readerId: actor.id,
    isReleasable: false,
  })
  const after = { invited: record.invited }
  // NOTE: where everybody was invited before nothing has changed, and an entry would say that something has.
  if (invited > 0)
    await audit(db, {
      by: actor,
      kind: 'update',
      object: 'survey',
      objectId: id,
      before: { invited: before },
      after,
    })
  if (invited > 0 && record.stage === 'open')
    await announce(db, 'survey.opened', { companyId: actor.companyId, surveyId: id })
  return { survey: record, invited, duplicates }
}

async function inviteFurther(db: Db, survey: SurveyRow, { audience, raters, outsiders }: FurtherInvitations) {
  const { companyId, id: surveyId, subjectId } = survey
  const of = { companyId, surveyId }
  if (audience) await checkAudience(db, companyId, audience)
  const people = await checkRaters(db, survey, raters)
  const double = await listInvitedBefore(db, of, { audience, raters: people })
  const byAudience = audience ? await inviteAudience(db, of, audience, subjectId) : 0
  const byName = await inviteRaters(db, of, people)
  const { fresh, names } = await parted(db, of, outsiders)
  const byLetter = await inviteOutsiders(
    db,
    of,
    fresh.map((one) => relatedOutsider(one, subjectId !== null)),
  )
  return {
    invited: byAudience + byName + byLetter,
    duplicates: {
      count: (double[0]?.total ?? 0) + names.length,
      names: [...double.map(({ name }) => name), ...names],
    },
  }
}

/** Each person once, by the first relation that was given. */
async function checkRaters(db: Db, { companyId, subjectId }: SurveyRow, raters: readonly Rater[]) {
  const known = new Map<number, Rater>()
  for (const { userId, relation } of raters)
    if (!known.has(userId))
      known.set(userId, { userId, relation: relationOf({ userId, relation }, subjectId) })
  if (known.size > 0)
    await checkAudience(db, companyId, { kind: 'people', ids: [...known.keys()], reach: 'themselves' })
  return [...known.values()]
}

async function parted(db: Db, of: Of, outsiders: FurtherInvitations['outsiders']) {
  const keyOf = ({ address }: { address: string }) => address.trim().toLowerCase()
  if (outsiders.length === 0) return { fresh: [], names: [] }
  const before = new Set((await listAddressesBefore(db, of, outsiders.map(keyOf))).map(keyOf))
  const isDouble = (one: { address: string }) => before.has(keyOf(one))
  return {
    fresh: outsiders.filter((one) => !isDouble(one)),
    names: outsiders.filter(isDouble).map(calledBy),
  }
}

function calledBy(outsider: FurtherInvitations['outsiders'][number]) {
  const [name, address] = [outsider.name.trim(), outsider.address.trim()]
  return name ? `${name} (${address})` : address
}
