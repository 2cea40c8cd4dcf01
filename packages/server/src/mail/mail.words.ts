import { wordsOf } from '../words/words.rules.ts'
import de from './mail.de.json' with { type: 'json' }
import en from './mail.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const mailWords = wordsOf(en, de)

/** By language, for what is made for one reader. */
export const mailTexts = { en, de }
