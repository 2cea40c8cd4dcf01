import { wordsOf } from '../../../words/words.rules.ts'
import de from './mails.de.json' with { type: 'json' }
import en from './mails.en.json' with { type: 'json' }

export const mailsWords = wordsOf(en, de)
