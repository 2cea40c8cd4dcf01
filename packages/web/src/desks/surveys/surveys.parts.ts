import type { PartsOf } from '../../lib/screens.ts'
import type { surveysDeskScreens } from './surveys.screens.ts'

export const surveysDeskParts: PartsOf<typeof surveysDeskScreens> = {
  adminSurvey: () => import('./survey-desk.tsx').then((file) => file.SurveyDesk),
}
