import { wordsOf } from '../../../words/words.rules.ts'
import de from './goals.de.json' with { type: 'json' }
import en from './goals.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const goalWords = wordsOf(en, de)

/** By language, for what is made for one reader. */
export const goalTexts = { en, de }
