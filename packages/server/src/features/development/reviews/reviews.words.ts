import { wordsOf } from '../../../words/words.rules.ts'
import de from './reviews.de.json' with { type: 'json' }
import en from './reviews.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const reviewWords = wordsOf(en, de)

/** By language, for what is made for one reader. */
export const reviewTexts = { en, de }
