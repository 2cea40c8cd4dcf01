import type { PartsOf } from '../../../lib/screens.ts'
import type { planningScreens } from './planning.screens.ts'

export const planningParts: PartsOf<typeof planningScreens> = {
  trainer: () => import('./own/trainer-screen.tsx').then((file) => file.TrainerScreen),
  trainerEvents: () => import('./list/events-screen.tsx').then((file) => file.EventsScreen),
  trainerEvent: () => import('./event-screen.tsx').then((file) => file.EventScreen),
  eventTemplates: () => import('./templates/templates-screen.tsx').then((file) => file.TemplatesScreen),
  eventTemplate: () => import('./templates/template-screen.tsx').then((file) => file.TemplateScreen),
  facilitators: () => import('./away/facilitators-screen.tsx').then((file) => file.FacilitatorsScreen),
}
