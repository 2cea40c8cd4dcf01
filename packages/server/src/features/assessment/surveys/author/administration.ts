import { randomInt } from 'node:crypto'
import { componentCategory } from '@oktant/contract/kit/constants.ts'
import type { Affected } from '@oktant/contract/http/http.ts'
import { messages } from '@oktant/contract/kit/messages.ts'
import {
  surveyCategories,
  type SurveyRecord,
  type SurveyValues,
} from '@oktant/contract/assessment/surveys/survey-administration.ts'
import type { Actor } from '../../../../access/actor.ts'
import { audit } from '../../../../audit/audit.ts'
import type { Db } from '../../../../db/engine/db.ts'
import { fail } from '../../../../http/fail.ts'
import type { Kit } from '../../../../kit.ts'
import { announce } from '../../../../outbox/announce.ts'
import { checkAudience } from '../../../communication/audiences/audiences.ts'
import { companyDay } from '../../../organisation/companies/companies.ts'
import { accessEvaluation } from '../../evaluations/evaluations.access.ts'
import { drawAttempt, findEvaluationSettings, listEvaluationItems } from '../../evaluations/evaluations.ts'
import { removeUnreadOf } from '../../../communication/notifications/notifications.ts'
import { drawAnswers } from '../../questions/questions.ts'
import { findActivePerson, insertQuestions, insertSurvey, writeSurvey } from './administration.queries.ts'
import { surveyRecord } from './administration.view.ts'
import { settle } from '../close/close-surveys.ts'
import { inviteFirst } from '../invite/invite.ts'
import { isReleasable } from '../results/releasable.ts'
import { accessRunning, accessSurvey } from '../surveys.access.ts'
import { sourceOf } from './survey-keys.ts'
import { faultsOfDays, faultsOfSurvey } from '../surveys.rules.ts'

declare module '../../../../outbox/announce.ts' {
  interface Announcements {
    'survey.opened': { companyId: number; surveyId: number }
  }
}

type Moment = { now: Date }
type Doer = { companyId: number; id: number; onBehalfOf?: number | null }

export async function readSurveyRecord(
  db: Db,
  actor: Doer,
  id: number,
  { now }: Moment,
): Promise<SurveyRecord> {
  const seen = await accessSurvey(db, actor, id)
  const today = await companyDay(db, actor.companyId, now)
  return surveyRecord(seen, {
    today,
    readerId: actor.id,
    isReleasable: await isReleasable(db, seen.survey, today),
  })
}

/** Makes a survey, fixes what it asks and what is promised to whoever answers, and invites them. */
export async function createSurvey(db: Db, actor: Doer, form: SurveyValues, { now }: Moment) {
  const { id, title } = await makeSurvey(db, actor, form, { now })
  const { isAnonymous, leastAnswers, opensOn, closesOn } = form
  const after = { title, isAnonymous, leastAnswers, opensOn, closesOn }
  await audit(db, { by: actor, kind: 'create', object: 'survey', objectId: id, after })
  if (opensOn <= (await companyDay(db, actor.companyId, now)))
    await announce(db, 'survey.opened', { companyId: actor.companyId, surveyId: id })
  return readSurveyRecord(db, actor, id, { now })
}

export async function makeSurvey(db: Db, by: Doer, form: SurveyValues, { now }: Moment) {
  const { companyId } = by
  const { categoryId, asked } = await askedBy(db, by, form.evaluationId)
  const isFeedback = categoryId === componentCategory.multiSourceFeedback
  const errors = faultsOfSurvey(form, isFeedback, await companyDay(db, companyId, now))
  if (errors.length > 0) throw fail('survey_invalid', { errors })
  if (form.audience) await checkAudience(db, companyId, form.audience)
  if (isFeedback && !(await findActivePerson(db, companyId, form.subjectId ?? 0)))
    throw fail('audience_unknown')
  const survey = await insertSurvey(db, {
    companyId,
    componentId: form.evaluationId,
    categoryId,
    title: trimmed(form.title),
    description: trimmed(form.description),
    isAnonymous: form.isAnonymous,
    leastAnswers: form.leastAnswers,
    resultsWhen: form.resultsWhen,
    subjectId: isFeedback ? form.subjectId : null,
    managerReads: isFeedback && form.managerReads,
    opensOn: form.opensOn,
    closesOn: form.closesOn,
    remindDays: form.remindDays,
    createdBy: by.id,
    createdAt: now,
  })
  const of = { companyId, surveyId: survey.id }
  await insertQuestions(
    db,
    asked.map((row, position) => ({ ...of, position, ...row })),
  )
  await inviteFirst(db, of, form, isFeedback)
  return survey
}

