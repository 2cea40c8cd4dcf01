import { createCompetencyItem } from '@oktant/contract/development/competency-items.ts'
import { createGoalCategory } from '@oktant/contract/development/goal-catalogue.ts'
import { createGoal } from '@oktant/contract/development/goals.ts'
import { createKpa } from '@oktant/contract/development/kpas.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { createJobRole } from '@oktant/contract/people/places.ts'
import { makeReview } from '../../kit/content/reviews.ts'
import type { Made } from '../../kit/make.ts'
import { goalForm } from '../goals.ts'
import { putForward } from '../reviews.ts'
import type { Server } from '../scene.ts'
import { colleague, inside, type InsideScene } from './inside.ts'

const name = { en: 'Ropes', de: 'Seile' }
const goals: Permission[] = ['goals.request', 'goals.assign', 'goals.administer']
const hr: Permission[] = ['reviews.administer', 'evaluations.administer', 'content.administer']
const competencies: Permission[] = ['competencies.administer', 'reviews.administer', 'jobRoles.administer']

const category = ({ call }: Server, as: Made) => call(createGoalCategory, { as, body: { name } })

const draft = { ...goalForm, status: 0 as const }
const about = ({ id = 0 }: { id?: number }) => ({ ...draft, trainingGoalFilter: { id } })

/** A review of one company, chosen by number for something to be done with it. */
const chosenReview =
  (change: object, before?: typeof putForward): InsideScene =>
  async (server) => {
    const one = await makeReview(server)
    await before?.(server, one)
    const { id, hr: owner } = one
    const intruder = await server.make.user({ permissions: hr })
    return { owner, intruder, call: () => ({ body: { ...change, chosen: { ids: [id] } } }) }
  }

/** Goals of a category and of people, seasons with forms and scales, job roles with competencies. */
export const developmentInsideScenes: Record<string, InsideScene> = {
  createGoal: inside(goals, category, (made) => ({ body: about(made) })),
  updateGoal: inside(goals, category, async (made, as, { call }) => {
    const { goal } = await call(createGoal, { as, body: draft })
    return { params: { id: goal?.id ?? 0 }, body: { ...about(made), revision: goal?.revision ?? 0 } }
  }),
  assignGoals: inside(goals, colleague, ({ id }) => {
    const { status: _, ...goal } = goalForm
    return { body: { userIds: [id], goal } }
  }),
  saveContract: async (server) => {
    const [mine, theirs] = [await makeReview(server), await makeReview(server)]
    const reviewOf = new Map([mine, theirs].map(({ person, id }) => [person.id, id]))
    const { id: ownerId } = mine.manager
    const body = { name, about: name, parentId: null, ownerId }
    const { id: kpaId } = await server.call(createKpa, { as: mine.hr, body })
    const line = { kpaId, objectiveId: null, title: '', text: '', dueOn: null, weight: 100 }
    return {
      owner: mine.person,
      intruder: theirs.person,
      call: (as) => ({ params: { id: reviewOf.get(as.id) ?? 0 }, body: { lines: [line], revision: 0 } }),
    }
  },
  changeReviews: chosenReview({ action: 'remind', reason: '', day: null, managerId: null }),
  releaseCalibrations: chosenReview({}, putForward),
  remindOfContracts: chosenReview({}),
  saveCompetencyProfile: inside(
    competencies,
    ({ call }, as) => call(createCompetencyItem, { as, body: { name, tip: name, itemProperties: [] } }),
    async ({ id: competencyItemId }, as, { call }) => {
      const { id = 0 } = await call(createJobRole, { as, body: { name } })
      const items = [{ competencyItemId, level: 'LEVEL_ONE', validMonths: null }]
      return { params: { id }, body: { revision: 0, items } }
    },
  ),
}
