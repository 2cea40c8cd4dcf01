import { wordsOf } from '../../../words/words.rules.ts'
import de from './certificate-templates.de.json' with { type: 'json' }
import en from './certificate-templates.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const certificateTemplateWords = wordsOf(en, de)
