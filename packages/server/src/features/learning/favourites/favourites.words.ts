import { wordsOf } from '../../../words/words.rules.ts'
import de from './favourites.de.json' with { type: 'json' }
import en from './favourites.en.json' with { type: 'json' }

export const favouriteWords = wordsOf(en, de)
