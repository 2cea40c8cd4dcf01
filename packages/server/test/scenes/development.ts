import { createRewardKind } from '@oktant/contract/development/reward-kinds.ts'
import { giveReward } from '@oktant/contract/development/rewards.ts'
import { addTalkAction, createTalk } from '@oktant/contract/development/talks.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { byHand } from '../../src/features/development/reward-kinds/reward-kinds.expected.ts'
import { type Scene, type Server, two } from './scene.ts'

const rights: Permission[] = ['reviews.take', 'reviews.lead', 'reviews.administer']
const form = { topic: '', talkOn: '2026-12-03' }
const action = { text: 'Ask for a mentor', dueOn: null, doer: 'person' as const }
/** Somebody who leads a person, and somebody of another company who may do as much there. */
async function leading(server: Server) {
  const pair = await two(server, rights)
  const { companyId, id: managerId } = pair.owner
  return { ...pair, person: await server.make.user({ companyId, managerId, permissions: rights }) }
}

const ofTalk =
  (rest: object = {}, params: object = {}): Scene =>
  async (server) => {
    const { owner, intruder, person } = await leading(server)
    const { id } = await server.call(createTalk, { as: owner, body: { ...form, userId: person.id } })
    return { owner, intruder, call: { params: { id, ...params }, ...rest } }
  }

const ofAction =
  (rest: object = {}): Scene =>
  async (server) => {
    const { owner, intruder, person } = await leading(server)
    const { id } = await server.call(createTalk, { as: owner, body: { ...form, userId: person.id } })
    const made = await server.call(addTalkAction, { as: owner, params: { id }, body: action })
    return { owner, intruder, call: { params: { id, actionId: made.id }, ...rest } }
  }

export const developmentScenes: Record<string, Scene> = {
  addTalkAction: ofTalk({ body: action }),
  createTalk: async (server) => {
    const { owner, intruder, person } = await leading(server)
    return { owner, intruder, call: { body: { ...form, userId: person.id } } }
  },
  readTalk: ofTalk(),
  removeTalk: ofTalk(),
  removeTalkAction: ofAction(),
  saveTalkText: ofTalk({ body: { text: 'Mine', number: 0 } }, { part: 'notes' }),
  updateTalk: ofTalk({ body: { ...form, revision: 0 } }),
  updateTalkAction: ofAction({ body: { ...action, isDone: true, revision: 0 } }),
  giveReward: async (server) => {
    const { owner, intruder, person } = await leading(server)
    const { id } = await server.call(createRewardKind, { as: owner, body: byHand })
    return { owner, intruder, call: { body: { userId: person.id, kindId: id, reason: 'Well done' } } }
  },
  takeRewardBack: async (server) => {
    const { owner, intruder, person } = await leading(server)
    const made = await server.call(createRewardKind, { as: owner, body: byHand })
    const body = { userId: person.id, kindId: made.id, reason: 'Well done' }
    const { id } = await server.call(giveReward, { as: owner, body })
    return { owner, intruder, call: { params: { id }, body: { reason: 'By mistake' } } }
  },
}
