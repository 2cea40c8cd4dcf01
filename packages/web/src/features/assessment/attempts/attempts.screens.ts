import type { FeatureScreens } from '../../../lib/screens.ts'
import { textSource } from '../../../lib/words/said/texts.ts'

export const attemptsScreens = {
  texts: {
    attempts: textSource(
      () => import('./attempts.en.json'),
      () => import('./attempts.de.json'),
    ),
  },
  screens: [
    {
      name: 'evaluationPreview',
      texts: ['attempts', 'questions'],
      module: 'learning',
      load: () => import('./screens/preview-screen.tsx').then((file) => file.PreviewScreen),
    },
    {
      name: 'openQuiz',
      texts: ['attempts', 'questions'],
      load: () => import('./screens/open-quiz-screen.tsx').then((file) => file.OpenQuizScreen),
    },
  ],
} as const satisfies FeatureScreens
