import { type Expected, folders } from './who.ts'

export const folderCalls: Expected = {
  createFolder: folders,
  createFolderTheme: folders,
  listAdminFolders: folders,
  listFolderOrder: folders,
  setFolderOrder: folders,
  listFolderThemes: folders,
  readFolder: folders,
  readFolderAffected: folders,
  readFolderChoices: folders,
  readFolderTheme: folders,
  readFolderThemeAffected: folders,
  removeFolder: folders,
  affectedByFolderThemeChange: folders,
  changeFolderThemes: folders,
  removeFolderTheme: folders,
  restoreFolder: folders,
  restoreFolderTheme: folders,
  updateFolder: folders,
  updateFolderTheme: folders,
}
