import { wordsOf } from '../../../words/words.rules.ts'
import de from './regrades.de.json' with { type: 'json' }
import en from './regrades.en.json' with { type: 'json' }

export const regradeWords = wordsOf(en, de)
