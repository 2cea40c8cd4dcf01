import { wordsOf } from '../../../words/words.rules.ts'
import de from './certificates.de.json' with { type: 'json' }
import en from './certificates.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const certificateWords = wordsOf(en, de)

/** By language, for what is made for one reader. */
export const certificateTexts = { en, de }
