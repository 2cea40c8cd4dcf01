import type { PartsOf } from '../../../lib/screens.ts'
import type { surveysScreens } from './surveys.screens.ts'

export const surveysParts: PartsOf<typeof surveysScreens> = {
  adminSurveys: () => import('./author/survey-list-screen.tsx').then((file) => file.SurveyListScreen),
}
