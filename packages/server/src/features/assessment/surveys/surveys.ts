import type { SurveyAnswer, SurveyForm } from '@oktant/contract/assessment/surveys/surveys.ts'
import type { Actor } from '../../../access/actor.ts'
import type { Db } from '../../../db/engine/db.ts'
import { fail } from '../../../http/fail.ts'
import type { Kit } from '../../../kit.ts'
import { refuseUnknown } from '../attempts/attempts.ts'
import { findOwnAnswers, holdSurvey, insertAnswer, markAnswered } from './answer/answers.queries.ts'
import { companyDay, findCompany } from '../../organisation/companies/companies.ts'
import { holdInvitation } from './invite/invitations.queries.ts'
import { mixIn, showLotIfReadable } from './answer/lots.ts'
import { roomFor } from './answer/sealed-answers.ts'
import { accessByInvitation, accessInvited } from './surveys.access.ts'
import {
  type AskedSurvey,
  type AskedRow,
  countWaiting,
  type Invited,
  listInvited,
  listQuestions,
} from './surveys.queries.ts'
export { askedSurveys, type AskedSurvey } from './surveys.queries.ts'
import { stageOf } from './surveys.rules.ts'
import { formView, listedView } from './surveys.view.ts'

export { makeSurvey } from './author/administration.ts'
export { answerMany, endAndRelease, listInvitedTo } from './answer/answer-many.ts'

type Moment = { now: Date }

export const countSurveys = async (db: Db, actor: Actor, { now }: Moment) => ({
  count: await countWaiting(db, actor, await companyDay(db, actor.companyId, now)),
})

export async function listSurveys(db: Db, actor: Actor, { now }: Moment) {
  const today = await companyDay(db, actor.companyId, now)
  const rows = await listInvited(db, actor, today)
  return rows.map((row) => listedView(row, today))
}

/** What waits for somebody’s answer; those that end first come first. */
/** A survey that asks for answers, as lists show it. */
export const waitingSurveyView = ({ today, ...row }: AskedSurvey) => listedView(row, today)

async function formOf(db: Db, kit: Kit, invited: Invited): Promise<SurveyForm> {
  const { survey, invitation, today } = invited
  const { companyId, id: surveyId } = survey
  const questions = await listQuestions(db, { companyId, surveyId })
  const isOwn = invitation.hasAnswered && !survey.isAnonymous
  const answers = isOwn ? await findOwnAnswers(db, invitation) : undefined
  return formView(kit, invited, { questions, answers: answers ?? {}, today })
}

export const readSurvey = async (db: Db, kit: Kit, actor: Actor, id: number) =>
  formOf(db, kit, await accessInvited(db, actor, id, { now: kit.now() }))

/** What somebody without an account is asked, and by which company. */
export async function lookAtSurvey(db: Db, kit: Kit, invitation: string) {
  const invited = await accessByInvitation(db, invitation, { now: kit.now() })
  const form = await formOf(db, kit, invited)
  return { ...form, company: (await findCompany(db, invited.survey.companyId))?.name ?? '' }
}

export async function answerSurvey(db: Db, kit: Kit, actor: Actor, id: number, answers: SurveyAnswer[]) {
  return takeAnswers(db, kit, await accessInvited(db, actor, id, { now: kit.now() }), answers)
}

export async function answerByInvitation(db: Db, kit: Kit, invitation: string, answers: SurveyAnswer[]) {
  return takeAnswers(db, kit, await accessByInvitation(db, invitation, { now: kit.now() }), answers)
}

/** Takes one person’s answers, once. NOTE: nothing else is written: no entry, announcement or notice could be joined to them. */
async function takeAnswers(db: Db, kit: Kit, { survey, invitation, today }: Invited, sent: SurveyAnswer[]) {
  const { companyId, id: surveyId } = survey
  const held = await holdSurvey(db, companyId, surveyId)
  // NOTE: held until the end, since it may be withdrawn, or answered in another window, while this one waits for the survey.
  const own = await holdInvitation(db, { companyId, surveyId }, invitation.id)
  if (!own || own.isWithdrawn) throw fail(own?.userId ? 'survey_not_found' : 'survey_invitation_unknown')
  if (own.hasAnswered) throw fail('survey_answered')
  if (!held || held.removedAt || stageOf(held, today) !== 'open') throw fail('survey_closed')
  const questions = await listQuestions(db, { companyId, surveyId })
  const answers = checked(questions, sent)
  await markAnswered(db, invitation, held.isAnonymous)
  const { relation } = own
  if (held.isAnonymous) await mixIn(db, kit, held, { relation, answers }, roomFor(questions))
  else
    await insertAnswer(db, {
      companyId,
      surveyId,
      isAnonymous: false,
      invitationId: invitation.id,
      answeredOn: today,
      relation,
      answers,
    })
  if (held.resultsWhen === 'fromLeast') await showLotIfReadable(db, kit, held, today)
  return {}
}

/** The answers by the number of their question; what was left out is not there. */
function checked(questions: readonly AskedRow[], sent: readonly SurveyAnswer[]) {
  const known = new Map(questions.map((row) => [row.version.id, row]))
  const answers = new Map<number, string>()
  for (const { versionId, answer } of sent) {
    const row = known.get(versionId)
    if (!row) throw fail('answer_unknown')
    const { type, body } = row.version
    if (type !== 'FT')
      refuseUnknown(
        { type, drawn: row.question.drawn, scale: body.scale },
        { id: versionId, answer, ftAnswer: '', sequence: 0 },
      )
    if (answer.trim()) answers.set(versionId, answer)
  }
  const missing = questions.filter(({ question, version }) => question.mandatory && !answers.has(version.id))
  if (missing.length > 0) throw fail('mandatory_fields_missing')
  return Object.fromEntries(answers)
}
