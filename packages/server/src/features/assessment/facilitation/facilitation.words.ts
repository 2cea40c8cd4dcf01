import { wordsOf } from '../../../words/words.rules.ts'
import de from './facilitation.de.json' with { type: 'json' }
import en from './facilitation.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const facilitationWords = wordsOf(en, de)
