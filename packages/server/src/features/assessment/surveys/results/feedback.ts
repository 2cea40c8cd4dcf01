import type { Feedback } from '@oktant/contract/assessment/surveys/survey-feedback.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Kit } from '../../../../kit.ts'
import { filled } from '../../../../words/words.rules.ts'
import { companyDay } from '../../../organisation/companies/companies.ts'
import { makeNotifications } from '../../../communication/notifications/notifications.ts'
import { printed } from '../../../../pdf/prints.ts'
import { writeSurvey } from '../author/administration.queries.ts'
import { readSurveyRecord } from '../author/administration.ts'
import { settle } from '../close/close-surveys.ts'
import { surveyWords } from '../surveys.words.ts'
import { findFeedback, listReleased } from './feedback.queries.ts'
import { printedFeedback } from './feedback.print.ts'
import { guarded, resultsOf } from './results.ts'
import { sourceOf } from '../author/survey-keys.ts'
import { accessFeedback, accessSurvey } from '../surveys.access.ts'
import type { SurveyRow } from '../surveys.queries.ts'
import { stageOf } from '../surveys.rules.ts'

/** Lets whom feedback is about read its results; whoever leads them too, where that was said when it was made. */
export async function releaseSurvey(db: Db, kit: Kit, actor: Actor, id: number) {
  const now = kit.now()
  const { survey } = await accessSurvey(db, actor, id)
  const today = await companyDay(db, actor.companyId, now)
  if (survey.subjectId === null || stageOf(survey, today) !== 'closed') throw fail('survey_not_releasable')
  if (survey.releasedOn === null) await release(db, kit, actor, { survey, today })
  return readSurveyRecord(db, actor, id, { now })
}

type Ended = { survey: SurveyRow; today: string }

async function release(db: Db, kit: Kit, actor: Actor, { survey: { companyId, id }, today }: Ended) {
  // NOTE: its last day may be over and the night’s work still to come.
  await settle(db, kit, { companyId, id }, today)
  const found = await findFeedback(db, companyId, id)
  if (!found || (await resultsOf(db, guarded(found.survey))).state !== 'shown')
    throw fail('survey_not_releasable')
  await writeSurvey(db, found.survey, { releasedOn: today })
  const before = { releasedOn: null }
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'survey',
    objectId: id,
    before,
    after: { releasedOn: today },
  })
  await makeNotifications(db, told(found), kit.now())
}

type Found = NonNullable<Awaited<ReturnType<typeof findFeedback>>>

const titles = surveyWords.notices.released

function told({ survey, about, managerId }: Found) {
  const { companyId, id, subjectId, managerReads } = survey
  const one = (userId: number, name: keyof typeof titles) => ({
    companyId,
    userId,
    type: 'survey.released' as const,
    title: filled(titles[name], { who: about }),
    body: survey.title,
    link: `/feedback/${id}`,
    source: sourceOf(id),
    onceKey: `survey ${id} released ${userId}`,
  })
  return [
    ...(subjectId === null ? [] : [one(subjectId, 'own')]),
    ...(managerReads && managerId !== null ? [one(managerId, 'managed')] : []),
  ]
}

export const listFeedback = (db: Db, actor: Actor) => listReleased(db, actor)

export async function readFeedback(
  db: Db,
  kit: Pick<Kit, 'views'>,
  actor: Actor,
  id: number,
): Promise<Feedback> {
  const { survey, about } = await accessFeedback(db, actor, id)
  const isOwn = survey.subjectId === actor.id
  if (!isOwn && survey.subjectId !== null)
    kit.views.note([survey.subjectId], { by: actor, kind: 'profile', role: 'manager' })
  const results = await resultsOf(db, guarded(survey))
  return { id, title: survey.title, about, isOwn, releasedOn: survey.releasedOn ?? '', results }
}

export async function printFeedback(db: Db, kit: Kit, actor: Actor, id: number) {
  const feedback = await readFeedback(db, kit, actor, id)
  const { language } = actor
  const title = textIn(feedback.title, language)
  return printed(printedFeedback(feedback, language), {
    title,
    language,
    madeAt: kit.now(),
    name: `feedback-${id}`,
  })
}
