import type { Segment } from '@oktant/contract/segments.ts'
import type { Actor } from '../../access/actor.ts'
import type { SegmentRow } from './segments.queries.ts'
import { progressOf } from './segments.rules.ts'

// NOTE: no course keeps a record of its learners yet, so nobody has passed one.
const passedCourses = 0

export function segmentView(actor: Actor | null, row: SegmentRow): Segment {
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
    progress: actor && progressOf(passedCourses, courseCount),
  }
}
