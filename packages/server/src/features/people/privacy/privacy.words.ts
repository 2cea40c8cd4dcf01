import { wordsOf } from '../../../words/words.rules.ts'
import de from './privacy.de.json' with { type: 'json' }
import en from './privacy.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const privacyWords = wordsOf(en, de)
