/** What was seen of a video: spans of seconds in order, none touching another. */
export type Span = readonly [from: number, to: number]

/** NOTE: what a place may hold on its way; the shortest spans beyond it are seen once more. */
const mostSpans = 50

const rounded = (seconds: number) => Math.round(seconds * 10) / 10

export function withSpan(seen: readonly Span[], [from, to]: Span): Span[] {
  const result: [number, number][] = []
  for (const [start, end] of [...seen, [from, to] as const].sort((one, other) => one[0] - other[0])) {
    const last = result.at(-1)
    if (last && start <= last[1] + 0.2) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  if (result.length <= mostSpans) return result
  const shortest = result.reduce((least, [start, end], index) => {
    const [begun = 0, over = 0] = result[least] ?? []
    return end - start < over - begun ? index : least
  }, 0)
  return result.filter((_, index) => index !== shortest)
}

export const secondsIn = (seen: readonly Span[]) => seen.reduce((sum, [from, to]) => sum + to - from, 0)

type WatchedPlace = { at: number; of: number; seen: readonly Span[] }

/** As it is kept on the server. */
export const placeText = ({ at, of, seen }: WatchedPlace) =>
  JSON.stringify({
    at: rounded(at),
    of: rounded(of),
    seen: seen.map(([from, to]) => [rounded(from), rounded(to)]),
  })

const isSpan = (value: unknown): value is Span =>
  Array.isArray(value) && value.length === 2 && value.every((side) => typeof side === 'number')

export function placeFrom(text: string): WatchedPlace {
  const nothing = { at: 0, of: 0, seen: [] }
  try {
    const { at, of, seen } = JSON.parse(text)
    const isPlace = typeof at === 'number' && typeof of === 'number' && Array.isArray(seen)
    return isPlace ? { at, of, seen: seen.filter(isSpan) } : nothing
  } catch {
    return nothing
  }
}

// NOTE: whoever left at the very end wants it from the beginning.
const endSeconds = 5

/** Where a video goes on. */
export const resumeAt = ({ at }: Pick<WatchedPlace, 'at'>, duration: number) =>
  at > 1 && at < duration - endSeconds ? at : 0

/** 1:05, or 1:02:05 where it is long. */
export function clock(seconds: number) {
  const whole = Math.max(0, Math.floor(seconds))
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}
