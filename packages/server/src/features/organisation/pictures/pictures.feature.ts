import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import { pictureRoutes } from './pictures.routes.ts'
import { forgetPictures } from './pictures.ts'
import de from './pictures.de.json' with { type: 'json' }
import en from './pictures.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const picturesFeature: Feature = {
  objects,
  routes: [pictureRoutes],
  jobs: [{ name: 'pictures.forget', cron: '27 3 * * *', work: forgetPictures }],
}
