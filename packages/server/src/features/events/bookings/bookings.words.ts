import { wordsOf } from '../../../words/words.rules.ts'
import de from './bookings.de.json' with { type: 'json' }
import en from './bookings.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const bookingWords = wordsOf(en, de)

/** By language, for what is made for one reader. */
export const bookingTexts = { en, de }
