import type { Language, LocalText } from '../http/http.ts'

/** A text that people wrote, in somebody's language where it has one, else in the other. */
export const textIn = (text: LocalText, language: Language) => text[language] || text.en || text.de
