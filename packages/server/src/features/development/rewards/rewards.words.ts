import { wordsOf } from '../../../words/words.rules.ts'
import de from './rewards.de.json' with { type: 'json' }
import en from './rewards.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const rewardWords = wordsOf(en, de)
