import { Type as t, type Static } from '@sinclair/typebox'
import { Id, LocalText, orNull } from '../../http/http.ts'

/** How far somebody is with a component or a container. */
export const progressStates = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'COMPLETED',
  'PASSED',
  'FAILED',
  'UNDER_REVIEW',
] as const
export type ProgressState = (typeof progressStates)[number]
export const ProgressState = t.Union(progressStates.map((name) => t.Literal(name)))

/** What a rule decided with, for the words that say why; `text` names what is meant. */
export const reasons = [
  'not_begun',
  'under_way',
  'returned',
  'opened',
  'read',
  'acknowledged',
  'submitted',
  'package_done',
  'mark_reached',
  'mark_reached_before',
  'mark_missed',
  'mark_below',
  'level_reached',
  'level_missed',
  'with_assessor',
  'held',
  'confirmed',
  'watched',
  'captions_read',
  'counted_as_seen',
  'attended',
  'children_left',
  'children_done',
  'nothing_counts',
  'previous_missing',
  'all_missing',
  'some_missing',
  'not_yet',
  'switched_off',
  'not_bought',
  'gone',
  'cancelled',
  'mark_missing',
  'mark_unshown',
] as const
export type Reason = Static<typeof Reason>
export const Reason = t.Object({
  code: t.Union(reasons.map((name) => t.Literal(name))),
  count: t.Optional(t.Integer()),
  of: t.Optional(t.Integer()),
  day: t.Optional(t.String()),
  text: t.Optional(LocalText),
})

/** By which learning groups somebody has a course. */
export type Assigned = Static<typeof Assigned>
export const Assigned = t.Object({
  isMandatory: t.Boolean(),
  because: t.Array(
    t.Object({
      groupId: Id,
      name: LocalText,
      /** The group holds those who were given this course by name: its name says nothing to them. */
      isByName: t.Boolean(),
      /** By whom, where it was by name and that is known. */
      givenBy: orNull(t.String()),
      since: t.String(),
      isMandatory: t.Boolean(),
      dueOn: orNull(t.String()),
    }),
  ),
})

/** What opens a course again for somebody who has passed it. */
export const periodReasons = ['recertification', 'certificate'] as const
export type PeriodReason = (typeof periodReasons)[number]

/** A later period of a course that somebody passed before; the records of the earlier ones stay. */
export const Period = t.Object({
  number: t.Integer(),
  by: t.Union(periodReasons.map((name) => t.Literal(name))),
  openedAt: t.String(),
  /** YYYY-MM-DD, in the learner's time zone. */
  dueOn: orNull(t.String()),
  /** When it was passed before, the last time. */
  passedBefore: orNull(t.String()),
})
