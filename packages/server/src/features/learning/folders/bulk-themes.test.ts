import {
  affectedByFolderThemeChange,
  changeFolderThemes,
  type ThemeChange,
} from '@oktant/contract/learning/courses/folder-themes.ts'
import { createFolderTheme, listFolderThemes } from '@oktant/contract/learning/courses/folder-themes.ts'
import { createFolder, readFolder } from '@oktant/contract/learning/courses/folders.ts'
import { expect, test } from 'vitest'
import { newFolder, themeForm } from '../../../../test/kit/content/folders.ts'
import { testServer } from '../../../../test/kit/server.ts'

async function setUp() {
  const server = await testServer()
  const { call, make } = server
  const me = await make.user({ permissions: ['folders.administer'] })
  const create = async (en: string) =>
    (await call(createFolderTheme, { as: me, body: themeForm({ name: { en, de: '' } }) })).id
  const change = (action: ThemeChange['action'], chosen: ThemeChange['chosen'], as = me) =>
    call(changeFolderThemes, { as, body: { action, chosen } })
  const names = async () =>
    (await call(listFolderThemes, { as: me, query: {} })).content.map(({ name }) => name.en)
  return { ...server, me, create, change, names }
}

test('many themes are removed once it is said which folders have them, and brought back to those', async () => {
  const { call, me, create, change, names } = await setUp()
  const ids = [await create('Sea'), await create('Sky')]
  const [themeId = 0] = ids
  const folder = await call(createFolder, { as: me, body: newFolder({ themeId }) })
  const body = { action: 'remove' as const, chosen: { ids } }
  expect(await call(affectedByFolderThemeChange, { as: me, body })).toMatchObject([
    { what: 'changed', count: 2, examples: ['Sea', 'Sky'] },
    { what: 'folders', count: 1 },
  ])
  expect(await change('remove', { ids })).toEqual({ changed: ids, skipped: 0 })
  expect(await names()).toEqual([])
  expect(await change('remove', { ids })).toEqual({ changed: [], skipped: 2 })
  expect(await change('restore', { ids })).toEqual({ changed: ids, skipped: 0 })
  expect(await names()).toEqual(['Sea', 'Sky'])
  expect(await call(readFolder, { as: me, params: { id: folder.id } })).toMatchObject({ themeId })
})

test('all that a filter matches is removed, and none of another company’s', async () => {
  const { make, create, change, names } = await setUp()
  const [sea] = [await create('Sea'), await create('Sky')]
  const filter = { _filterFields: ['name'], _filterValues: ['sea'] }
  expect(await change('remove', { filter })).toEqual({ changed: [sea], skipped: 0 })
  expect(await names()).toEqual(['Sky'])
  const stranger = await make.user({ permissions: ['folders.administer'] })
  expect(await change('restore', { ids: [sea ?? 0] }, stranger)).toMatchObject({ code: 'theme_not_found' })
})
