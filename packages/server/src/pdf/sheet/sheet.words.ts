import de from './sheet.de.json' with { type: 'json' }
import en from './sheet.en.json' with { type: 'json' }

/** What stands on every certificate, whatever its template says. */
export const sheetTexts = { en, de }
