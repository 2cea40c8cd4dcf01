import type { PartsOf } from '../../../lib/screens.ts'
import type { messageTemplatesScreens } from './message-templates.screens.ts'

export const messageTemplatesParts: PartsOf<typeof messageTemplatesScreens> = {
  messageTemplates: () => import('./templates-screen.tsx').then((file) => file.TemplatesScreen),
  messageTemplate: () => import('./template-screen.tsx').then((file) => file.TemplateScreen),
}
