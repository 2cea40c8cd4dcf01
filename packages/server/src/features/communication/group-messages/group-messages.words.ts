import { wordsOf } from '../../../words/words.rules.ts'
import de from './group-messages.de.json' with { type: 'json' }
import en from './group-messages.en.json' with { type: 'json' }

export const groupMessageWords = wordsOf(en, de)
