import { wordsOf } from '../../../words/words.rules.ts'
import de from './users.de.json' with { type: 'json' }
import en from './users.en.json' with { type: 'json' }

export const userWords = wordsOf(en, de)
export const userTexts = { en, de }
