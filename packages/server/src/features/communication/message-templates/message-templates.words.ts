import { wordsOf } from '../../../words/words.rules.ts'
import de from './message-templates.de.json' with { type: 'json' }
import en from './message-templates.en.json' with { type: 'json' }

export const messageTemplateWords = wordsOf(en, de)
