import { wordsOf } from '../../../words/words.rules.ts'
import de from './surveys.de.json' with { type: 'json' }
import en from './surveys.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const surveyWords = wordsOf(en, de)

/** By language, for what is made for one reader. */
export const surveyTexts = { en, de }
