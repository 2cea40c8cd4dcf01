import { wordsOf } from '../../../words/words.rules.ts'
import de from './custom-fields.de.json' with { type: 'json' }
import en from './custom-fields.en.json' with { type: 'json' }

export const customFieldWords = wordsOf(en, de)
