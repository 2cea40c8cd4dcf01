import { wordsOf } from '../../../words/words.rules.ts'
import de from './recordings.de.json' with { type: 'json' }
import en from './recordings.en.json' with { type: 'json' }

export const recordingWords = wordsOf(en, de)
