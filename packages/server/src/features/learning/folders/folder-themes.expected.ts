import { createFolderTheme, removeFolderTheme } from '@oktant/contract/learning/courses/folder-themes.ts'
import { type Expected, folders } from '../../../../test/access-matrix/who.ts'
import { themeForm } from '../../../../test/kit/content/folders.ts'
import type { Made } from '../../../../test/kit/make.ts'
import { chosen, type InsideScene } from '../../../../test/scenes/inside/inside.ts'
import { type Scene, type Server, two } from '../../../../test/scenes/scene.ts'

export const calls: Expected = {
  createFolderTheme: folders,
  listFolderThemes: folders,
  readFolderTheme: folders,
  readFolderThemeAffected: folders,
  affectedByFolderThemeChange: folders,
  changeFolderThemes: folders,
  removeFolderTheme: folders,
  restoreFolderTheme: folders,
  updateFolderTheme: folders,
}

type Before = (server: Server, owner: Made, id: number) => Promise<unknown>

const ofTheme =
  (rest: object = {}, before?: Before): Scene =>
  async (server) => {
    const pair = await two(server, ['folders.administer'])
    const { id = 0 } = await server.call(createFolderTheme, { as: pair.owner, body: themeForm() })
    await before?.(server, pair.owner, id)
    return { ...pair, call: { params: { id }, ...rest } }
  }

export const scenes: Record<string, Scene> = {
  readFolderTheme: ofTheme(),
  readFolderThemeAffected: ofTheme(),
  removeFolderTheme: ofTheme(),
  restoreFolderTheme: ofTheme({}, (server, as, id) => server.call(removeFolderTheme, { as, params: { id } })),
  updateFolderTheme: ofTheme({ body: { ...themeForm(), revision: 0 } }),
}

const themes = chosen(
  ['folders.administer'],
  ({ call }, as) => call(createFolderTheme, { as, body: themeForm() }),
  { action: 'remove' },
)

export const insideScenes: Record<string, InsideScene> = {
  affectedByFolderThemeChange: themes,
  changeFolderThemes: themes,
}
