import { wordsOf } from '../../../words/words.rules.ts'
import de from './push-devices.de.json' with { type: 'json' }
import en from './push-devices.en.json' with { type: 'json' }

export const pushDeviceWords = wordsOf(en, de)
