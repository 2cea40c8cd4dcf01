import { wordsOf } from '../../../words/words.rules.ts'
import de from './api-tokens.de.json' with { type: 'json' }
import en from './api-tokens.en.json' with { type: 'json' }

export const apiTokenWords = wordsOf(en, de)
