import { type Expected, folders } from './who.ts'

export const folderCalls: Expected = {
  createFolder: folders,
  listAdminFolders: folders,
  listFolderOrder: folders,
  setFolderOrder: folders,
  readFolder: folders,
  readFolderAffected: folders,
  readFolderChoices: folders,
  removeFolder: folders,
  restoreFolder: folders,
  updateFolder: folders,
}
