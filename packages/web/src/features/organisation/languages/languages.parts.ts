import type { PartsOf } from '../../../lib/screens.ts'
import type { languagesScreens } from './languages.screens.ts'

export const languagesParts: PartsOf<typeof languagesScreens> = {
  languages: () => import('./languages-screen.tsx').then((file) => file.LanguagesScreen),
}
