import type { LocalText } from '@oktant/contract/http/http.ts'
import { useLocalText } from '../language.ts'

/** Fills a message of the catalogue: `%s` in their order, `{name}` by name. */
export function filled(text: string, values: readonly string[] | Record<string, string>) {
  if (!Array.isArray(values)) {
    const named = new Map(Object.entries(values))
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => named.get(name) ?? whole)
  }
  const rest = [...values]
  return text.replace(/%s/g, (whole) => rest.shift() ?? whole)
}

/** Words a message of the catalogue in the reader's language. */
export function useMessage() {
  const text = useLocalText()
  return (message: LocalText, values: readonly string[] | Record<string, string> = []) =>
    filled(text(message), values)
}
