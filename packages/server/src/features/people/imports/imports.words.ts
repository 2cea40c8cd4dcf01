import { wordsOf } from '../../../words/words.rules.ts'
import de from './imports.de.json' with { type: 'json' }
import en from './imports.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const importWords = wordsOf(en, de)

/** By language, for what is made for one reader. */
export const importTexts = { en, de }
