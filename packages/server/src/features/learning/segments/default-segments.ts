import type { LocalText } from '@oktant/contract/http/http.ts'
import type { SegmentKey } from '@oktant/contract/learning/segments.ts'
import { wordsOf } from '../../../words/words.rules.ts'
import de from './segments.de.json' with { type: 'json' }
import en from './segments.en.json' with { type: 'json' }

type SegmentTexts = { title: LocalText; shortTitle: LocalText; description: LocalText }

/** What a new company's segments say; a line of a short title that ends with a hyphen breaks a word. */
export const defaultSegments: Record<SegmentKey, SegmentTexts> = wordsOf(en, de).defaults
