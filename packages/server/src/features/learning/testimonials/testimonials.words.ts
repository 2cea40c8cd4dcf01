import { wordsOf } from '../../../words/words.rules.ts'
import de from './testimonials.de.json' with { type: 'json' }
import en from './testimonials.en.json' with { type: 'json' }

/** In both languages, for what each reader sees in their own. */
export const testimonialWords = wordsOf(en, de)
