import type { Feature } from '../../../feature.ts'
import { listAssetNames } from './imports.queries.ts'
import { forgetOldImports, importJob, resumeImports, runImport } from './package-imports.ts'
import { packageRoutes } from './packages.routes.ts'

export const packagesFeature: Feature = {
  storedNames: listAssetNames,
  routes: [packageRoutes],
  jobs: [{ name: 'packages.forget', cron: '52 3 * * *', work: forgetOldImports }],
  queued: [{ name: importJob, work: runImport, resume: resumeImports }],
}
