import type { Feature } from '../../../feature.ts'
import { surveyRoutes } from './surveys.routes.ts'
import { surveyListeners } from './surveys.events.ts'
import { surveyData, surveySubjectData } from './surveys.personal.queries.ts'
import { surveyInvitationLetter, surveyReminderLetter } from './surveys.letters.ts'
import { closeSurveys } from './close/close-surveys.ts'
import { inviteToSurveys, remindOfSurveys } from './invite/tell-surveys.ts'
import { surveyWords } from './surveys.words.ts'

const { objects } = surveyWords

declare module '../../../audit/objects.rules.ts' {
  interface AuditObjects extends Named<typeof objects> {}
}

export const surveysFeature: Feature = {
  objects,
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
