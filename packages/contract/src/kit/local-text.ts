import type { Language, LocalText } from '../http/http.ts'

/** A text that people wrote, in somebody's language where it has one, else in the other. */
export const textIn = (text: LocalText, language: Language) => text[language] || text.en || text.de

/** A message as the specification prints it, with each `%s` in its turn; in one pass, so that a value is never read as a pattern. */
export function withValues(text: string, ...values: readonly (string | number)[]) {
  let next = 0
  return text.replaceAll('%s', (gap) => String(values[next++] ?? gap))
}
