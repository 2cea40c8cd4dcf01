import { type Scene, two } from '../scene.ts'

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

const holderChange: Scene = async (server) => {
  const pair = await two(server, ['permissions.administer'])
  const mia = await server.make.user({ companyId: pair.owner.companyId })
  const body = { action: 'give', userIds: [mia.id] }
  return { ...pair, call: { params: { id: pair.owner.profileId }, body } }
}

export const profileScenes: Record<string, Scene> = {
  affectedByHolderChange: holderChange,
  affectedByProfileChange: ofProfile({ body: form }),
  affectedByUserProfiles: async (server) => {
    const pair = await two(server, ['permissions.administer'])
    return { ...pair, call: { params: { id: pair.owner.id }, body: { profileIds: [] } } }
  },
  changeProfileHolders: holderChange,
  createPermissionProfile: async (server) => {
    const pair = await two(server, ['permissions.administer'])
    return { ...pair, call: { body: { ...form, copiedFromId: pair.owner.profileId } } }
  },
  listProfileHolders: ofProfile(),
  explainPermissions: async (server) => {
    const pair = await two(server, ['permissions.administer'])
    return { ...pair, call: { params: { id: pair.owner.id } } }
  },
  removePermissionProfile: ofFreeProfile('own-free'),
  resetPermissionProfile: ofFreeProfile('chat'),
  updatePermissionProfile: ofProfile({ body: form }),
}
