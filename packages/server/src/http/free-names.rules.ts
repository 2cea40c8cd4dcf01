import type { LocalText } from '@oktant/contract/http/http.ts'

/** Those whose names neither what stands there has, nor one before them. */
export function free<R>(
  rows: readonly R[],
  nameOf: (row: R) => LocalText,
  standing: readonly LocalText[],
): R[] {
  const taken = {
    en: new Set(standing.map(({ en }) => en.toLowerCase()).filter(Boolean)),
    de: new Set(standing.map(({ de }) => de.toLowerCase()).filter(Boolean)),
  }
  return rows.filter((row) => {
    const name = nameOf(row)
    const [en, de] = [name.en.toLowerCase(), name.de.toLowerCase()]
    if (taken.en.has(en) || taken.de.has(de)) return false
    if (en) taken.en.add(en)
    if (de) taken.de.add(de)
    return true
  })
}
