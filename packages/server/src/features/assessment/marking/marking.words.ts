import { wordsOf } from '../../../words/words.rules.ts'
import de from './marking.de.json' with { type: 'json' }
import en from './marking.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const markingWords = wordsOf(en, de)
