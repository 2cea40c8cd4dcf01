import * as ofThemes from '@oktant/contract/learning/courses/folder-themes.ts'
import * as order from '@oktant/contract/learning/courses/folder-order.ts'
import * as contract from '@oktant/contract/learning/courses/folders.ts'
import { pagedReply, readPage } from '../../../http/answer/paging.ts'
import type { Serve } from '../../../http/serve.ts'
import type { Kit } from '../../../kit.ts'
import { serveRecord } from '../../../records/serve-record.ts'
import { themes, themeView } from './folder-themes.ts'
import { listOrder, setOrder } from './folder-order.ts'
import { findFolders } from './folders.queries.ts'
import {
  affectedByFolder,
  createFolder,
  folderRow,
  readFolder,
  readFolderChoices,
  readLibrary,
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
  serve(contract.readLibrary, ({ db, actor }) => readLibrary(db, actor))
  serve(contract.createFolder, ({ db, actor, body }) => createFolder(db, actor, body, at()))
  serve(contract.readFolder, ({ db, actor, params }) => readFolder(db, actor, params.id))
  serve(contract.updateFolder, ({ db, actor, params, body }) =>
    updateFolder(db, actor, params.id, body, at()),
  )
  serve(contract.readFolderAffected, ({ db, actor, params }) => affectedByFolder(db, actor, params.id))
  serve(contract.removeFolder, ({ db, actor, params }) => removeFolder(db, actor, params.id, at()))
  serve(contract.restoreFolder, ({ db, actor, params }) => restoreFolder(db, actor, params.id, at()))
}

export function folderThemeRoutes(serve: Serve, kit: Kit) {
  const calls = {
    list: ofThemes.listFolderThemes,
    create: ofThemes.createFolderTheme,
    read: ofThemes.readFolderTheme,
    update: ofThemes.updateFolderTheme,
    affected: ofThemes.readFolderThemeAffected,
    remove: ofThemes.removeFolderTheme,
    restore: ofThemes.restoreFolderTheme,
    affectedByChange: ofThemes.affectedByFolderThemeChange,
    change: ofThemes.changeFolderThemes,
  }
  serveRecord(serve, kit, calls, { ...themes, view: themeView, row: themeView })
}
