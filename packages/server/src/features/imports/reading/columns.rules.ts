import type { LocalText } from '@oktant/contract/http.ts'

/** A field that a column may fill, its names in both languages, and what else headings call it. */
export type FieldPlan = {
  key: string
  label: LocalText
  words: readonly string[]
  isRequired: boolean
  /** A new entry is refused without it; what is there already may leave it out. */
  isNeededForNew?: boolean
  isUnique?: boolean
}

/** A heading as it is compared: letters and digits alone. */
export const plainHeading = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/ß/g, 'ss')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** For each heading its field: as it was mapped last, else by the words known for it; each field once. */
export function mapColumns(
  header: readonly string[],
  fields: readonly FieldPlan[],
  last: Record<string, string> = {},
): string[] {
  const known = new Map<string, string>()
  for (const { key, label, words } of fields)
    for (const word of [key, label.en, label.de, ...words])
      if (!known.has(plainHeading(word))) known.set(plainHeading(word), key)
  const exists = new Set(fields.map(({ key }) => key))
  const given = new Set<string>()
  return header.map((heading) => {
    const plain = plainHeading(heading)
    const before = Object.hasOwn(last, plain) ? last[plain] : undefined
    const key = before === '' || (before && exists.has(before)) ? before : known.get(plain)
    if (!plain || !key || given.has(key)) return ''
    given.add(key)
    return key
  })
}

/** Is every mandatory field filled by a column, and none by two? */
export function areMapped(
  columns: readonly string[],
  header: readonly string[],
  fields: readonly FieldPlan[],
) {
  const named = columns.filter((key) => key !== '')
  const exists = new Set(fields.map(({ key }) => key))
  return (
    columns.length === header.length &&
    named.length > 0 &&
    new Set(named).size === named.length &&
    named.every((key) => exists.has(key)) &&
    fields.every(({ key, isRequired }) => !isRequired || named.includes(key))
  )
}
