type Json = string | number | boolean | null | Json[] | { [key: string]: Json }
type Branch = { [key: string]: Json }

/** How one value came of another: taken whole, or changed in some of its keys. */
export type Difference = { is: Json } | { keys: Record<string, Difference>; gone?: string[] }

const isBranch = (value: Json | undefined): value is Branch =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const same = (one: Json, other: Json) => JSON.stringify(one) === JSON.stringify(other)

/** Lists of one length are told apart entry by entry, others whole. */
function branchOf(value: Json): Branch | undefined {
  if (Array.isArray(value)) return Object.fromEntries(Object.entries(value))
  return isBranch(value) ? value : undefined
}

function comparable(from: Json, to: Json) {
  if (Array.isArray(from) !== Array.isArray(to)) return false
  return !Array.isArray(from) || !Array.isArray(to) || from.length === to.length
}

export function difference(from: Json, to: Json): Difference | undefined {
  if (same(from, to)) return undefined
  const [before, after] = [branchOf(from), branchOf(to)]
  if (!before || !after || !comparable(from, to)) return { is: to }
  const keys = new Map<string, Difference>()
  for (const [key, value] of Object.entries(after)) {
    const old = Object.hasOwn(before, key) ? before[key] : undefined
    const change = old === undefined ? { is: value } : difference(old, value)
    if (change) keys.set(key, change)
  }
  const gone = Object.keys(before).filter((key) => !Object.hasOwn(after, key))
  return { keys: Object.fromEntries(keys), ...(gone.length > 0 && { gone }) }
}

export function applied(from: Json, change: Difference): Json {
  if ('is' in change) return change.is
  const before = branchOf(from) ?? {}
  const kept = Object.entries(before).filter(([key]) => !change.gone?.includes(key))
  const entries = new Map<string, Json>(kept)
  for (const [key, one] of Object.entries(change.keys)) entries.set(key, applied(before[key] ?? null, one))
  return Array.isArray(from) ? [...entries.values()] : Object.fromEntries(entries)
}
