import { flagAttempt, overrideScore } from '@oktant/contract/assessment/facilitation.ts'
import { makeFacilitated } from '../../kit/content/facilitation.ts'
import type { Made } from '../../kit/make.ts'
import type { Scene, Server } from '../scene.ts'

type Seen = { id: number; wrong: number; as: Made; server: Server }

/** A facilitator with an attempt to look at, and one of another company. */
const facilitating =
  (call: (seen: Seen) => object | Promise<object>): Scene =>
  async (server) => {
    const { facilitator: owner, take } = await makeFacilitated(server)
    const { id, wrong } = await take()
    const intruder = await server.make.user({ permissions: ['evaluations.moderate'] })
    return { owner, intruder, call: await call({ id, wrong, as: owner, server }) }
  }
const known = { score: 0, overriddenAt: null }
const given = { score: 2, reason: 'The picture was wrong.', known }

export const facilitationScenes: Record<string, Scene> = {
  flagAttempt: facilitating(({ id }) => ({
    params: { id },
    body: { questionScoreId: null, note: 'Look again.' },
  })),
  overrideScore: facilitating(({ id, wrong }) => ({ params: { id, questionScoreId: wrong }, body: given })),
  readFacilitated: facilitating(({ id }) => ({ params: { id } })),
  settleFlag: facilitating(async ({ id, as, server }) => {
    const body = { questionScoreId: null, note: 'Look again.' }
    const { flags } = await server.call(flagAttempt, { as, params: { id }, body })
    return { params: { id, flagId: flags[0]?.id }, body: { isSettled: true } }
  }),
  takeOverrideBack: facilitating(async ({ id, wrong, as, server }) => {
    const params = { id, questionScoreId: wrong }
    const { overrides } = await server.call(overrideScore, { as, params, body: given })
    return { params, query: { overriddenAt: overrides[0]?.at } }
  }),
}
