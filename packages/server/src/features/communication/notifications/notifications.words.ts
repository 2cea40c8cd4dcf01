import { wordsOf } from '../../../words/words.rules.ts'
import de from './notifications.de.json' with { type: 'json' }
import en from './notifications.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const notificationWords = wordsOf(en, de)

/** By language, for what is made for one reader. */
export const notificationTexts = { en, de }
