/** How far somebody is with a video: where they are, of how long, and which seconds they have seen. */
export type Watched = { at: number; of: number; seen: readonly Span[] }
export type Span = readonly [from: number, to: number]

const isTime = (value: unknown): value is number =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 && value < 1_000_000
function isSpan(value: unknown): value is Span {
  const [from, to] = Array.isArray(value) && value.length === 2 ? value : []
  return isTime(from) && isTime(to) && from <= to
}

/** What a player has kept; nothing where it is something else. */
export function watchedFrom(text: string): Watched | null {
  const told = parsed(text)
  if (!told || !isTime(told.at) || !isTime(told.of) || !Array.isArray(told.seen)) return null
  return { at: told.at, of: told.of, seen: joined(told.seen.filter(isSpan)) }
}

function parsed(text: string): { at?: unknown; of?: unknown; seen?: unknown } | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' ? value : null
  } catch {
    return null
  }
}

/** Spans in order, with none that touches another. */
export function joined(spans: readonly Span[]): Span[] {
  const result: [number, number][] = []
  for (const [from, to] of [...spans].sort((one, other) => one[0] - other[0])) {
    const last = result.at(-1)
    if (last && from <= last[1]) last[1] = Math.max(last[1], to)
    else result.push([from, to])
  }
  return result
}

/** What was seen before and what is seen now; nothing that was seen is ever unseen. */
export function watchedSince(before: string, now: string): string {
  const [old, fresh] = [watchedFrom(before), watchedFrom(now)]
  if (!fresh) return before
  const of = Math.max(old?.of ?? 0, fresh.of)
  return JSON.stringify({ at: fresh.at, of, seen: joined([...(old?.seen ?? []), ...fresh.seen]) })
}

// NOTE: a player plays twice as fast at most, and its first save comes a moment late.
const fastest = 2
const slackSeconds = 10

/** The share of a video that was seen, in per cent; no more of it than can have been in the time that was spent. */
export function shareWatched({ of, seen }: Watched, seconds: number) {
  if (of <= 0) return 0
  const total = seen.reduce((sum, [from, to]) => sum + Math.min(to, of) - Math.min(from, of), 0)
  const believed = Math.min(total, fastest * seconds + slackSeconds)
  // NOTE: players stop a fraction before the end.
  return Math.min(100, Math.floor((100 * (believed + 0.5)) / of))
}

/** Is a video watched for as much as its author asks? */
export function isWatched(place: string, { seconds, share }: { seconds: number; share: number }) {
  const watched = watchedFrom(place)
  return watched !== null && shareWatched(watched, seconds) >= share
}
