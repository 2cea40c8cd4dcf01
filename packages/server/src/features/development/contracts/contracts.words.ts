import { wordsOf } from '../../../words/words.rules.ts'
import de from './contracts.de.json' with { type: 'json' }
import en from './contracts.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const contractWords = wordsOf(en, de)

/** By language, for what is made for one reader. */
export const contractTexts = { en, de }
