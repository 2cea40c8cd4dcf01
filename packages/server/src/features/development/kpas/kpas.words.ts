import { wordsOf } from '../../../words/words.rules.ts'
import de from './kpas.de.json' with { type: 'json' }
import en from './kpas.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const kpaWords = wordsOf(en, de)
