import { Type as t, type Static } from '@sinclair/typebox'
import { Affected, endpoint, Id, idParams, LocalText, orNull } from '../http/http.ts'
import { ContainerState } from './courses/containers.ts'

/** Whoever joins a group when a course of it was due already is to be through so many days later. */
export const lateJoinerDays = 14

/** Until when somebody is to have passed a course: at no time, by a day, or so many days after joining the group. */
export const dueRules = ['none', 'day', 'days'] as const
export type DueRule = Static<typeof DueRule>
export const DueRule = t.Object({
  by: t.Union(dueRules.map((name) => t.Literal(name))),
  /** YYYY-MM-DD, for `day`; it ends where the person lives. Whoever joins after it has `lateJoinerDays`. */
  day: t.Optional(t.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' })),
  /** For `days`: counted from joining the group, or from when the group got the course where that is later. */
  days: t.Optional(t.Integer({ minimum: 0, maximum: 3650 })),
})

/** What a learning group makes of a course for its people. */
export type AssignmentRule = Static<typeof AssignmentRule>
export const AssignmentRule = t.Object({
  isMandatory: t.Boolean(),
  due: DueRule,
  /** After so many months it is to be passed again; null where once is enough. */
  recertifyMonths: orNull(t.Integer({ minimum: 1, maximum: 120 })),
})

export type GroupCourse = Static<typeof GroupCourse>
export const GroupCourse = t.Object({
  containerId: Id,
  title: LocalText,
  state: ContainerState,
  forGroups: t.Boolean(),
  since: t.String(),
  rule: AssignmentRule,
})

/** So many courses can be given to a group at once, and so many can it have. */
export const mostGroupCourses = 500

const someCourses = t.Array(Id, { minItems: 1, maxItems: mostGroupCourses })
const administers = 'courses.administer'
const groupNotFound = 'learning_group_not_found'

export const listGroupCourses = endpoint({
  method: 'GET',
  path: '/admin/learning-group/:id/course',
  access: administers,
  summary: 'Lists the courses that a learning group gives its people, mandatory ones first.',
  params: idParams,
  reply: t.Array(GroupCourse),
  errors: [groupNotFound],
})

export const affectedByGroupCourses = endpoint({
  method: 'POST',
  path: '/admin/learning-group/:id/course/affected',
  access: administers,
  summary: 'Says how many people courses of a learning group would touch; nothing changes.',
  params: idParams,
  body: t.Object({ containerIds: someCourses, rule: AssignmentRule }),
  reply: Affected,
  changes: false,
  errors: [groupNotFound, 'assignment_invalid', 'courses_unknown'],
})

export const setGroupCourses = endpoint({
  method: 'PUT',
  path: '/admin/learning-group/:id/course',
  access: administers,
  summary: 'Gives a learning group courses, each by its own rule, and changes the rule of those that it has.',
  params: idParams,
  body: t.Object({
    courses: t.Array(t.Object({ containerId: Id, rule: AssignmentRule }), {
      minItems: 1,
      maxItems: mostGroupCourses,
    }),
  }),
  reply: t.Object({
    added: t.Array(Id),
    /** The rules that were changed, as they were. */
    before: t.Array(t.Object({ containerId: Id, rule: AssignmentRule })),
  }),
  errors: [groupNotFound, 'assignment_invalid', 'courses_unknown', 'too_many_courses'],
})

export const removeGroupCourses = endpoint({
  method: 'POST',
  path: '/admin/learning-group/:id/course/remove',
  access: administers,
  summary: 'Takes courses from a learning group; what its people did in them stays.',
  params: idParams,
  body: t.Object({ containerIds: someCourses }),
  reply: t.Object({ changed: t.Integer() }),
  errors: [groupNotFound],
})

export const restoreGroupCourses = endpoint({
  method: 'POST',
  path: '/admin/learning-group/:id/course/restore',
  access: administers,
  summary: 'Gives a learning group courses back that were taken from it, as they were.',
  params: idParams,
  body: t.Object({ containerIds: someCourses }),
  reply: t.Object({ changed: t.Integer() }),
  errors: [groupNotFound],
})

/** So many of those who have a course by name are named beside it; the others are in the group’s own list. */
export const mostGiven = 10

export type CourseAudience = Static<typeof CourseAudience>
export const CourseAudience = t.Object({
  /** Seen by the people of its learning groups alone, and by whoever has begun it. */
  forGroups: t.Boolean(),
  groups: t.Array(
    t.Object({
      groupId: Id,
      name: LocalText,
      members: t.Integer(),
      since: t.String(),
      rule: AssignmentRule,
      /** The group holds those who were given the course by name; the latest of them, by whom and when. */
      isByName: t.Boolean(),
      given: t.Array(
        t.Object({
          userId: Id,
          fullName: t.String(),
          givenBy: orNull(t.String()),
          since: t.String({ format: 'date-time' }),
        }),
      ),
    }),
  ),
})

export const readCourseAudience = endpoint({
  method: 'GET',
  path: '/admin/container/:id/audience',
  access: administers,
  summary: 'Reads which learning groups have a course, and whether others see it.',
  params: idParams,
  reply: CourseAudience,
  errors: ['container_not_found'],
})

export const setCourseAudience = endpoint({
  method: 'PUT',
  path: '/admin/container/:id/audience',
  access: administers,
  summary: 'Shows a course to everybody, or to the people of its learning groups alone.',
  params: idParams,
  body: t.Object({ forGroups: t.Boolean() }),
  reply: CourseAudience,
  errors: ['container_not_found', 'container_invalid'],
})
