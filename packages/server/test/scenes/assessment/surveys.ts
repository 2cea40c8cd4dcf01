import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { createSurvey, removeSurvey } from '@oktant/contract/assessment/surveys/survey-administration.ts'
import { listSurveyInvitations } from '@oktant/contract/assessment/surveys/survey-invitations.ts'
import { readSurvey } from '@oktant/contract/assessment/surveys/surveys.ts'
import { eq } from 'drizzle-orm'
import { surveyAnswers, surveys } from '../../../src/features/assessment/surveys/surveys.tables.ts'
import type { Made } from '../../kit/make.ts'
import { answersOf, makeSurvey, makeSurveyEvaluation, surveyValues } from '../../kit/content/surveys.ts'
import { type Scene, type Server, two } from '../scene.ts'

const rights: Permission[] = ['evaluations.administer', 'surveys.administer', 'surveys.answer']

type Make<T> = (server: Server, owner: Made) => Promise<T>
const of =
  <T>(make: Make<T>, call: (made: T) => object): Scene =>
  async (server) => {
    const pair = await two(server, rights)
    return { ...pair, call: call(await make(server, pair.owner)) }
  }
const survey: Make<{ id: number }> = (server, owner) => makeSurvey(server, owner, [owner])
const answered: Make<{ id: number; answers: object[] }> = async (server, owner) => {
  const { id } = await survey(server, owner)
  const form = await server.call(readSurvey, { as: owner, params: { id } })
  return { id, answers: answersOf(form, 0) }
}
const removed: Make<{ id: number }> = async (server, owner) => {
  const { id } = await survey(server, owner)
  await server.call(removeSurvey, { as: owner, params: { id } })
  return { id }
}
const byId = ({ id }: { id: number }) => ({ params: { id } })
const outsider = { name: 'Robin', address: 'robin@example.test', language: 'en', relation: null } as const
const onlyThem = { audience: null, raters: [], outsiders: [outsider] }
type Invited = { id: number; invitationId: number }
const feedback: Make<Invited> = async (server, owner) => {
  const { id: evaluationId } = await makeSurveyEvaluation(server, owner, { category: 21 })
  const body = surveyValues(evaluationId, { subjectId: owner.id, outsiders: [outsider] })
  const { id } = await server.call(createSurvey, { as: owner, body })
  const { content } = await server.call(listSurveyInvitations, { as: owner, params: { id }, query: {} })
  return { id, invitationId: content.find(({ isOutsider }) => isOutsider)?.id ?? 0 }
}

/** Feedback about the owner that is over, with as many answers as results need. */
const closed: Make<{ id: number }> = async (server, owner) => {
  const { id } = await feedback(server, owner)
  const of = { companyId: owner.companyId, surveyId: id, isAnonymous: true, relation: 'peer' as const }
  await server.db
    .insert(surveyAnswers)
    .values([1, 2, 3].map(() => ({ ...of, shownOn: '2026-01-01', answers: {} })))
  await server.db.update(surveys).set({ closedOn: '2026-01-01' }).where(eq(surveys.id, id))
  return { id }
}
const released: Make<{ id: number }> = async (server, owner) => {
  const { id } = await closed(server, owner)
  await server.db.update(surveys).set({ releasedOn: '2026-01-01' }).where(eq(surveys.id, id))
  return { id }
}
const named: Make<{ id: number }> = (server, owner) =>
  makeSurvey(server, owner, [owner], { isAnonymous: false })
const byBoth = ({ id, invitationId }: Invited) => ({ params: { id, invitationId } })

export const surveyScenes: Record<string, Scene> = {
  answerSurvey: of(answered, ({ id, answers }) => ({ params: { id }, body: { answers } })),
  closeSurvey: of(survey, byId),
  createSurvey: of(makeSurveyEvaluation, ({ id }) => ({
    body: surveyValues(id, { audience: { kind: 'everyone', ids: [], reach: 'themselves' } }),
  })),
  exportSurveyAnswers: of(named, byId),
  exportSurveyResults: of(survey, byId),
  inviteToSurvey: of(survey, ({ id }) => ({ params: { id }, body: onlyThem })),
  listSurveyAnswers: of(named, byId),
  listSurveyInvitations: of(survey, byId),
  listSurveyRaters: of(feedback, byId),
  printFeedback: of(released, byId),
  printSurvey: of(survey, byId),
  readFeedback: of(released, byId),
  readSurvey: of(survey, byId),
  readSurveyAffected: of(survey, byId),
  readSurveyRecord: of(survey, byId),
  readSurveyResults: of(survey, byId),
  releaseSurvey: of(closed, byId),
  relateSurveyInvitation: of(feedback, (made) => ({ ...byBoth(made), body: { relation: 'report' } })),
  remindSurvey: of(survey, byId),
  removeSurvey: of(survey, byId),
  restoreSurvey: of(removed, byId),
  restoreSurveyInvitation: of(feedback, byBoth),
  updateSurvey: of(survey, ({ id }) => ({
    params: { id },
    body: {
      title: { en: 'Work', de: 'Arbeit' },
      description: { en: '', de: '' },
      closesOn: null,
      remindDays: 2,
    },
  })),
  withdrawSurveyInvitation: of(feedback, byBoth),
}
