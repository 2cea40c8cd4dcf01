import { wordsOf } from '../../../words/words.rules.ts'
import de from './deputies.de.json' with { type: 'json' }
import en from './deputies.en.json' with { type: 'json' }

export const deputyWords = wordsOf(en, de)
