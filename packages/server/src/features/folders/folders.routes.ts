import * as themeChanges from '@oktant/contract/folder-theme-changes.ts'
import * as themes from '@oktant/contract/folder-themes.ts'
import * as order from '@oktant/contract/folder-order.ts'
import * as contract from '@oktant/contract/folders.ts'
import { pagedReply, readPage } from '../../http/paging.ts'
import type { Serve } from '../../http/serve.ts'
import type { Kit } from '../../kit.ts'
import { affectedByThemeChange, changeThemes } from './bulk-themes.ts'
import { findThemes } from './folder-themes.queries.ts'
import {
  affectedByTheme,
  createTheme,
  removeTheme,
  restoreTheme,
  themeView,
  updateTheme,
} from './folder-themes.ts'
import { listOrder, setOrder } from './folder-order.ts'
import { accessTheme } from './folders.access.ts'
import { findFolders } from './folders.queries.ts'
import {
  affectedByFolder,
  createFolder,
  folderRow,
  readFolder,
  readFolderChoices,
  removeFolder,
  restoreFolder,
  updateFolder,
} from './folders.ts'

export function folderRoutes(serve: Serve, { now }: Kit) {
  const at = () => ({ now: now() })
  serve(order.listFolderOrder, ({ db, actor, query }) => listOrder(db, actor, query.parentId ?? null))
  serve(order.setFolderOrder, ({ db, actor, body }) => setOrder(db, actor, body))
  serve(contract.listAdminFolders, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findFolders(db, actor, page)
    return pagedReply(page, rows.map(folderRow), total)
  })
  serve(contract.readFolderChoices, ({ db, actor }) => readFolderChoices(db, actor))
  serve(contract.createFolder, ({ db, actor, body }) => createFolder(db, actor, body, at()))
  serve(contract.readFolder, ({ db, actor, params }) => readFolder(db, actor, params.id))
  serve(contract.updateFolder, ({ db, actor, params, body }) =>
    updateFolder(db, actor, params.id, body, at()),
  )
  serve(contract.readFolderAffected, ({ db, actor, params }) => affectedByFolder(db, actor, params.id))
  serve(contract.removeFolder, ({ db, actor, params }) => removeFolder(db, actor, params.id, at()))
  serve(contract.restoreFolder, ({ db, actor, params }) => restoreFolder(db, actor, params.id, at()))
}

export function folderThemeRoutes(serve: Serve, { now }: Kit) {
  const at = () => ({ now: now() })
  serve(themes.listFolderThemes, async ({ db, actor, query }) => {
    const page = readPage(query)
    const { rows, total } = await findThemes(db, actor, page)
    return pagedReply(page, rows.map(themeView), total)
  })
  serve(themes.createFolderTheme, async ({ db, actor, body }) =>
    themeView(await createTheme(db, actor, body, at())),
  )
  serve(themes.readFolderTheme, async ({ db, actor, params }) =>
    themeView(await accessTheme(db, actor, params.id)),
  )
  serve(themes.updateFolderTheme, async ({ db, actor, params, body }) =>
    themeView(await updateTheme(db, actor, params.id, body, at())),
  )
  serve(themes.readFolderThemeAffected, ({ db, actor, params }) => affectedByTheme(db, actor, params.id))
  serve(themes.removeFolderTheme, ({ db, actor, params }) => removeTheme(db, actor, params.id, at()))
  serve(themeChanges.affectedByFolderThemeChange, ({ db, actor, body }) =>
    affectedByThemeChange(db, actor, body),
  )
  serve(themeChanges.changeFolderThemes, ({ db, actor, body }) => changeThemes(db, actor, body, at()))
  serve(themes.restoreFolderTheme, async ({ db, actor, params }) =>
    themeView(await restoreTheme(db, actor, params.id, at())),
  )
}
