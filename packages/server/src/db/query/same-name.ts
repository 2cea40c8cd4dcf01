import type { LocalText } from '@oktant/contract/http/http.ts'
import { type SQL, sql, type SQLWrapper } from 'drizzle-orm'

/** Is a name the same in either language? One that is empty is the name of nothing. */
export function sameName(column: SQLWrapper, name: LocalText): SQL {
  const same = (language: 'en' | 'de') =>
    name[language] ? sql`lower(${column}->>${language}) = lower(${name[language]})` : sql`false`
  return sql`(${same('en')} or ${same('de')})`
}
