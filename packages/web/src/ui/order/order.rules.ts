/** A place in one of several lists, such as a course (0) and its sections. */
export type OrderPlace = { list: number; index: number }

/** A list with what stood at one place now before another place; the end is one beyond the last. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = list.slice(from, from + 1)
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to > from ? to - 1 : to, 0, ...moved)
}

/** A list in which what stood at one place stands at another; as it was where there is no such place. */
export function placed<T>(list: readonly T[], from: number, at: number): T[] {
  if (at < 0 || at >= list.length) return [...list]
  return movedTo(list, from, at > from ? at + 1 : at)
}
