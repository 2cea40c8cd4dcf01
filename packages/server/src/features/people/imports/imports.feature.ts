import type { Feature } from '../../../feature.ts'
import { importRoutes } from './imports.routes.ts'
import { importListeners } from './imports.events.ts'
import { importData } from './imports.personal.queries.ts'
import { forgetOldImports } from './imports.ts'
import { resumeImports } from './run/run-import.ts'
import { gatherStatistics } from '../../../db/engine/statistics.ts'
import { importJob, runImport } from './run/run-import.ts'
import { importWords } from './imports.words.ts'

const { objects } = importWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const importsFeature: Feature = {
  objects,
  routes: [importRoutes],
  listeners: importListeners,
  jobs: [
    { name: 'imports.forget', cron: '47 3 * * *', work: forgetOldImports },
    { name: 'imports.resume', cron: '* * * * *', work: (kit) => resumeImports(kit) },
  ],
  personalData: [importData],
  queued: [
    {
      name: importJob,
      work: async (kit, id) => {
        await runImport(kit, id)
        // NOTE: what it has brought is asked for at once.
        await gatherStatistics(kit.engine)
      },
      resume: (kit) => resumeImports(kit, 0),
    },
  ],
}
