import type { Affected, Language, LocalText } from '@oktant/contract/http.ts'
import { textIn } from '@oktant/contract/local-text.ts'

/** How many of what a change touches are named; the rest is counted. */
export const mostNamed = 3

type Named = { title: LocalText } | { name: LocalText }

/** Some of them by name. */
export const someNamed = (rows: readonly Named[], language: Language) =>
  rows.slice(0, mostNamed).map((row) => textIn('title' in row ? row.title : row.name, language))

type Touched = { language: Language; count?: number }

/** What a change touches of one kind; nothing where it touches none. `count` is how many, where `rows` are only some. */
export const touched = (what: string, rows: readonly Named[], { language, count }: Touched): Affected =>
  rows.length > 0 ? [{ what, count: count ?? rows.length, examples: someNamed(rows, language) }] : []
