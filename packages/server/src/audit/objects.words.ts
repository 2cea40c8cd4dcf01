import { wordsOf } from '../words/words.rules.ts'
import de from './objects.de.json' with { type: 'json' }
import en from './objects.en.json' with { type: 'json' }

/** Everything that entries are about, by the name of its rows; what is not named here cannot be written down. */
export const objectWords = wordsOf(en, de)

export type AuditObject = keyof typeof objectWords
