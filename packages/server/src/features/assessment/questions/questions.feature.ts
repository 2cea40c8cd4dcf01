import type { Feature } from '../../../feature.ts'
import {
  answerSetRoutes,
  questionBankRoutes,
  questionFileRoutes,
  questionRoutes,
} from './questions.routes.ts'
import { forgetUnshown } from './pictures/forget-unshown.ts'

export const questionsFeature: Feature = {
  routes: [answerSetRoutes, questionBankRoutes, questionFileRoutes, questionRoutes],
  jobs: [{ name: 'questionPictures.forget', cron: '2 4 * * 0', work: (kit) => forgetUnshown(kit) }],
}
