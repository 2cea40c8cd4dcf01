import type { Feature } from '../../../feature.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import {
  answerSetRoutes,
  questionBankRoutes,
  questionFileRoutes,
  questionRoutes,
} from './questions.routes.ts'
import { forgetUnshown } from './pictures/forget-unshown.ts'
import de from './questions.de.json' with { type: 'json' }
import en from './questions.en.json' with { type: 'json' }

const { objects } = wordsOf(en, de)

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const questionsFeature: Feature = {
  objects,
  routes: [answerSetRoutes, questionBankRoutes, questionFileRoutes, questionRoutes],
  jobs: [{ name: 'questionPictures.forget', cron: '2 4 * * 0', work: (kit) => forgetUnshown(kit) }],
}
