import type { Segment } from '@oktant/contract/learning/segments.ts'

/** A person's progress over all courses of all segments; null for a visitor, who has none. */
export function overallProgress(segments: readonly Pick<Segment, 'progress' | 'courseCount'>[]) {
  if (segments.some(({ progress }) => progress === null)) return null
  const courses = segments.reduce((sum, { courseCount }) => sum + courseCount, 0)
  if (courses === 0) return 0
  const done = segments.reduce((sum, { progress, courseCount }) => sum + (progress ?? 0) * courseCount, 0)
  return Math.round(done / courses)
}

const softHyphen = '\u00ad'

/** A name that may break where its short form breaks a compound: "Produktions-" + "kapazität". */
export function withSoftHyphens(name: string, shortName: string) {
  const compounds = shortName.match(/\S+(?:-\n\S+)+/g) ?? []
  return compounds.reduce((text, compound) => {
    const parts = compound.split('-\n')
    return text.replace(parts.join(''), parts.join(softHyphen))
  }, name)
}

/** The segments before and after one, around the circle. */
export function neighbours<S extends { id: number }>(segments: readonly S[], id: number) {
  const index = segments.findIndex((segment) => segment.id === id)
  if (index < 0 || segments.length < 2) return null
  const previous = segments.at(index - 1)
  const next = segments[(index + 1) % segments.length]
  return previous && next ? { previous, next } : null
}
