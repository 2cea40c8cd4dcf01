import { wordsOf } from '../../../words/words.rules.ts'
import de from './connections.de.json' with { type: 'json' }
import en from './connections.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const connectionWords = wordsOf(en, de)
