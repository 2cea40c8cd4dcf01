import { wordsOf } from '../../../words/words.rules.ts'
import de from './attempts.de.json' with { type: 'json' }
import en from './attempts.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const attemptWords = wordsOf(en, de)

/** By language, for what is made for one reader. */
export const attemptTexts = { en, de }
