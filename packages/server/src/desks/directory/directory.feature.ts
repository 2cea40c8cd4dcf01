import type { Feature } from '../../feature.ts'
import { directoryRoutes } from './directory.routes.ts'

export const directoryFeature: Feature = { routes: [directoryRoutes] }
