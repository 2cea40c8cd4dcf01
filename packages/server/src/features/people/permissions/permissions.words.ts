import { wordsOf } from '../../../words/words.rules.ts'
import de from './permissions.de.json' with { type: 'json' }
import en from './permissions.en.json' with { type: 'json' }

export const permissionWords = wordsOf(en, de)
