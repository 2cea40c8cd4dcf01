import type { LocalText } from '@oktant/contract/http/http.ts'

/** A field that a column may fill, its names in both languages, and what else headings call it. */
export type FieldPlan = {
  key: string
  label: LocalText
  words: readonly string[]
  isRequired: boolean
  /** A new entry is refused without it; what is there already may leave it out. */
  isNeededForNew?: boolean
  isUnique?: boolean
  /** It tells one line from another, so not all can have the same. */
  isEachOnes?: boolean
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

export const canBeOne = ({ isUnique, isEachOnes }: FieldPlan) => !isUnique && !isEachOnes

type Values = Readonly<Record<string, string>>

/** Of the values that were given to every line, those that still can be. */
export function valuesLeft(values: Values, columns: readonly string[], fields: readonly FieldPlan[]): Values {
  const free = fields.filter((field) => canBeOne(field) && !columns.includes(field.key)).map(({ key }) => key)
  return Object.fromEntries(Object.entries(values).filter(([key]) => free.includes(key)))
}

type Mapping = { columns: readonly string[]; header: readonly string[]; values?: Values | undefined }

/** Is every mandatory field filled, by a column or by one value for all, and none by two? */
export function areMapped({ columns, header, values = {} }: Mapping, fields: readonly FieldPlan[]) {
  const given = Object.keys(valuesLeft(values, columns, fields))
  if (given.length < Object.keys(values).length || !given.every((key) => values[key]?.trim())) return false
  const named = [...columns.filter((key) => key !== ''), ...given]
  const exists = new Set(fields.map(({ key }) => key))
  return (
    columns.length === header.length &&
    named.length > 0 &&
    new Set(named).size === named.length &&
    named.every((key) => exists.has(key)) &&
    fields.every(({ key, isRequired }) => !isRequired || named.includes(key))
  )
}
