import type { Audience } from '@oktant/contract/communication/audiences.ts'
import { createAutoMessage } from '@oktant/contract/communication/auto-messages.ts'
import { createLearningGroup, type Rule } from '@oktant/contract/people/learning-groups.ts'
import { createJobRole } from '@oktant/contract/people/places.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import type { Made } from '../../kit/make.ts'
import { makeSurvey, makeSurveyEvaluation, surveyValues } from '../../kit/content/surveys.ts'
import { autoMessageValues } from '../auto-messages.ts'
import { groupMessageValues } from '../group-messages.ts'
import { learningGroupForm } from '../people/learning-groups.ts'
import type { Server } from '../scene.ts'
import { colleague, inside, type InsideScene } from './inside.ts'

const audienceOf = ({ id }: { id: number }): Audience => ({ kind: 'people', ids: [id], reach: 'themselves' })

type Own = (server: Server, as: Made) => Promise<{ id?: number }>
type Row = { id: number }

/** People are named whom a message or a survey is for; its own row is the sender’s. */
const aimed = (rights: Permission[], body: (person: Row, as: Made, server: Server) => object, own?: Own) =>
  inside(rights, colleague, async (person, as, server) => {
    const row = await own?.(server, as)
    return { ...(row && { params: { id: row.id } }), query: {}, body: await body(person, as, server) }
  })
const message = (body: (person: Row) => object, own?: Own) => aimed(['communications.administer'], body, own)
const autoMessage = (own?: Own) =>
  message((person) => autoMessageValues({ audience: audienceOf(person) }), own)
const groupMessage = message((person) => groupMessageValues({ audience: audienceOf(person) }))
const surveying: Permission[] = ['evaluations.administer', 'surveys.administer', 'surveys.answer']
const survey: Own = (server, as) => makeSurvey(server, as, [as])

/** A rule that asks for a job role. */
const ruled = (body: (rule: Rule, as: Made) => object, own?: Own) =>
  inside(
    ['courses.administer', 'jobRoles.administer'],
    ({ call }, as) => call(createJobRole, { as, body: { name: { en: 'Rigger', de: 'Takler' } } }),
    async ({ id = 0 }, as, server) => {
      const condition = {
        about: 'jobRole' as const,
        field: null,
        operator: 'in' as const,
        ids: [id],
        value: '',
      }
      const rule: Rule = { match: 'all', sets: [{ match: 'all', negated: false, conditions: [condition] }] }
      const row = await own?.(server, as)
      return { ...(row && { params: { id: row.id } }), body: body(rule, as) }
    },
  )
const group: Own = ({ call }, as) => call(createLearningGroup, { as, body: learningGroupForm() })

export const peopleInsideScenes: Record<string, InsideScene> = {
  countGroupMessage: message((person) => ({ audience: audienceOf(person) })),
  createAutoMessage: autoMessage(),
  createLearningGroup: ruled((rule) => learningGroupForm({ rule })),
  createSurvey: aimed(surveying, async (person, as, server) => {
    const { id } = await makeSurveyEvaluation(server, as)
    return surveyValues(id, { audience: audienceOf(person) })
  }),
  explainRule: ruled((rule, { id }) => ({ groupId: null, rule, userId: id })),
  inviteToSurvey: aimed(
    surveying,
    (person) => ({ audience: audienceOf(person), raters: [], outsiders: [] }),
    survey,
  ),
  previewRule: ruled((rule) => ({ groupId: null, rule })),
  saveAutoMessage: autoMessage(({ call }, as) => call(createAutoMessage, { as, body: autoMessageValues() })),
  sendGroupMessage: groupMessage,
  simulateAutoMessage: autoMessage(),
  updateLearningGroup: ruled((rule) => learningGroupForm({ rule }), group),
}
