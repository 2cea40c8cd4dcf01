import { writeDevice } from '../../src/push/push.queries.ts'
import { type Scene, two } from './scene.ts'

export const pushScenes: Record<string, Scene> = {
  turnOffPush: async (server) => {
    const pair = await two(server)
    const { companyId, id: userId } = pair.owner
    const endpoint = `https://fcm.googleapis.com/fcm/send/${userId}`
    const { id } = await writeDevice(server.db, {
      companyId,
      userId,
      endpoint,
      p256dh: 'k',
      auth: 'a',
      device: 'd',
    })
    return { ...pair, call: { params: { id } } }
  },
}
