import type { Feature } from '../../../feature.ts'
import { surveyRoutes } from './surveys.routes.ts'
import { surveyListeners } from './surveys.events.ts'
import { surveyData, surveySubjectData } from './surveys.personal.queries.ts'
import { surveyInvitationLetter, surveyReminderLetter } from './surveys.letters.ts'
import { closeSurveys } from './close/close-surveys.ts'
import { inviteToSurveys, remindOfSurveys } from './invite/tell-surveys.ts'

export const surveysFeature: Feature = {
  routes: [surveyRoutes],
  listeners: surveyListeners,
  jobs: [
    { name: 'surveys.close', cron: '2 * * * *', work: (kit) => closeSurveys(kit) },
    { name: 'surveys.invite', cron: '* * * * *', work: (kit) => inviteToSurveys(kit) },
    { name: 'surveys.remind', cron: '27 * * * *', work: (kit) => remindOfSurveys(kit) },
  ],
  letters: [surveyInvitationLetter, surveyReminderLetter],
  personalData: [surveyData, surveySubjectData],
}
