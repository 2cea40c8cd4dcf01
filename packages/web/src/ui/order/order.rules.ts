/** A place in one of several lists, such as a course (0) and its sections. */
export type At = { list: number; index: number }

/** A list with what stood at one place now before another place; the end is one beyond the last. */
export function movedTo<T>(list: readonly T[], from: number, to: number): T[] {
  const moved = list.slice(from, from + 1)
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(to > from ? to - 1 : to, 0, ...moved)
}

/** A list with what stood at one place a step further up or down; as it was where there is no further. */
export function stepped<T>(list: readonly T[], from: number, by: 1 | -1): T[] {
  const to = from + by
  if (to < 0 || to >= list.length) return [...list]
  return movedTo(list, from, by === 1 ? to + 1 : to)
}
