import type { Segment } from '@oktant/contract/learning/segments.ts'
import type { SegmentRow } from './segments.queries.ts'
import { progressOf } from './segments.rules.ts'

/** `passed` are the courses that the reader has passed; null for a visitor, who sees only what is open to them. */
export function segmentView(row: SegmentRow, passed: ReadonlySet<number> | null): Segment {
  const { id, key, typeId, title, shortTitle, description, position, courseIds, openCourses } = row
  return {
    id,
    key,
    containerTypeId: typeId,
    name: title,
    shortName: shortTitle,
    description,
    coverImagePath: null,
    position,
    courseCount: passed ? courseIds.length : openCourses,
    progress: passed && progressOf(courseIds.filter((course) => passed.has(course)).length, courseIds.length),
  }
}
