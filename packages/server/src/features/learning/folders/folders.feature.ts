import type { Feature } from '../../../feature.ts'
import { folderRoutes, folderThemeRoutes } from './folders.routes.ts'

export const foldersFeature: Feature = {
  routes: [folderRoutes, folderThemeRoutes],
}
