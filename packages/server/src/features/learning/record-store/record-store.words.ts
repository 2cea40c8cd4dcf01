import { wordsOf } from '../../../words/words.rules.ts'
import de from './record-store.de.json' with { type: 'json' }
import en from './record-store.en.json' with { type: 'json' }

export const recordStoreWords = wordsOf(en, de)
