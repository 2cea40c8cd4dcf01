import type { Affected, Language, LocalText } from '@oktant/contract/http/http.ts'
import { textIn } from '@oktant/contract/kit/local-text.ts'

/** How many of what a change touches are named; the rest is counted. */
export const mostNamed = 3

type Named = { title: LocalText } | { name: LocalText }

/** Some of them by name. */
export const someNamed = (rows: readonly Named[], language: Language) =>
  rows.slice(0, mostNamed).map((row) => textIn('title' in row ? row.title : row.name, language))

/** What a change of many rows would change, and which of them it would leave as they are. */
export function ofChoice<R>(
  { rows, left }: { rows: readonly R[]; left: readonly R[] },
  nameOf: (row: R) => string,
): Affected {
  const named = (some: readonly R[]) => some.slice(0, mostNamed).map(nameOf)
  return [
    { what: 'changed', count: rows.length, examples: named(rows) },
    { what: 'skipped', count: left.length, examples: named(left) },
  ]
}

type Touched = { language: Language; count?: number }

/** What a change touches of one kind; nothing where it touches none. `count` is how many, where `rows` are only some. */
export const touched = (what: string, rows: readonly Named[], { language, count }: Touched): Affected =>
  rows.length > 0 ? [{ what, count: count ?? rows.length, examples: someNamed(rows, language) }] : []
