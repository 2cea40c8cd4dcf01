import type { Feature } from '../../../feature.ts'
import { answerMeeting } from './meeting-page.ts'
import { tellOfWebinars, webinarListeners } from './webinars.events.ts'
import { presenceData } from './webinars.personal.queries.ts'
import { webinarRoutes } from './webinars.routes.ts'

export const webinarsFeature: Feature = {
  routes: [webinarRoutes],
  listeners: webinarListeners,
  jobs: [{ name: 'webinars.tell', cron: '* * * * *', work: (kit) => tellOfWebinars(kit) }],
  personalData: [presenceData],
  contentPages: [answerMeeting],
}
