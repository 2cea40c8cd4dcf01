import type { CoursePlace, Section } from '../courses.queries.ts'

/** The sections that a course holds, whether at once or inside another one. */
export function heldSections(
  editionId: number,
  places: readonly CoursePlace[],
  sections: readonly Section[],
) {
  const byId = new Map(sections.map((section) => [section.container.id, section]))
  const held: Section[] = []
  const open = [editionId]
  for (let here = open.shift(); here !== undefined; here = open.shift())
    for (const place of places) {
      const section = place.editionId === here ? byId.get(place.nestedId ?? 0) : undefined
      if (!section || held.includes(section)) continue
      held.push(section)
      open.push(section.edition.id)
    }
  return held
}
