import { wordsOf } from '../../../words/words.rules.ts'
import de from './talks.de.json' with { type: 'json' }
import en from './talks.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const talkWords = wordsOf(en, de)
