import { wordsOf } from '../../../words/words.rules.ts'
import de from './audit.de.json' with { type: 'json' }
import en from './audit.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const auditWords = wordsOf(en, de)
