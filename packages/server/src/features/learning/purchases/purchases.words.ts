import { wordsOf } from '../../../words/words.rules.ts'
import de from './purchases.de.json' with { type: 'json' }
import en from './purchases.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const purchaseWords = wordsOf(en, de)
