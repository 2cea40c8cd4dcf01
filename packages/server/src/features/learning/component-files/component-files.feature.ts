import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { componentFileRoutes } from './component-files.routes.ts'
import { forgetUnused } from './component-files.ts'
import de from './component-files.de.json' with { type: 'json' }
import en from './component-files.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const componentFilesFeature: Feature = {
  objects,
  routes: [componentFileRoutes],
  jobs: [{ name: 'componentFiles.forget', cron: '22 3 * * *', work: forgetUnused }],
}
