import type { PartsOf } from '../../../lib/screens.ts'
import type { foldersScreens } from './folders.screens.ts'

export const foldersParts: PartsOf<typeof foldersScreens> = {
  folders: () => import('./folders-screen.tsx').then((file) => file.FoldersScreen),
  folder: () => import('./folder-screen.tsx').then((file) => file.FolderScreen),
  folderThemes: () => import('./themes-screen.tsx').then((file) => file.FolderThemesScreen),
  folderTheme: () => import('./theme-screen.tsx').then((file) => file.FolderThemeScreen),
}
