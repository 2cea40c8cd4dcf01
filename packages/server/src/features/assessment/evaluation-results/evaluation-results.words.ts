import { wordsOf } from '../../../words/words.rules.ts'
import de from './evaluation-results.de.json' with { type: 'json' }
import en from './evaluation-results.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const evaluationResultWords = wordsOf(en, de)

/** By language, for what is made for one reader. */
export const evaluationResultTexts = { en, de }
