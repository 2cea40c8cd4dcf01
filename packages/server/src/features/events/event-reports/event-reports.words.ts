import de from './event-reports.de.json' with { type: 'json' }
import en from './event-reports.en.json' with { type: 'json' }

/** By language, for what is made for one reader. */
export const eventReportTexts = { en, de }
