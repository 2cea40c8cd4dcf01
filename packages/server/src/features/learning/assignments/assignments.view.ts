import type { CourseAudience, GroupCourse } from '@oktant/contract/learning/assignments.ts'
import type { AudienceRow, HeldRow } from './assignments.queries.ts'
import { ruleOf } from './assignments.rules.ts'

export const heldView = ({
  containerId,
  title,
  state,
  forGroups,
  since,
  ...columns
}: HeldRow): GroupCourse => ({
  containerId,
  title,
  state,
  forGroups,
  since: new Date(since).toISOString(),
  rule: ruleOf(columns),
})

export const audienceView = ({
  groupId,
  name,
  members,
  since,
  isByName,
  given,
  ...columns
}: AudienceRow): CourseAudience['groups'][number] => ({
  groupId,
  name,
  members,
  since: new Date(since).toISOString(),
  rule: ruleOf(columns),
  isByName,
  given: given.map((one) => ({ ...one, since: new Date(one.since).toISOString() })),
})
