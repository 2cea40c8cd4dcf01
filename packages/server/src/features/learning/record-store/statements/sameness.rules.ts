import { isObject, type JsonObject } from './values.rules.ts'

/** What the store itself writes, or what may differ without another meaning. */
const notCompared = new Set(['id', 'stored', 'authority', 'version', 'timestamp', 'attachments'])
/** How something is worded, which may change while it stays the same thing. */
const wording = new Set(['display', 'definition'])
const contextLists = new Set(['parent', 'grouping', 'category', 'other'])

/** One text for all ways to say the same. */
function plain(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => plain(item))
    return name === 'member' || contextLists.has(name)
      ? items.map((item) => JSON.stringify(item)).sort()
      : items
  }
  if (contextLists.has(name) && isObject(value)) return plain([value], name)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !wording.has(key) && !isDefault(key, inner))
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, inner]) => [key, plain(inner, key)]),
  )
}

const isDefault = (key: string, value: unknown) =>
  key === 'objectType' && (value === 'Activity' || value === 'Agent')

const meaningOf = (statement: JsonObject) =>
  JSON.stringify(
    plain(Object.fromEntries(Object.entries(statement).filter(([key]) => !notCompared.has(key)))),
  )

/** Do two say the same? A moment counts where both have one. */
export function saysTheSame(one: JsonObject, other: JsonObject, when?: 'withTimestamp') {
  if (meaningOf(one) !== meaningOf(other)) return false
  if (when !== 'withTimestamp' || one.timestamp === undefined) return true
  return new Date(String(one.timestamp)).getTime() === new Date(String(other.timestamp)).getTime()
}
