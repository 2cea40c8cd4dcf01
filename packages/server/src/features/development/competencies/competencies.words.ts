import { wordsOf } from '../../../words/words.rules.ts'
import de from './competencies.de.json' with { type: 'json' }
import en from './competencies.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const competencyWords = wordsOf(en, de)

/** By language, for what is made for one reader. */
export const competencyTexts = { en, de }
