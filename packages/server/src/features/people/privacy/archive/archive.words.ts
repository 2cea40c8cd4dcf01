import type { LocalText } from '@oktant/contract/http/http.ts'
import { wordsOf } from '../../../../words/words.rules.ts'
import de from './archive.de.json' with { type: 'json' }
import en from './archive.en.json' with { type: 'json' }

const words = wordsOf(en, de)

/** What stands in the pages of an archive, beside the data itself. */
export const archiveTexts = { en: en.pages, de: de.pages }

/** The headings of columns; a part that names a column which has none fails a test. */
export const columnWords: Readonly<Record<string, LocalText>> = words.columns

/** What codes mean that have no words elsewhere. */
export const codeWords = words.codes
