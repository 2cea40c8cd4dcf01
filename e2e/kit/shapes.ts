/** What a value looks like, whatever it says: two that differ in numbers, times and keys alone look the same. */
export function shapeOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.slice(0, 1).map(shapeOf)
  if (value === null || typeof value !== 'object') return value === null ? 'null' : typeof value
  const parts = Object.entries(value).toSorted(([one], [other]) => one.localeCompare(other))
  return Object.fromEntries(parts.map(([name, part]) => [name, shapeOf(part)]))
}
