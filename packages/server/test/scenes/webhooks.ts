import { createWebhook, removeWebhook } from '@oktant/contract/organisation/webhooks.ts'
import type { Made } from '../kit/make.ts'
import { insertDelivery } from '../../src/features/organisation/webhooks/deliveries.queries.ts'
import { type Scene, type Server, two } from './scene.ts'

export const webhookForm = {
  name: 'Directory',
  url: 'https://hooks.oktant.invalid/people',
  events: ['user.created' as const],
}

const makeHook = async ({ call }: Server, as: Made) =>
  (await call(createWebhook, { as, body: webhookForm })).webhook.id

const ofHook =
  (rest: object = {}): Scene =>
  async (server) => {
    const pair = await two(server, ['system.administer'])
    return { ...pair, call: { params: { id: await makeHook(server, pair.owner) }, ...rest } }
  }

const removed: Scene = async (server) => {
  const scene = await ofHook()(server)
  await server.call(removeWebhook, { as: scene.owner, ...(scene.call as { params: { id: number } }) })
  return scene
}

const ofDelivery: Scene = async (server) => {
  const pair = await two(server, ['system.administer'])
  const { companyId } = pair.owner
  const { id } = await insertDelivery(server.db, {
    companyId,
    webhookId: await makeHook(server, pair.owner),
    messageId: 'msg_1',
    event: 'user.created',
    data: { userId: 1 },
    happenedAt: new Date(),
    position: 1,
  })
  return { ...pair, call: { params: { id } } }
}

export const webhookScenes: Record<string, Scene> = {
  affectedByWebhookRemoval: ofHook(),
  listWebhookDeliveries: ofHook({ query: {} }),
  readWebhook: ofHook(),
  readWebhookDelivery: ofDelivery,
  removeWebhook: ofHook(),
  replayWebhookDeliveries: ofHook({ body: { chosen: { ids: [1] } } }),
  restoreWebhook: removed,
  rotateWebhookSecret: ofHook({ body: { overlapHours: 1 } }),
  skipWebhookDelivery: ofDelivery,
  switchWebhook: ofHook({ body: { isActive: false } }),
  testWebhook: ofHook(),
  updateWebhook: ofHook({ body: webhookForm }),
}
