import { saveContract } from '@oktant/contract/development/contracts.ts'
import { archiveKpa, createKpa } from '@oktant/contract/development/kpas.ts'
import { permissions, type Permission } from '@oktant/contract/kit/permissions.ts'
import { makeReview } from '../kit/content/reviews.ts'
import type { Scene, Server } from './scene.ts'
import { two } from './scene.ts'

// NOTE: the names of the catalogue, which the compiler cannot see through `Object.keys`.
const everything = Object.keys(permissions) as Permission[]
const rights: Permission[] = ['reviews.administer']
const form = { name: { en: 'Customers', de: 'Kundschaft' }, about: { en: '', de: '' } }
const lines = [{ kpaId: null, objectiveId: null, title: 'Grow', text: '', dueOn: null, weight: 100 }]

const changed = lines.map((line) => ({ ...line, title: 'Grow more' }))

/** An area of the one company, for which somebody of the other asks. */
const ofKpa =
  (more: (server: Server, made: { id: number; revision: number; companyId: number }) => object): Scene =>
  async (server) => {
    const pair = await two(server, rights)
    const { companyId, id: ownerId } = pair.owner
    const made = await server.call(createKpa, { as: pair.owner, body: { ...form, parentId: null, ownerId } })
    const call = await more(server, { ...made, companyId })
    return { ...pair, call: { params: { id: made.id }, ...call } }
  }

/** The same of the contract of a review, of which somebody has written a version. */
const ofContract =
  (who: 'person' | 'manager', more: object = {}): Scene =>
  async (server) => {
    const one = await makeReview(server)
    const params = { id: one.id }
    await server.call(saveContract, { as: one.manager, params, body: { lines, revision: 0 } })
    const intruder = await server.make.user({ permissions: everything })
    return { owner: one[who], intruder, call: { params, ...more } }
  }

export const contractScenes: Record<string, Scene> = {
  readKpa: ofKpa(() => ({})),
  updateKpa: ofKpa(() => ({ body: { ...form, revision: 0 } })),
  moveKpa: ofKpa(() => ({ body: { parentId: null, revision: 0 } })),
  handOverKpa: ofKpa(async ({ make }, { companyId }) => {
    const { id } = await make.user({ companyId })
    return { body: { ownerId: id, reason: 'A new task', revision: 0 } }
  }),
  archiveKpa: ofKpa(() => ({ body: { revision: 0 } })),
  restoreKpa: async (server) => {
    const scene = await ofKpa(() => ({ body: { revision: 1 } }))(server)
    const params = (scene.call as { params: { id: number } }).params
    await server.call(archiveKpa, { as: scene.owner, params, body: { revision: 0 } })
    return scene
  },
  createKpa: async (server) => {
    const pair = await two(server, rights)
    const { id: ownerId } = pair.owner
    const above = await server.call(createKpa, { as: pair.owner, body: { ...form, parentId: null, ownerId } })
    return { ...pair, call: { body: { ...form, parentId: above.id, ownerId } } }
  },
  readContract: ofContract('person'),
  saveContract: ofContract('person', { body: { lines: changed, revision: 1 } }),
  signContract: ofContract('person', { body: { version: 1, revision: 1 } }),
  printContract: ofContract('manager', { body: { version: 1 } }),
}
