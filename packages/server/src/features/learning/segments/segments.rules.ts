/** Whole per cent of a segment's courses that somebody has passed; a segment without courses has no progress. */
export function progressOf(passed: number, courses: number) {
  return courses > 0 ? Math.floor((100 * Math.min(passed, courses)) / courses) : 0
}
