import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { folderRoutes, folderThemeRoutes } from './folders.routes.ts'
import de from './folders.de.json' with { type: 'json' }
import en from './folders.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const foldersFeature: Feature = {
  objects,
  routes: [folderRoutes, folderThemeRoutes],
}
