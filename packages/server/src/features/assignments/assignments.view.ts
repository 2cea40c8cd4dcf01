import type { GroupCourse } from '@oktant/contract/assignments.ts'
import type { HeldRow } from './assignments.queries.ts'
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
