import { wordsOf } from '../../../words/words.rules.ts'
import de from './learn.de.json' with { type: 'json' }
import en from './learn.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const learnWords = wordsOf(en, de)
