import type { Segment } from '@oktant/contract/segments.ts'
import type { SegmentRow } from './segments.queries.ts'
import { progressOf } from './segments.rules.ts'

/** `passed` is how many of its courses the reader has passed; null for a visitor. */
export function segmentView(row: SegmentRow, passed: number | null): Segment {
  const { id, key, typeId, title, shortTitle, description, position, courseCount } = row
  return {
    id,
    key,
    containerTypeId: typeId,
    name: title,
    shortName: shortTitle,
    description,
    coverImagePath: null,
    position,
    courseCount,
    progress: passed === null ? null : progressOf(passed, courseCount),
  }
}
