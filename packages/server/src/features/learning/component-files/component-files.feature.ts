import type { Feature } from '../../../feature.ts'
import { componentFileRoutes } from './component-files.routes.ts'
import { forgetUnused } from './component-files.ts'

export const componentFilesFeature: Feature = {
  routes: [componentFileRoutes],
  jobs: [{ name: 'componentFiles.forget', cron: '22 3 * * *', work: forgetUnused }],
}
