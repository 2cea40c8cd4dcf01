import { wordsOf } from '../../../words/words.rules.ts'
import de from './package-attempts.de.json' with { type: 'json' }
import en from './package-attempts.en.json' with { type: 'json' }

export const packageAttemptWords = wordsOf(en, de)
