import type { LocalText } from '@oktant/contract/http/http.ts'

/**
 * What entries can be about. A feature adds its own by `declare module`, from the words that it has for them.
 * NOTE: an interface, because only those merge.
 */
// oxlint-disable-next-line typescript/no-empty-interface, typescript/no-empty-object-type
export interface AuditObjects {}
export type AuditObject = keyof AuditObjects & string

/** The names that these words are for. */
export type Named<T> = { readonly [name in keyof T]: true }

export type ObjectWords = Readonly<Record<string, LocalText>>

/** What all features bring, in one; of a name that two bring one would be lost. */
export function joinObjects(parts: readonly ObjectWords[]): ObjectWords {
  const named = parts.flatMap((part) => Object.entries(part))
  const names = named.map(([name]) => name)
  const twice = names.find((name, at) => names.indexOf(name) !== at)
  if (twice) throw new Error(`two features have words for what entries are about: ${twice}`)
  return Object.fromEntries(named)
}
