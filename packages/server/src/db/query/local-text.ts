import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { Language } from '@oktant/contract/http/http.ts'

/** A text in somebody's language, else in the other, as lists are put in order by it. */
export function localText(text: SQL | AnyColumn, language: Language) {
  const other = language === 'en' ? 'de' : 'en'
  return sql`coalesce(nullif(${text}->>${language}::text, ''), ${text}->>${other}::text) collate "und-x-icu"`
}
