import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const evaluationsScreens = {
  texts: {
    author: textSource(
      () => import('./author.en.json'),
      () => import('./author.de.json'),
    ),
  },
  screens: [
    { name: 'adminEvaluations', texts: ['admin', 'author'], permission: 'evaluations.administer' },
    { name: 'adminEvaluation', texts: ['admin', 'author'], permission: 'evaluations.administer' },
    { name: 'questionBanks', texts: ['admin', 'author'], permission: 'evaluations.administer' },
    { name: 'questionBank', texts: ['admin', 'author'], permission: 'evaluations.administer' },
    { name: 'question', texts: ['admin', 'author', 'questions'], permission: 'evaluations.administer' },
    { name: 'answerSets', texts: ['admin', 'author'], permission: 'evaluations.administer' },
    { name: 'answerSet', texts: ['admin', 'author'], permission: 'evaluations.administer' },
  ],
} as const satisfies FeatureScreens
