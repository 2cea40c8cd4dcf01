import type { Language } from '@oktant/contract/http/http.ts'
import { counted, filledIn } from '../words/words.rules.ts'
import de from './prints.de.json' with { type: 'json' }
import en from './prints.en.json' with { type: 'json' }

const texts = { en, de }

/** Why a question mark stands in a printed text where another sign should. */
export const lackingNote = (signs: number, language: Language) =>
  filledIn(counted(texts[language].lacking, signs), { count: signs })

/** What whoever hears a paper is told in the place of a picture that nobody has described. */
export const pictureWords = { en: en.pictures, de: de.pictures }