const trimmed = ({ en, de }: { en: string; de: string }) => ({ en: en.trim(), de: de.trim() })

/** What an evaluation asks, drawn once for all who will answer. */
async function askedBy(db: Db, by: Doer, evaluationId: number) {
  const { companyId } = by
  const evaluation = await accessEvaluation(db, by, evaluationId)
  const { revisionId } = evaluation
  if (revisionId === null || !isSurvey(evaluation.categoryId))
    throw fail('survey_invalid', { errors: [unknownEvaluation] })
  const items = await listEvaluationItems(db, { companyId, revisionId })
  const settings = await findEvaluationSettings(db, { companyId, revisionId })
  const random = () => randomInt(2 ** 32) / 2 ** 32
  const orderOfQuestions = settings?.orderOfQuestions ?? 'ordered'
  const drawn = await drawAttempt(db, companyId, { items, orderOfQuestions })
  if (drawn.length === 0) throw fail('survey_invalid', { errors: [unknownEvaluation] })
  const asked = drawn.map(({ version, mandatory }) => ({
    versionId: version.id,
    mandatory,
    drawn: drawAnswers({ ...version, fullScore: 0 }, random),
  }))
  return { categoryId: evaluation.categoryId, asked }
}

const isSurvey = (categoryId: number) => surveyCategories.some((one) => one === categoryId)
const unknownEvaluation = {
  field: 'evaluationId',
  code: 'survey_evaluation_unknown',
  message: messages.survey_evaluation_unknown.en,
}

type Words = Pick<SurveyValues, 'title' | 'description' | 'closesOn' | 'remindDays'>

export async function updateSurvey(db: Db, actor: Actor, id: number, words: Words, { now }: Moment) {
  const { survey } = await accessRunning(db, actor, id, { now })
  const today = await companyDay(db, actor.companyId, now)
  const errors = faultsOfDays({ opensOn: survey.opensOn, closesOn: words.closesOn }, today)
  const { title, description, closesOn, remindDays } = words
  if (!title.en.trim() && !title.de.trim())
    errors.push({ field: 'title', code: 'field_mandatory', message: messages.field_mandatory.en })
  if (errors.length > 0) throw fail('survey_invalid', { errors })
  const after = { title: trimmed(title), description: trimmed(description), closesOn, remindDays }
  await writeSurvey(db, survey, after)
  const { title: oldTitle, description: oldDescription, closesOn: oldEnd, remindDays: oldDays } = survey
  const before = { title: oldTitle, description: oldDescription, closesOn: oldEnd, remindDays: oldDays }
  await audit(db, { by: actor, kind: 'update', object: 'survey', objectId: id, before, after })
  return readSurveyRecord(db, actor, id, { now })
}

export async function closeSurvey(db: Db, kit: Pick<Kit, 'config' | 'now'>, actor: Actor, id: number) {
  const now = kit.now()
  const { survey } = await accessRunning(db, actor, id, { now })
  const closedOn = await companyDay(db, actor.companyId, now)
  await settle(db, kit, survey, closedOn)
  const after = { closedOn }
  await audit(db, {
    by: actor,
    kind: 'update',
    object: 'survey',
    objectId: id,
    before: { closedOn: null },
    after,
  })
  return readSurveyRecord(db, actor, id, { now })
}

export async function affectedBySurvey(db: Db, actor: Actor, id: number): Promise<Affected> {
  const { invited, answered } = await accessSurvey(db, actor, id)
  return [
    { what: 'invited', count: invited, examples: [] },
    { what: 'answered', count: answered, examples: [] },
  ]
}

export async function removeSurvey(db: Db, actor: Actor, id: number, { now }: Moment) {
  const { survey } = await accessSurvey(db, actor, id)
  await writeSurvey(db, survey, { removedAt: now })
  await removeUnreadOf(db, actor.companyId, sourceOf(id))
  await audit(db, {
    by: actor,
    kind: 'delete',
    object: 'survey',
    objectId: id,
    before: { title: survey.title },
  })
  return {}
}

export async function restoreSurvey(db: Db, actor: Actor, id: number, { now }: Moment) {
  const { survey } = await accessSurvey(db, actor, id, { removed: true })
  await writeSurvey(db, survey, { removedAt: null })
  await audit(db, {
    by: actor,
    kind: 'create',
    object: 'survey',
    objectId: id,
    after: { title: survey.title },
  })
  return readSurveyRecord(db, actor, id, { now })
}
