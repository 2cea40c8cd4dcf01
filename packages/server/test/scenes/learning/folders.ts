import { createFolder, removeFolder } from '@oktant/contract/learning/courses/folders.ts'
import { folderForm, newFolder } from '../../kit/content/folders.ts'
import type { Made } from '../../kit/make.ts'
import { type Scene, type Server, two } from '../scene.ts'

type Before = (server: Server, owner: Made, id: number) => Promise<unknown>

const ofFolder =
  (rest: object = {}, before?: Before): Scene =>
  async (server) => {
    const pair = await two(server, ['folders.administer'])
    const { id = 0 } = await server.call(createFolder, { as: pair.owner, body: newFolder() })
    await before?.(server, pair.owner, id)
    return { ...pair, call: { params: { id }, ...rest } }
  }

export const folderScenes: Record<string, Scene> = {
  createFolder: async (server) => {
    const pair = await two(server, ['folders.administer'])
    const { id: parentId } = await server.call(createFolder, { as: pair.owner, body: newFolder() })
    return { ...pair, call: { body: newFolder({ parentId }) } }
  },
  listFolderOrder: async (server) => {
    const pair = await two(server, ['folders.administer'])
    const { id: parentId } = await server.call(createFolder, { as: pair.owner, body: newFolder() })
    return { ...pair, call: { query: { parentId } } }
  },
  setFolderOrder: async (server) => {
    const pair = await two(server, ['folders.administer'])
    const { id: parentId } = await server.call(createFolder, { as: pair.owner, body: newFolder() })
    const inside = newFolder({ parentId, title: { en: 'Inside', de: '' } })
    const { id } = await server.call(createFolder, { as: pair.owner, body: inside })
    return { ...pair, call: { body: { parentId, ids: [id] } } }
  },
  readFolder: ofFolder(),
  readFolderAffected: ofFolder(),
  removeFolder: ofFolder(),
  restoreFolder: ofFolder({}, (server, as, id) => server.call(removeFolder, { as, params: { id } })),
  updateFolder: async (server) => {
    const pair = await two(server, ['folders.administer'])
    const { id = 0, revision } = await server.call(createFolder, { as: pair.owner, body: newFolder() })
    return { ...pair, call: { params: { id }, body: { ...folderForm(), revision } } }
  },
}
