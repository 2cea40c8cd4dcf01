import { wordsOf } from '../../../words/words.rules.ts'
import de from './absences.de.json' with { type: 'json' }
import en from './absences.en.json' with { type: 'json' }

export const absenceWords = wordsOf(en, de)
