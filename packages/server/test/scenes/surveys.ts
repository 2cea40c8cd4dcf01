import type { Permission } from '@oktant/contract/permissions.ts'
import { removeSurvey } from '@oktant/contract/survey-administration.ts'
import { readSurvey } from '@oktant/contract/surveys.ts'
import type { Made } from '../kit/make.ts'
import { answersOf, makeSurvey, makeSurveyEvaluation, surveyValues } from '../kit/surveys.ts'
import { type Scene, type Server, two } from './scene.ts'

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
const nobody = { userIds: [], relation: null, outsiders: [] }

export const surveyScenes: Record<string, Scene> = {
  answerSurvey: of(answered, ({ id, answers }) => ({ params: { id }, body: { answers } })),
  closeSurvey: of(survey, byId),
  createSurvey: of(makeSurveyEvaluation, ({ id }) => ({
    body: surveyValues(id, { audience: { kind: 'everyone', ids: [], reach: 'themselves' } }),
  })),
  exportSurveyResults: of(survey, byId),
  inviteToSurvey: of(survey, ({ id }) => ({ params: { id }, body: nobody })),
  listSurveyInvitations: of(survey, byId),
  readSurvey: of(survey, byId),
  readSurveyAffected: of(survey, byId),
  readSurveyRecord: of(survey, byId),
  readSurveyResults: of(survey, byId),
  remindSurvey: of(survey, byId),
  removeSurvey: of(survey, byId),
  restoreSurvey: of(removed, byId),
  updateSurvey: of(survey, ({ id }) => ({
    params: { id },
    body: {
      title: { en: 'Work', de: 'Arbeit' },
      description: { en: '', de: '' },
      closesOn: null,
      remindDays: 2,
    },
  })),
}
