import { wordsOf } from '../../../words/words.rules.ts'
import de from './learning-groups.de.json' with { type: 'json' }
import en from './learning-groups.en.json' with { type: 'json' }

export const learningGroupWords = wordsOf(en, de)
