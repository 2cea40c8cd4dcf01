import type { Segment } from '@oktant/contract/segments.ts'
import type { SegmentRow } from './segments.queries.ts'
import { progressOf } from './segments.rules.ts'

/** `passed` are the courses that the reader has passed; null for a visitor. */
export function segmentView(row: SegmentRow, passed: ReadonlySet<number> | null): Segment {
  const { id, key, typeId, title, shortTitle, description, position, courseIds } = row
  return {
    id,
    key,
    containerTypeId: typeId,
    name: title,
    shortName: shortTitle,
    description,
    coverImagePath: null,
    position,
    courseCount: courseIds.length,
    progress: passed && progressOf(courseIds.filter((course) => passed.has(course)).length, courseIds.length),
  }
}
