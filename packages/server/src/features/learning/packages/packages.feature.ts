import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { listAssetNames } from './imports.queries.ts'
import { forgetOldImports, importJob, resumeImports, runImport } from './package-imports.ts'
import { packageRoutes } from './packages.routes.ts'
import de from './packages.de.json' with { type: 'json' }
import en from './packages.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const packagesFeature: Feature = {
  objects,
  storedNames: listAssetNames,
  routes: [packageRoutes],
  jobs: [{ name: 'packages.forget', cron: '52 3 * * *', work: forgetOldImports }],
  queued: [{ name: importJob, work: runImport, resume: resumeImports }],
}
