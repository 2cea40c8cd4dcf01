import { nameDeputy } from '@oktant/contract/people/deputies.ts'
import type { Permission } from '@oktant/contract/kit/permissions.ts'
import { type Scene, two } from '../scene.ts'

const deciding: Permission[] = ['bookings.decide', 'bookings.decideForHr']
const day = () => new Date(Date.now() + 3 * 86_400_000).toISOString().slice(0, 10)

export const deputyScenes: Record<string, Scene> = {
  nameDeputy: async (server) => {
    const pair = await two(server, deciding)
    const deputy = await server.make.user({ companyId: pair.owner.companyId, permissions: deciding })
    const body = { userId: null, deputyId: deputy.id, fromDay: day(), untilDay: day(), kinds: ['bookings'] }
    return { ...pair, call: { body } }
  },
  endDeputy: async (server) => {
    const pair = await two(server, deciding)
    const deputy = await server.make.user({ companyId: pair.owner.companyId, permissions: deciding })
    const body = {
      userId: null,
      deputyId: deputy.id,
      fromDay: day(),
      untilDay: day(),
      kinds: ['bookings' as const],
    }
    const { id = 0 } = await server.call(nameDeputy, { as: pair.owner, body })
    return { ...pair, call: { params: { id } } }
  },
}
