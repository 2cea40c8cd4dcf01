import { wordsOf } from '../../../words/words.rules.ts'
import de from './sessions.de.json' with { type: 'json' }
import en from './sessions.en.json' with { type: 'json' }

export const sessionWords = wordsOf(en, de)
