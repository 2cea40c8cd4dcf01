import { type Scene, two } from './scene.ts'

const form = { name: { en: 'Own', de: 'Eigenes' }, permissions: ['permissions.administer'] }

const ofProfile =
  (rest: object = {}): Scene =>
  async (server) => {
    const pair = await two(server, ['permissions.administer'])
    return { ...pair, call: { params: { id: pair.owner.profileId }, ...rest } }
  }

/** A profile that nobody holds, by the key of one that every company begins with. */
const ofFreeProfile =
  (key: string): Scene =>
  async (server) => {
    const pair = await two(server, ['permissions.administer', 'chat.use'])
    const [row] = await server.engine.query(
      `insert into profiles (company_id, key, name, authorities, permissions)
     values ($1, $2, '{"en":"Chat","de":"Chat"}', '[]', '[]') returning id`,
      [pair.owner.companyId, key],
    )
    return { ...pair, call: { params: { id: Number(row?.id) } } }
  }

export const profileScenes: Record<string, Scene> = {
  explainPermissions: async (server) => {
    const pair = await two(server, ['permissions.administer'])
    return { ...pair, call: { params: { id: pair.owner.id } } }
  },
  removePermissionProfile: ofFreeProfile('own-free'),
  resetPermissionProfile: ofFreeProfile('chat'),
  updatePermissionProfile: ofProfile({ body: form }),
}
