import type { LocalText } from '@oktant/contract/http/http.ts'
import { wordsOf } from '../words/words.rules.ts'
import de from './fields.de.json' with { type: 'json' }
import en from './fields.en.json' with { type: 'json' }

/** What the fields of entries are called; a test that leaves an entry with a field that has no words fails. */
export const fieldWords: Readonly<Record<string, LocalText>> = wordsOf(en, de)
