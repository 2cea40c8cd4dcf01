import type { PartsOf } from '../../../lib/screens.ts'
import type { webinarsScreens } from './webinars.screens.ts'

export const webinarsParts: PartsOf<typeof webinarsScreens> = {
  webinar: () => import('./webinar-screen.tsx').then((file) => file.WebinarScreen),
}
