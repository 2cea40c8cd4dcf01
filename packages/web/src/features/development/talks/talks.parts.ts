import type { PartsOf } from '../../../lib/screens.ts'
import type { talksScreens } from './talks.screens.ts'

export const talksParts: PartsOf<typeof talksScreens> = {
  talks: () => import('./talks-screen.tsx').then((file) => file.TalksScreen),
  talk: () => import('./talk-screen.tsx').then((file) => file.TalkScreen),
}
