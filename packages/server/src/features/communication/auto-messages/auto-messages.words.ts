import { wordsOf } from '../../../words/words.rules.ts'
import de from './auto-messages.de.json' with { type: 'json' }
import en from './auto-messages.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const autoMessageWords = wordsOf(en, de)

/** By language, for what is made for one reader. */
export const autoMessageTexts = { en, de }
