import { wordsOf } from '../../../words/words.rules.ts'
import de from './webhooks.de.json' with { type: 'json' }
import en from './webhooks.en.json' with { type: 'json' }

export const webhookWords = wordsOf(en, de)
