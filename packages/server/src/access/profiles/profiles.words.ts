import { wordsOf } from '../../words/words.rules.ts'
import de from './profiles.de.json' with { type: 'json' }
import en from './profiles.en.json' with { type: 'json' }

/** What the profiles are called that a new company begins with, by their keys. */
export const profileNames = wordsOf(en, de)
