import { wordsOf } from '../../../words/words.rules.ts'
import de from './registration.de.json' with { type: 'json' }
import en from './registration.en.json' with { type: 'json' }

export const registrationWords = wordsOf(en, de)
export const registrationTexts = { en, de }
